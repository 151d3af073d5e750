import { months } from './format.ts'
import { loanOver } from './spans.ts'

// Figures
export const emi = 'EMI'
export const apr = 'APR'
export const rate = 'Rate'
export const fee = 'Fee'
export const fees = 'Fees'
export const interest = 'Interest'
export const none = 'None'
export const aMonthWithFees = 'a month with fees'
export const aMonthWithoutFees = 'a month, no fees'
/**
 * @param month `a month with fees`
 * @param rate the one that the figure is for, of those that a lender quotes: `24%`, `8% flat`
 */
export const atRate = (month: string, rate: string) => `${month}, at\u00a0${rate}`
export const monthWithFees = 'A month with fees'
/** @param amount `₹9,786`, or `₹9,786 to ₹11,300` */
export const emiOf = (amount: string) => `EMI ${amount}`
/** Interest and fees. */
export const whatItCosts = 'What it costs you'
export const costs = (amount: string) => `Costs ${amount}`
export const forLoan = (amount: string, tenureMonths: number) => `For ${loanOver(amount, tenureMonths)}`

// Beside “Apply Now”, where the lender's link takes a number
export const sendsId = 'Tell the lender that you come from Tulna'
export const sendsIdIntro =
  'The link then carries a number, new and random for each press. With it, the lender can tell us whether the press led to a loan. It says nothing about you.'

// Actions. Screen readers also read out the lender after each action.
/**
 * @param lender an element or text
 * @param aside wraps its parts in an element that only screen readers read
 */
export const workedOut = <T>(lender: T, aside: (parts: (T | string)[]) => T) => [
  'How we worked this out',
  aside([': ', lender]),
]
export const compare = <T>(lender: T, aside: (parts: (T | string)[]) => T) => [
  'Compare',
  aside([' ', lender]),
]
export const moreDetails = <T>(lender: T, aside: (parts: (T | string)[]) => T) => [
  'More Details',
  aside([' of ', lender]),
]
export const changeRequest = <T>(lender: T, aside: (parts: (T | string)[]) => T) => [
  'Change my request',
  aside([' to match ', lender]),
]
export const chooseTenure = <T>(
  tenureMonths: number,
  percent: number,
  lender: T,
  aside: (parts: (T | string)[]) => T,
) => [`Choose ${months(tenureMonths)} to stay within ${percent}%`, aside([' with ', lender])]
export const openedSite = <T>(day: string, lender: T, aside: (parts: (T | string)[]) => T) => [
  `Site opened on ${day}`,
  aside([': the terms at that time, ', lender]),
]

// What may cost more than the figures say, after `watchFor`
export const watchFor = 'Watch for: '
export const insuranceRequired = 'insurance required'
/** @param charge `4%`, `₹2,000` */
export const chargeToClose = (charge: string) => `${charge} to close early`
/** @param charge undefined where closing early costs nothing */
export const closingFrom = (month: number, charge: string | undefined) =>
  charge === undefined ? `no closing before month ${month}` : `${chargeToClose(charge)}, from month ${month}`
/** @param percent of what is overdue, such as `2%` */
export const monthlyIfLate = (percent: string) => `${percent} a month if late`
/** The lender's own words follow. */
export const ifLate = 'if late, '

// The EMI as a share of the pay
export const noTenureHelps = (percent: number) =>
  `No tenure that this lender offers here brings it within ${percent}%.`
/** The offer, over its lender's nearest tenure for which that is so. */
export const fitsOver = (tenureMonths: number, percent: number) =>
  `Stays within ${percent}% over ${months(tenureMonths)}.`
export const wouldNotTake = 'We would not take this'
export const howMuchCanIBorrow = 'How much can I borrow?'
export const noPay = 'You told us that you have no monthly pay'
/** Beside a bar on which a line marks it. */
export const limitOfPay = (percent: number) => `limit ${percent}%`
export const payShare = (percent: string) => `${percent} of your pay`
export const payShareWithOthers = (percent: string) => `${percent} of your pay with other EMIs`
export const payLeft = (percent: string, left: string) => `${percent} of your pay, ${left} left`
export const payLeftWithOthers = (percent: string, left: string) =>
  `${percent} of your pay with other EMIs, ${left} left`
export const payExceeded = (percent: string, more: string) =>
  `${percent} of your pay, ${more} more than you earn`
export const payExceededWithOthers = (percent: string, more: string) =>
  `${percent} of your pay with other EMIs, ${more} more than you earn`

// The badge
export const recommended = 'Recommended'
export const recommendedWhy = (lender: string) => `Recommended. Why? About the badge of ${lender}`
export const aboutBadge = 'About the badge'
export const editorsPick = 'An editor set it, without a reason that can be checked.'
/** @param loan `₹50,000 over 12 months` */
export const recommendedFor = (loan: string) => ({
  lowestTotal: `For ${loan}, no other offer here for the same loan type costs less in total.`,
  noForeclosureCharge: 'You can repay the whole loan early at any time without a charge.',
  noProcessingFee: 'It has no processing fee.',
  fastestDisbursal: 'The lender says that the money usually arrives on the same day.',
  publishesRates: 'The lender publishes the rates that people really got.',
})
export const badgeKeepsOrder =
  'The badge doesn’t change the order: we sort offers by what they cost you, and nobody can pay to move up.'

// Why an offer does not match or has no price
export const cannotPrice = 'We can’t price this offer'
/** It has a cost, but no EMIs by which the order could compare it. */
export const noPlaceInOrder = 'Not repaid in EMIs, so it has no place in our order'
export const doesNotMatch = 'Doesn’t match your request'
/** @param rules such as `pay, age` */
export const notChecked = (rules: string) => `Not checked: ${rules}`
export const ruleNames = {
  amount: 'amount',
  tenure: 'tenure',
  loanType: 'loan type',
  monthlyIncome: 'pay',
  profession: 'profession',
  age: 'age',
}

// The table, on the screen and in print
export const lender = 'Lender'
export const ratePerYear = 'Rate p.a.'
export const feesWithGst = 'Fees with GST'
export const compareColumn = 'Compare'
export const actions = 'Actions'
/** Under the table: what to watch for, with whom the loan is, and its Key Facts Statement. */
export const beforeYouApply = 'Before you apply'

// Print
export const printedRequest = (amount: string, tenureMonths: number, loanType: string, day: string) =>
  `${loanOver(amount, tenureMonths)}, ${loanType}. ${day}`
export const matchRequest = 'Match your request'
export const stretch = 'A stretch'
export const typeNotStated = 'Loan types not stated'
export const doNotMatch = 'Don’t match'
export const noPrice = 'Not ranked'
