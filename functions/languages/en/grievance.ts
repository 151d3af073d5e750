export const title = 'Complaints'
export const intro =
  'Tell us what went wrong, free of charge. You get a reference number at once, and a person reads every complaint.'

export const officer = 'Our Grievance Officer'
export const officerLoading = 'Loading the Grievance Officer’s details'
export const officerNotLoaded = 'We couldn’t load the Grievance Officer’s details.'
/** @param tollFree an element: the link with the help line’s number */
export const helpLine = <T>(tollFree: T, hours: string) => [
  'Or call us toll-free on ',
  tollFree,
  ` (${hours}).`,
]
export const name = 'Name'
export const email = 'E-mail'
export const phone = 'Telephone'
export const post = 'Post'

export const byWhen = 'What happens, and by when'
export const atOnce = 'At once'
export const atOnceText = 'You see a reference number and the last day for our answer. Keep both.'
export const withinDays = (days: number) => `Within ${days} days`
export const withinDaysText =
  'The Grievance Officer looks into it and calls you back with an answer, in English or Hindi.'

export const nextStep = 'If that doesn’t settle it'
/** @param cms an element: the link to the Reserve Bank’s complaints site */
export const rbi = <T>(wait: number, window: number, cms: T) => [
  `About a lender or a credit bureau: complain to it too. If it doesn’t settle the matter within ${wait} days, you have ${window} more to take it to RBI’s Ombudsman at `,
  cms,
  ', free of charge.',
]
export const otherBodies =
  'Complaints about a housing finance company go to the National Housing Bank instead, and about lenders too small for the Ombudsman to RBI’s Consumer Education and Protection Cell. After a fraud, call 1930 at once.'
/** @param day the first on which the Board takes complaints */
export const dataBoard = (day: string) =>
  `About your personal data: from ${day} you can go to the Data Protection Board of India after our answer, or if there is none.`
export const whereToComplain = 'Which of them, from when and until when'

export const send = 'Send us a complaint'
export const formNotLoaded = 'The form did not load. Reload the page, or complain by phone or e-mail.'
export const whatHappened = 'What went wrong?'
export const whatHappenedHint =
  'Say when it happened and, if a lender is involved, which one. Leave out your PAN, Aadhaar number and codes.'
export const callBack = 'Mobile number to call back'
export const tenDigits = '10-digit number'
/** @param number an element */
export const weCall = <T>(number: T) => ['You are signed in. We call you back on ', number, '.']
export const kept =
  'We keep your complaint for a year after it is closed, and show it to our administrators only.'
export const sendComplaint = 'Send complaint'
export const sending = 'Sending…'
export const offlineNote =
  'You are offline. What you write stays on this page: send it when you’re back online.'
export const sessionEnded = 'Your session has ended. Enter a number to call back, and send again.'

export const reference = 'Reference number'
export const answerBy = 'Our answer by'
export const keepReference =
  'Note both down. Give the reference number if you call or write to us about this.'
export const sendAnother = 'Send another complaint'
