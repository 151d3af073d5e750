// Where a mobile number is entered and proved by a code
export const tenDigits = '10 अंकों का नंबर'
export const sendingOtp = 'OTP भेजा जा रहा है...'

// The consent to be contacted
export const mayContact = <T>(creditReportTerms: (name: string) => T) => [
  'मेरी लोन की ज़रूरत के बारे में आप मुझसे इस नंबर पर संपर्क कर सकते हैं। अगर आप कभी मुझसे मेरी क्रेडिट रिपोर्ट देखने की इजाज़त माँगें, तो ',
  creditReportTerms('क्रेडिट रिपोर्ट की शर्तें'),
  ' लागू होंगी।',
]

// The code
export const sentTo = <T>(number: T, changeNumber: (text: string) => T) => [
  number,
  ' पर भेजा गया है। ',
  changeNumber('नंबर बदलें'),
]
export const otpOf = (digits: number) => `${digits} अंकों का OTP`
export const demoCode = <T>(code: T) => ['डेमो मोड: कोई SMS नहीं भेजा जाता। आपका OTP है ', code]
export const yourOtpIs = (code: string) => `आपका OTP है ${code}`
export const resendIn = (seconds: number) => `${seconds} सेकंड बाद OTP दोबारा मँगा सकते हैं`
export const resend = 'OTP दोबारा भेजें'
