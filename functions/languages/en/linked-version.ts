// The terms of the offer version that the address of a lender's page names
export const loading = 'Loading the terms you were shown'
/** @param loan such as `Personal Loan` */
export const termsFrom = (loan: string, day: string) => `${loan}: terms from ${day}`
export const termsFromTo = (loan: string, from: string, to: string) => `${loan}: terms from ${from} to ${to}`
export const isEarlier =
  'This is an earlier version of the offer. The lender may have changed its terms since. The current ones are below.'
export const isLatest =
  'This is the latest version of the offer that we have. Check the terms with the lender before you apply: they may have changed.'
export const unknown = 'We don’t have that version of the offer'
/** The lender has no offer with the linked id. */
export const unknownOffer =
  'The link may be wrong, or the lender no longer has this offer on Tulna. Its current offers are below.'
/** The history has only the newest versions, and may be two minutes old, or older while the API fails. */
export const unknownVersion =
  'The link may be wrong, or this version may be too old to show. If the offer changed just now, try again in a few minutes. The current terms are below.'
