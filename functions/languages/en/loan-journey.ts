// The progress bar, and what shows while a form loads
export const steps = ['Register', 'Details', 'Offers']
export const loadingDetails = 'Loading your details'

// At the top, after the address of a page that does not exist
export const unknownPath = 'The page you asked for doesn’t exist'
export const homePage = 'Home page'
export const compareLoans = 'Compare loans'

// The mobile number
export const startWithMobile = 'Start with your mobile number'
export const whyMobile = (codeDigits: number) =>
  `We send a ${codeDigits}-digit code. It’s free, lenders don’t get your number, and it won’t affect your credit score.`
export const mobileNumber = 'Mobile number'
export const logInWithOtp = 'Login with OTP'
export const registerWithOtp = 'Register with OTP'
export const otherOtpIn = (seconds: number) => `You can get another OTP on this number in ${seconds} seconds.`

/** @param notice makes a link with this text */
export const adultsOnly = <T>(notice: (text: string) => T) => [
  'Tulna is only for people aged 18 and over. Before you agree, read ',
  notice('what we ask for and why'),
  '.',
]

// The consent to the terms. A `Link` makes a link with the name of a legal text.
type Link<T> = (name: string) => T
export const acceptTerms = <T>(terms: Link<T>, privacy: Link<T>) => [
  'I accept the ',
  terms('Terms of Use'),
  ' and the ',
  privacy('Privacy Policy'),
  '.',
]

// The code
export const enterCode = 'Enter your code'
export const verifyAndLogIn = 'Verify & Login'

// The date of birth, asked for when the number may have a new owner
export const confirmIdentity = 'Confirm it’s you'
/** @param otherNumber makes a button with this text */
export const whyConfirm = <T>(otherNumber: (text: string) => T) => [
  'You haven’t signed in for a while, and mobile numbers change hands. Enter your date of birth to continue, or ',
  otherNumber('use another number'),
  '.',
]
export const continueOn = 'Continue'

// The details
export const aboutYou = 'A few details about you'
export const aboutYouText = 'About two minutes. Nothing is sent to a lender.'
export const name = 'Name'
export const nameAsOnPan = 'Name as per PAN Card'
export const gender = 'Gender'
export const chooseGender = 'Choose your gender'
export const dob = 'Date of birth'
export const dobHint = 'Such as 21/07/1994'
/** @param phone the toll-free number */
export const underAge = (phone: string) =>
  `Tulna is only for adults. As long as this date shows that you are under 18, nothing on this page is saved. If it is right, call us on ${phone}, and we erase your number too.`
export const workAndPay = 'Your work and pay'
export const profession = 'Profession'
export const chooseProfession = 'Choose your profession'
export const income = 'Monthly income'
export const incomeHint = 'Your usual monthly take-home pay'
export const incomeRead = (amount: string) => `${amount} a month`
export const panAndAadhaar = 'PAN and Aadhaar'
export const noCreditCheck = 'We don’t look up your credit report. Comparing won’t affect your credit score.'
export const pan = 'PAN'
export const whyPan = 'Lenders check your credit history with it. We only keep it with your request.'
export const aadhaar = 'Aadhar'
export const whyAadhaar = 'Lenders confirm your identity with it. We keep only its last 4 digits.'
export const twelveDigits = '12 digits'
export const next = 'Next'

// The loan
export const loanNeeded = 'The loan you need'
export const loanNeededText = 'We compare all lenders for it. Nothing is sent to a lender yet.'
export const purposeSet = (purpose: string) => `We set the loan purpose to ${purpose}; you can change it.`
export const choseOtherwise = (choices: string) => `You chose ${choices}. The form shows different values.`
export const useMyChoice = 'Use my choice'
export const loanType = 'Loan type'
export const chooseLoanType = 'Choose a loan type'
export const loanPurpose = 'Loan purpose'
export const choosePurpose = 'Choose a purpose'
export const loanAmount = 'Loan amount'
export const tenure = 'Tenure'
/** @param amount an element */
export const fromMonthly = <T>(amount: T, hasFees: boolean) => [
  'From ',
  amount,
  hasFees ? ' a month with fees' : ' a month, no fees',
]
/**
 * @param lender an element
 * @param count of the offers that match; with 0, this one is the cheapest of those that take too much of the pay
 */
export const cheapestOf = <T>(lender: T, count: number) => [
  lender,
  count === 0
    ? ': a stretch, with EMIs above half of your pay.'
    : count === 1
      ? ': the only offer that matches.'
      : `: the cheapest of ${count} that match.`,
]
export const noneFits = 'No offer that we can price matches this loan today.'
export const back = 'Back'
export const checkOffers = 'Check Offers'

// Without the network, or the server
export const savedHere = 'Saved on this device. We’ll send it when you’re back online.'
export const keepPageOpen = 'We don’t save your Aadhaar number, so keep this page open.'
export const seeOffersHere = 'See the offers on this device'
export const detailsNotLoaded =
  'We couldn’t load the details you saved before. You can still fill in this form.'
