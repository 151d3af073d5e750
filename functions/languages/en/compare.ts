export const title = 'Compare loan offers'
export const noSignInNeeded = 'No sign-in needed.'
/** @param link makes a link with this text */
export const journeyNote = <T>(link: (text: string) => T) => [
  link('Check eligibility'),
  ' to save your request for all your devices.',
]

// The link to the page about the chosen loan type
/** @param loanType such as `Gold Loan` */
export const aboutType = (loanType: string) => `${loanType}: who can get it, documents, questions`

// How this page works
export const howItWorks = 'How this page works'
export const cheapestFirst = 'Every lender, cheapest first'
export const cheapestFirstText =
  'We show every lender’s offer for your amount and tenure. Matching offers come first, by what a month costs with interest, fees and GST. Nobody can pay to move up.'
export const staysWithYou = 'What you type stays with you'
export const staysWithYouText =
  'Your pay, other EMIs, age, profession and credit score are optional. They show which offers fit you and at which rate, and stay in this tab until you close it. If you sign in, all but your age move to your form on this device; pay and profession are sent only when you press Next there. The page’s address has none of these, so you can share it.'
export const youApply = 'You apply on the lender’s own site'
export const youApplyText =
  'Comparing doesn’t affect your credit score and won’t trigger lender calls. Check the lender’s Key Facts Statement before you agree to a loan.'
export const registering = 'What registering adds'
export const registeringText =
  'Your request is saved for all your devices, and we record an offer’s figures and terms when you open the lender’s site.'
