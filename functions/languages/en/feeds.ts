// Feeds, which readers of feeds show
/** @param subject a lender, a loan type or a loan of a type */
export const title = (subject: string) => `What changes: ${subject} · Tulna`
export const subtitle = 'New offers, changed terms and offers no longer shown, from the public list of Tulna.'
/** @param loan such as `₹2,00,000 over 24 months` */
export const loanOf = (name: string, loan: string) => `${name}, ${loan}`
/** @param what happened, or what a term is */
export const entry = (name: string, what: string) => `${name}: ${what}`
export const changes = (count: number) => `${count} changes`
export const newOnTulna = 'New on Tulna'
export const notShownAnyMore = 'No longer shown on Tulna'
export const shownAgain = 'Shown on Tulna again'

// What it means for one loan
interface Cost {
  /** Interest and fees. */
  costs: string
  apr: string
}
export const nowCosts = (costs: string, apr: string) => `Now costs ${costs} in interest and fees, APR ${apr}`
export const costChanged = (before: Cost, after: Cost) =>
  `Interest and fees ${before.costs} → ${after.costs}, APR ${before.apr} → ${after.apr}`
export const loanNotCovered = 'No longer covers this loan'
export const costUnknown = 'We can’t work out any more what this loan costs'
export const atRankedRate = (sentence: string) =>
  `${sentence} At the rate that ranks the offer; yours depends on the lender’s checks.`

// On the pages
export const follow = 'Follow what changes'
/** @param link makes the link to the feed from its text */
export const followText = <T>(link: (text: string) => T) => [
  'Copy the address of ',
  link('this feed'),
  ' into a feed reader, an app that then tells you when something changes here. No account and no e-mail, and we don’t learn who reads it.',
]
export const followLoan = <T>(link: (text: string) => T) => [
  'For exactly this amount and tenure there is ',
  link('a feed with the costs'),
  ', too.',
]
/** Where the loan on the page has no feed of its own. */
export const noFeedForLoan =
  'It follows all offers of this loan type. This amount and tenure have no feed of their own.'
