export const title = 'My Tulna'
export const parts = 'Parts of My Tulna'
export const yourRequest = 'Your loan request'
export const yourData = 'Your data'
export const yourConsents = 'Your consents'
export const whoHasSeen = 'Who has seen it'
export const closeAccount = 'Close my account'
// Parts of the names above, for phones.
export const tabs = {
  request: 'Your loan',
  data: 'Data',
  consents: 'Consents',
  seen: 'Seen',
  close: 'Close',
}
export const loadingData = 'Loading your data'
export const notLoaded = 'We couldn’t load your data'

// Your loan request
export const noRequest = 'You haven’t saved a loan request yet.'
export const startRequest = 'Tell us what you need'
export const seeOffers = 'See my offers'
export const changeRequest = 'Change it'
export const lendersOpened = 'Lenders you opened'
export const noLenders = 'Offers on which you press “Apply Now” appear here, as we showed them.'
export const openedOn = (day: string) => `Opened on ${day}`
export const offerGone = 'An offer that is no longer listed'
/** @param figures such as `₹1,00,000 over 2 years` */
export const shown = (figures: string, emi: string, apr: string) =>
  `We showed you ${figures}: an EMI of ${emi}, APR ${apr}.`
export const shownWithoutPrice = (figures: string) =>
  `We showed you ${figures}. We couldn’t work out a price.`
export const termsThatDay = 'Terms on that day'
export const documentsAsked = 'Documents'
export const complain = 'Where to complain'
export const didYouApply = 'Did you apply?'
export const answers = { yes: 'Yes', no: 'No', 'not-yet': 'Not yet' }
export const onlyYouSee = 'Only you see this.'

// Your data
export const field = 'What'
export const value = 'What we hold'
export const notSaved = 'Not saved'
export const changeDetails = 'Change my details'
export const changeNumber = 'Change my number'
export const howToChangeNumber = (codeDigits: number) =>
  `We send a ${codeDigits}-digit code to the new number. From then on you sign in with it, and every other device is signed out.`
export const newNumber = 'New mobile number'
export const consentForNumber = 'Please tick this box to continue'
export const noContactThere = 'We will not contact you on the new number either.'
export const sendOtp = 'Send OTP'
export const verifyAndChange = 'Verify & change'
export const mayBeChanged = 'Your number may have changed already. Please sign in with the new one.'
export const fromYou = (day: string) => `You gave us all of it, and registered on ${day}.`
export const since = (day: string) => `Since ${day}`
export const allSince = (day: string) => `We have had it since ${day}.`
export const mobile = 'Mobile number'
export const verified = (mobile: string) => `${mobile} (checked by a code)`
export const notVerified = (mobile: string) => `${mobile} (not checked)`
export const name = 'Name'
export const gender = 'Gender'
export const dob = 'Date of birth'
export const profession = 'Profession'
export const income = 'Monthly income'
export const pan = 'PAN'
export const aadhaar = 'Aadhaar number'
export const aadhaarDigits = (masked: string) => `${masked}: only the last four digits`
export const loanType = 'Loan type'
export const purpose = 'Purpose'
export const amount = 'Amount'
export const tenure = 'Tenure'
export const signedIn = 'Your latest sign-in'
export const whyMobile = 'To sign you in and keep others out. To contact you, if you agree.'
export const whyDob =
  'To check that you are an adult, to find offers for your age, and to keep others out of your account.'
export const whyName = 'To know whom the loan request is from.'
export const whyDecide = 'To find offers you can get.'
export const whyPan = 'Kept with your loan request, because lenders ask for it. We don’t check your credit.'
export const whyAadhaar = 'So that you can recognise it.'
export const whyLoan = 'To compare offers for exactly this loan.'
export const whySignedIn = 'We note it to erase accounts that nobody uses.'
export const alsoHeld =
  'Your consents, the lenders you opened, your answers, your nominee, the complaints you sent while signed in, and who has seen your details. All of it is in the file.'
