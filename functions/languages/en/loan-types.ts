import type { LoanType } from '#loans/loan-request.ts'
import { loanOver } from './spans.ts'

// The list of loan types
export const title = 'Loans, type by type'
export const intro = 'What each loan is, and what it costs today.'
/** @param amount such as `₹9,950` */
export const fromAMonth = (amount: string) => `From ${amount} a month`
/** @param span such as `12.50% to 24.00%` */
export const aprOf = (span: string) => `APR ${span}`
/** Of offers that are in no range, because their lenders do not say how high the rate can be. */
export const withoutTop = (count: number) =>
  count === 1 ? '1 names no highest rate' : `${count} name no highest rate`

export const shortly: Record<LoanType, string> = {
  'Personal Loan': 'Money for any purpose, with nothing pledged.',
  'Business Loan': 'For stock, machines, or the time until customers pay.',
  'Education Loan': 'For fees, hostel and books; EMIs can start after the course.',
  'Auto Loan': 'For a car or two-wheeler, which is the security.',
  'Home Loan': 'To buy, build or repair a home, which is mortgaged.',
  'Loan Against Property': 'Money for any use, with a home or office mortgaged.',
  'Gold Loan': 'Against jewellery or coins, often on the same day.',
  'Credit Card': 'Pay now, settle once a month, or in EMIs.',
}

// A loan type's page
export const allTypes = 'All loan types'
export const otherTypes = 'Other loans'
export const whoCanGetIt = 'Who can get it'
export const documents = 'Documents'
export const documentsNote = 'You give these to the lender. You upload nothing to Tulna.'
export const whatDrivesCost = 'What makes it cheap or dear'
export const goodToKnow = 'Good to know'
export const tools = 'Tools for this loan'
export const rulesAsOf =
  'Rules as of November 2026. What applies to you is in the lender’s Key Facts Statement: ask for it before you agree.'

// Today's offers
export const otherAmounts = 'What other amounts cost'
export const costsToday = 'What it costs today'
export const loadingOffers = 'Loading today’s offers'
export const offersNotLoaded = 'Today’s offers did not load'
export const noOffers = 'No offers of this type today'
export const noOffersText = 'No lender has an offer of this type right now. Please check again later.'
/** @param time such as `29 Nov, 10:40 am` */
export const asOf = (time: string) => `As of ${time}.`
/** @param link makes the link to the ranking rule from its text */
export const countedAt = <T>(link: (text: string) => T) => [
  'Each offer counts at ',
  link('the rate that ranks it'),
  '. Yours depends on the lender’s checks.',
]
export const loan = loanOver
export const offersThatFit = (count: number) =>
  count === 1 ? '1 offer covers it' : `${count} offers cover it`
export const noneFits = 'No offer of today covers it.'
export const aMonthWithFees = 'A month with fees'
export const apr = 'APR'
/** Above or under bars that show ranges of APRs. @param end per cent */
export const axis = (end: number) =>
  `The bars run from 0% to ${end}%. They leave out offers that name no highest rate (?).`
export const aYearWithFees = 'APR: interest and fees, a year'
export const interestAndFees = 'Interest and fees in all'
/** Above the first offers. @param loan such as `₹2,00,000 over 24 months` */
export const firstToday = (loan: string) => `First today for ${loan}`
export const noRulesChecked =
  'Sorted by the month with fees; nobody can pay to move up. Your pay, age and profession count too.'
/** @param figure an element or text, such as `₹9,950` */
export const aMonth = <T>(figure: T, hasFees: boolean) => [
  figure,
  hasFees ? ' a month with fees' : ' a month, no fees',
]
/** @param apr such as `12.34%` */
export const emiAndApr = (emi: string, apr: string) => `EMI ${emi}, APR ${apr}`
/** @param percent such as `13.5%` or `8% flat` */
export const rate = (percent: string) => `Rate ${percent}`
export const seeAll = (loan: string) => `See all offers for ${loan}`
/** @param largest the largest amount that can be compared, @param longest such as `60 months` */
export const comparedUpTo = (largest: string, longest: string) =>
  `The comparison goes up to ${largest} over ${longest}. For larger or longer loans, open a lender’s page.`
