// On a lender's page, the terms of the version that its address names
export const notLoaded = 'The terms you were shown did not load'
export const loading = 'Loading the terms you were shown'
/** @param loan such as `Personal Loan` */
export const termsFrom = (loan: string, day: string) => `${loan}: terms from ${day}`
export const termsFromTo = (loan: string, from: string, to: string) => `${loan}: terms from ${from} to ${to}`
export const isEarlier =
  'This is an earlier version of the offer. The lender may have changed its terms since. The current ones are below.'
export const isLatest =
  'This is the latest version of the offer that we have. Check the terms with the lender before you apply: they may have changed.'
export const unknown = 'We don’t have that version of the offer'
export const unknownText = 'The link may be wrong, or the offer was removed. The current terms are below.'