export const otherComplaints =
  'A complaint that you sent without signing in is not in the file, because we can’t be sure that it is yours. Ask us about it with its reference number.'
export const aboutYou = 'About you'
export const signIn = 'Sign-in'
export const whyHeld = 'Why we hold this'
export const whatElse = 'What else we hold'
export const showPan = 'Show PAN'
export const hidePan = 'Hide PAN'
export const downloadAll = 'Download all of it (JSON)'
export const downloadTables = 'Download tables (CSV)'
export const part = 'Part'
export const time = 'Time'

// Your consents
export const consentsIntro = 'What you agreed to, in the words we showed you.'
export const noConsents = 'We have no consent of yours on record.'
export const kinds = { mobile: 'To contact you', terms: 'To our terms' }
export const version = (day: string) => `Version of ${day}`
export const given = (first: string, last: string) =>
  first === last ? `Given on ${first}` : `Given on ${first}, last on ${last}`
export const withdrawnOn = (day: string) => `Withdrawn on ${day}`
export const stayWithdrawn =
  'We will not contact you. The box that you tick when you sign in does not change this.'
export const againAgrees = 'If you allow contact again, you agree to this:'
export const receipt = 'Download receipt'
export const receiptFailed = 'We couldn’t make the receipt. Please try again.'
export const withdrawContact = 'Withdraw: stop contacting me'
export const withdrawTerms = 'Withdraw and close my account'
export const giveAgain = 'Allow contact again'
export const termsNote =
  'Without this consent you cannot have an account, so withdrawing it closes your account.'
export const readTerms = 'Terms of Use'
export const readPrivacy = 'Privacy Policy'

// Who has seen it
export const seenIntro =
  'Every time an administrator opened your details, and every list of all borrowers that was exported since you registered. We show the last year.'
export const noNames = 'We show the day and the role, not the person’s name.'
export const theList =
  'Administrators also see a list of all borrowers with name, number and loan. We record that they open it, but not whose rows they look at.'
export const nobody = 'Nobody has opened your details or exported them.'
export const day = 'Day'
export const what = 'What happened'
export const viewed = (times: number) =>
  times === 1 ? 'An administrator opened your details' : `Administrators opened your details ${times} times`
export const exported = (times: number) =>
  times === 1
    ? 'An administrator exported all borrowers'
    : `Administrators exported all borrowers ${times} times`

// Nominee
export const nominee = 'Your nominee'
export const nomineeIntro =
  'Somebody who may use your rights here if you die or cannot act for yourself. Ask them first.'
export const savedOn = (day: string) => `Saved on ${day}`
export const nomineeName = 'Their name'
export const nomineeContact = 'Their mobile number or e-mail address'
export const saveNominee = 'Save nominee'
export const changeNominee = 'Change'
export const removeNominee = 'Remove'
export const cancel = 'Cancel'

// Close my account
export const closeIntro = 'When you close your account:'
export const atOnce = [
  'You are signed out on every device at once.',
  'Nobody at Tulna can see your details any more.',
  'Files that administrators exported before are deleted within two days.',
  'Your complaints stay until a year after they are closed.',
  'You can register again with this number.',
]
export const sealedNote =
  'What the law makes us keep, with your consents and the record of who saw your details, stays locked away where none of our programs can read it. After one year it is deleted, unless the law changes.'
export const cannotUndo = 'You cannot undo this.'
export const downloadFirst = 'Want a copy? Download your data first.'
export const reallyClose = 'Close your account?'
export const yesClose = 'Yes, close my account'
export const removeLoans =
  'Also remove the loans in “My loans” from this browser. Otherwise they stay: they are kept here, not in your account.'
export const keepAccount = 'Keep my account'
export const isClosed = 'Your account is closed'
export const isClosedText = 'You are signed out on every device. You can register again at any time.'
export const keepThisLoan = 'Keep in “My loans”'
export const backHome = 'Go to the home page'
