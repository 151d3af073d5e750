// Where a mobile number is entered and proved by a code: at the sign-in, and when it is changed
export const tenDigits = '10-digit number'
export const sendingOtp = 'Sending OTP...'

// The consent to be contacted
/** @param creditReportTerms makes a link with this text */
export const mayContact = <T>(creditReportTerms: (name: string) => T) => [
  'You may contact me on this number about my loan request. The ',
  creditReportTerms('Credit Report Terms'),
  ' apply if you ever ask for my credit report.',
]

// The code
/** @param number an element; @param changeNumber makes a button with this text */
export const sentTo = <T>(number: T, changeNumber: (text: string) => T) => [
  'Sent to ',
  number,
  '. ',
  changeNumber('Change number'),
]
export const otpOf = (digits: number) => `${digits}-digit OTP`
/** @param code an element */
export const demoCode = <T>(code: T) => ['Demo mode: no SMS is sent. Your code is ', code]
export const yourOtpIs = (code: string) => `Your OTP is ${code}`
export const resendIn = (seconds: number) => `Resend OTP in ${seconds} s`
export const resend = 'Resend OTP'
