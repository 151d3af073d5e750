// The list of lenders
export const lenders = 'Lenders'
/** @param link makes the link to the comparison from its text */
export const intro = <T>(link: (text: string) => T) => [
  'Every lender on Tulna, with the rate it quotes. For your own amount, ',
  link('compare loans'),
  '.',
]
export const lendersNotLoaded = 'The lenders did not load'
export const loadingLenders = 'Loading lenders'
export const noLenders = 'No lenders yet'
export const noLendersText = 'No lender has an offer right now. Please check again later.'
export const findLender = 'Find a lender'
export const nameOrLoanType = 'Name or loan type'
export const loanType = 'Loan type'
export const allTypes = 'All'
const lenderCount = (count: number) => (count === 1 ? '1 lender' : `${count} lenders`)
export const offers = (count: number) => (count === 1 ? '1 offer' : `${count} offers`)
export const lendersWithOffers = (lenders: number, count: number) =>
  `${lenderCount(lenders)} with ${offers(count)}`
export const lendersFound = (found: number, lenders: number) => `${found} of ${lenderCount(lenders)}`
export const noLenderMatches = 'No lender matches'
export const tryShorterName = 'Check the spelling, or try a shorter name.'
export const showAllLenders = 'Show all lenders'
/** What an offer is called if it names no loan type. */
export const loan = 'Loan'
export const askLender = 'Ask the lender'

// About the list
export const aboutList = 'About this list'
export const ownTerms = 'The lender’s own terms'
export const ownTermsText =
  'We show the rate as the lender writes it. A range means that yours depends on its checks, so we work out costs with what is certain, such as the highest rate.'
export const alphabetical = 'No place can be bought'
export const alphabeticalText =
  'The list runs from A to Z, or by cost if you ask. No lender can pay for a place.'
export const sortBy = 'Sort by'
export const sorts = { name: 'Name, A to Z', cost: 'Lowest monthly cost' }
/** @param loan such as `₹2,00,000 over 24 months` */
export const costsFor = (loan: string) => `A month with fees for ${loan}.`
export const costsAMonth = (amount: string, apr: string) => `${amount} a month · APR ${apr}`
export const checkFirst = 'Check before you agree'
export const checkFirstText =
  'Before a loan, the lender must give you a Key Facts Statement with the APR and every charge. Check that the Reserve Bank of India regulates it.'

// A lender's page
export const lenderTitle = (name: string) => `${name}: loan terms, costs and documents · Tulna`
export const lenderDescription = (name: string) =>
  `What ${name} offers, in its own words: interest rate, loan amount, tenure, fees, documents, and what each loan costs a month.`
export const anyLenderTitle = 'Lender: loan terms, costs and documents · Tulna'
export const anyLenderDescription =
  'What one lender offers, in its own words: interest rate, loan amount, tenure, fees, documents, and what each loan costs a month.'
export const allLenders = 'All lenders'
export const lender = 'Lender'
export const lenderNotLoaded = 'The lender did not load'
export const loadingLender = 'Loading the lender'
/** Shown when the offer version in the page's address fails to load. */
export const linkedTermsNotLoaded = 'The terms you were shown did not load'
export const notFoundTitle = 'Lender not found · Tulna'
export const notFoundDescription = 'This lender is not on Tulna.'
export const notFound = 'We don’t know this lender'
export const notFoundText = 'The address may be wrong, or the lender has no offer on Tulna at the moment.'
export const seeAllLenders = 'See all lenders'
export const compareLoans = 'Compare loans'

// An offer on a lender's page
export const compareWithOthers = 'Compare with other lenders'
export const lendersTerms = 'Lender’s terms'
export const whatItCosts = 'What it costs'
export const whoCanApply = 'Who can apply'
export const documents = 'Documents required'
export const documentsCount = (count: number) => (count === 0 ? 'Ask the lender' : `${count} to hand in`)
export const facts = 'Regulatory facts'
export const changes = 'What changed and when'

// An offer's example costs
export const noCosts = 'We can’t work out costs from these terms. Ask the lender for its Key Facts Statement.'
export const notPriced = 'We can’t price this loan.'
/** @param rate such as `10.5%` or `8% flat` */
export const monthsAt = (rate: string) => `A month with fees, at ${rate}.`
export const monthsAtSeveral = 'A month with fees. The rate depends on the loan.'
export const eachInFull = 'EMI, APR and what each loan costs'
/** The part of what is paid back that is no cost. */
export const borrowed = 'You borrow'
/** @param rate such as `10.5%` or `8% flat` */
export const atRate = (rate: string) => `At ${rate}.`
export const yoursMayDiffer = 'Your rate depends on the lender’s checks.'
export const costsNote =
  'The EMI, then interest, the processing fee and 18% GST on it as one yearly rate (APR), then interest and fees in all. In whole rupees.'
/** @param apr makes the abbreviation's element */
export const aprOf = <T>(percent: string, apr: (text: string, inFull: string) => T) => [
  percent,
  ' ',
  apr('APR', 'Annual Percentage Rate'),
]
/** @param word makes an element that a narrow screen leaves out */
export const total = <T>(amount: string, word: (text: string) => T) => [word('costs '), amount]

// An offer's changes
export const changesNotLoaded = 'The changes did not load'
export const loadingChanges = 'Loading the changes'
export const noChangesSince = (day: string) => `No changes since ${day}.`
export const noChangesKnown = 'No changes known.'
/** @param small wraps the day in an element with smaller text */
export const changedOn = <T>(change: T, day: string, small: (text: string) => T) => [
  change,
  ' ',
  small(`on ${day}`),
]
export const earlierChanges = (count: number) => `Earlier changes (${count})`

// For search engines
/** @param loan such as `Personal Loan` */
export const loanFrom = (loan: string, lender: string) => `${loan} from ${lender}`
export const percentAYear = 'per cent a year'
export const percentAYearFlat = 'per cent a year, flat'
