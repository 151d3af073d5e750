// The notice that the DPDP Act requires before consent. Short enough for a phone; the Privacy Policy has the details.
export const title = 'Notice: your details at Tulna'
export const intro = (company: string) =>
  `${company} asks for these details so that you can compare loans. Read this before you agree. You may say no.`
/** @param day an element or text */
export const lastUpdated = <T>(day: T) => ['Last updated ', day]
export const print = 'Print'

export const whatAndWhy = 'What we ask for, and why'
/** Each detail with its purpose. */
export const details = [
  ['Mobile number', 'To sign you in with a code, and to contact you about your loan request if you agree'],
  ['Name and gender', 'To know whom the loan request is from'],
  [
    'Date of birth',
    'To check that you are an adult, to find offers for your age, and to keep others out of your account',
  ],
  ['Profession and monthly income', 'To find offers you can get'],
  ['PAN', 'Kept with your loan request, because lenders ask for it. We don’t check your credit'],
  ['Aadhaar number', 'We check its 12 digits, then keep only the last 4 so that you recognise it'],
  ['Loan type, purpose, amount and tenure', 'To compare offers for that loan'],
  ['Offers where you pressed “Apply Now”', 'So that you can look up what you were shown'],
  ['The consents you give', 'As proof of what you agreed to, and when'],
] as const

export const howLong = 'For how long'
export const howLongText =
  'While you use Tulna. If you don’t sign in for three years, we erase your account within a month. If you close it, we keep it locked away for a year and then delete it. Backups last 35 days more.'

export const whoProcesses = 'Who processes them'
export const processors = [
  'We do. Only our administrators can see your details, and each view is recorded.',
  'Amazon Web Services stores them for us in Mumbai.',
  'Google sends the one-time code. It gets your mobile number for that, and its reCAPTCHA checks your browser. It may process both outside India.',
  'Lenders get nothing about you from us. Some links carry a random number for the press, which you can leave out.',
]

export const howToWithdraw = 'How to withdraw'
/** @param mailLink the link to our e-mail address; @param phoneLink the link to our telephone number */
export const howToWithdrawText = <T>(mailLink: T, phoneLink: T) => [
  'You may withdraw either consent at any time, free of charge, with one button: at My Tulna, in the menu after you sign in. Or write to ',
  mailLink,
  ' or call ',
  phoneLink,
  '. At My Tulna you may also see, correct and erase your details, and nominate somebody who may use these rights if you die or cannot act for yourself. What was done before stays lawful. Without the consent to the terms, we close your account.',
]

export const howToComplain = 'How to complain, and to whom'
/** @param officer makes a link with this text; @param boardOpens the first day on which the Board takes complaints */
export const howToComplainText = <T>(officer: (text: string) => T, boardOpens: string) => [
  'To ',
  officer('our Grievance Officer'),
  `, who answers within 30 days. If the answer doesn’t settle it, to the Data Protection Board of India, which takes complaints from ${boardOpens}.`,
]

export const adults = 'Only for adults'
export const adultsText = 'Tulna is for people aged 18 and over. Please don’t use it if you are younger.'
/** @param privacy makes a link with this text */
export const inFull = <T>(privacy: (text: string) => T) => ['In full: the ', privacy('Privacy Policy'), '.']
