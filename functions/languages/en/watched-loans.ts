// A loan that somebody wants to hear about when it gets cheaper. Costs are interest and fees.
export const title = 'Tell me when this gets cheaper'
/** @param loan such as `₹2,00,000 over 24 months` */
export const lowestNow = (loan: string, type: string, cost: string, lender: string) =>
  `${loan}, ${type}: the lowest interest and fees today are ${cost}, from ${lender}.`
/** Where the lowest cost is not known. */
export const notWorkedOut =
  'No offer of today has a price for this loan, so there is nothing to compare with later.'
export const anyType = 'any loan type'
export const start = 'Tell me when this gets cheaper'
export const stop = 'Stop'
export const stopThis = (loan: string) => `Stop watching ${loan}`
export const about =
  'This browser keeps the amount, the tenure, the loan type and the cost, and nothing else. It sends us nothing but the request for the public list of offers. What you typed about yourself doesn’t count here.'

// How it is checked
export const checkedDaily = 'This browser checks about once a day, even while Tulna is closed.'
export const checkedWhenOpened =
  'This browser doesn’t let Tulna check while it is closed. It is checked when you next open Tulna.'
export const notified = 'You get a notification.'
export const notNotified = 'Notifications are off, so you see it here, on this page.'
export const notKept = 'This browser keeps nothing for this site, so we can’t tell you. Nothing was saved.'

// The list
export const list = 'Watched on this device'
export const cheaper = (difference: string) => `${difference} cheaper`
export const dearer = (difference: string) => `${difference} dearer`
export const same = 'Costs the same'
/** @param now and @param then are costs */
export const thenAndNow = (now: string, lender: string, then: string, lenderThen: string, day: string) =>
  `${now} today, from ${lender}; ${then} on ${day}, from ${lenderThen}.`
export const unknown = 'No offer of today has a price for it, so we can’t compare.'
export const otherRule = 'We rank by another rule since then, so we can’t compare. Stop it and begin again.'

// The notification
export const notificationTitle = (difference: string) => `Your loan is ${difference} cheaper`
export const notification = (loan: string, now: string, lender: string, then: string) =>
  `${loan}: interest and fees of ${now}, from ${lender}. They were ${then}.`
