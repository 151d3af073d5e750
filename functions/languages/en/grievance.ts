export const title = 'Complaints'
export const intro = 'Free of charge. A person reads every complaint.'

export const officer = 'Our Grievance Officer'
export const officerLoading = 'Loading the Grievance Officer’s details'
export const officerNotLoaded = 'We couldn’t load the Grievance Officer’s details.'
/** @param tollFree an element: the link with the help line’s number */
export const helpLine = <T>(tollFree: T, hours: string) => ['Toll-free: ', tollFree, ` (${hours}).`]
export const name = 'Name'
export const email = 'E-mail'
export const phone = 'Telephone'
export const post = 'Post'

export const byWhen = 'What happens, and by when'
export const atOnce = 'At once'
export const atOnceText = 'You see a reference number and the last day for our answer.'
export const withinDays = (days: number) => `Within ${days} days`
export const withinDaysText = 'The Grievance Officer calls you back with an answer, in English or Hindi.'

export const nextStep = 'If that doesn’t settle it'
export const lenderOrBureau = 'A lender or credit bureau'
/** @param cms an element: the link to the Reserve Bank’s complaints site */
export const ombudsman = <T>(wait: number, window: number, cms: T) => [
  `Complain to it too. If it isn’t settled in ${wait} days, you have ${window} more to go to RBI’s Ombudsman, free of charge: `,
  cms,
]
export const housingCompany = 'A housing finance company'
export const housingBank = 'National Housing Bank'
export const smallLender = 'A lender too small for the Ombudsman'
export const protectionCell = 'RBI’s Consumer Education and Protection Cell'
export const personalData = 'Your personal data'
/** @param day the first on which the Board takes complaints */
export const dataBoard = (day: string) =>
  `Data Protection Board of India, from ${day}, after our answer or if there is none`
export const fraud = 'After a fraud'
export const callAtOnce = 'Call 1930 at once'
export const whereToComplain = 'Which of them, from when and until when'

export const send = 'Send us a complaint'
export const formNotLoaded = 'The form did not load. Reload the page, or complain by phone or e-mail.'
export const whatHappened = 'What went wrong?'
export const whatHappenedHint = 'When it happened, and with which lender. No PAN, Aadhaar number or codes.'
export const callBack = 'Mobile number to call back'
export const tenDigits = '10-digit number'
/** @param number an element */
export const weCall = <T>(number: T) => ['You are signed in. We call you back on ', number, '.']
export const kept = 'Kept for a year after it is closed. Only our administrators see it.'
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
