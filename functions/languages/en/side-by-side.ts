export const title = 'Side by side'
export const notComparable =
  'These offers are for different amounts or tenures, so their costs can’t be compared.'
/** Above the beam, on which each lender has its amount. */
export const interestAndFeesOfEach = 'What each costs in interest and fees'
export const inInterestAndFees = 'in interest and fees'

// The terms
export const rateUsed = 'Rate used'
/** @param rate such as `from 10.5%` */
export const perYear = (rate: string) => `${rate} p.a.`
export const amountAndTenure = 'Amount and tenure'
export const matchesRequest = 'Matches your request'
export const lowest = 'Lowest'
/** @param aside wraps its parts in an element that only screen readers read */
export const remove = <T>(lender: T, aside: (parts: (T | string)[]) => T) => ['Remove', aside([' ', lender])]
/** @param reasons sentences */
export const noBecause = (reasons: string) => `No. ${reasons}`
export const matches = {
  fits: 'Yes.',
  stretch: 'A stretch.',
  typeNotStated: 'Loan types not stated.',
}

// What is still owed
export const owedByMonth = 'What you still owe, by month'
export const atTheStart = (amount: string) => `${amount} at the start`
export const monthNumber = (month: number) => `Month ${month}`
export const showAsTable = 'Show as a table'
export const owedInRupees = 'What you still owe, in rupees'
