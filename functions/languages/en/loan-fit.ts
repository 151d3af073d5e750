import { months } from './format.ts'

// Clauses: why an offer does not match a request, and the smallest change that would help
export const lendsUpTo = (amount: string) => `Lends up to ${amount}`
export const lendsAtLeast = (amount: string) => `Lends ${amount} or more`
export const lowerAmount = 'Lower your amount'
export const raiseAmount = 'Raise your amount'
export const longestTenure = (tenureMonths: number) => `Longest tenure: ${months(tenureMonths)}`
export const shortestTenure = (tenureMonths: number) => `Shortest tenure: ${months(tenureMonths)}`
export const chooseOrLess = (tenureMonths: number) => `Choose ${months(tenureMonths)} or less`
export const chooseOrMore = (tenureMonths: number) => `Choose ${months(tenureMonths)} or more`
export const onlyForLoanTypes = (loanTypes: string) => `Only for: ${loanTypes}`
export const chooseLoanType = (loanType: string) => `Choose ${loanType}`
export const onlyForProfessions = (professions: string) => `Only for: ${professions}`
export const asksForIncome = (required: string, stated: string) =>
  `Asks for ${required} a month; you told us ${stated}`
export const agedOrOver = (age: number) => `For borrowers aged ${age} or over`
export const agedOrUnder = (age: number) => `For borrowers aged ${age} or under`

// Sentences: why an offer has no price
export const amountsDoNotOverlap = 'No loan amount is within both the lender’s limits and this offer’s.'
export const feeHasNoUpperLimit = 'The lender gives only the lowest fee, so we don’t know what you would pay.'
export const feeUsesUpLoan = (feeWithGst: string, loan: string) =>
  `The fee with GST, ${feeWithGst}, would use up the whole loan of ${loan}.`
export const noRateForRequest =
  'The lender gives a rate for some borrowers and loans, but none for what you told us.'
export const repaidOtherwise = {
  interestOnly: 'You pay only the interest until the last month, so there is no one EMI to compare.',
  atTheEnd: 'You repay everything at the end, so there is no EMI to compare.',
  moratorium: 'EMIs start later, and we don’t know what becomes of the interest until then.',
  creditLine: 'A credit line: what you pay depends on what you draw, so there is no EMI.',
  card: 'A card: what you pay depends on what you spend, so there is no EMI.',
}

/** What is paid for a loan without equal instalments. `monthly` is paid in each month but the last. */
interface PaidAtOnce {
  loan: string
  tenureMonths: number
  rate: string
  monthly: string
  last: string
}
export const paidAtOnce = {
  interestOnly: ({ loan, tenureMonths, rate, monthly, last }: PaidAtOnce) =>
    tenureMonths === 1
      ? `${loan} for ${months(tenureMonths)} at ${rate} a year: ${last} at the end.`
      : `${loan} for ${months(tenureMonths)} at ${rate} a year: ${monthly} a month, then ${last} in the last month.`,
  atTheEnd: ({ loan, tenureMonths, rate, last }: PaidAtOnce) =>
    `${loan} for ${months(tenureMonths)} at ${rate} a year, simple interest: ${last} at the end.`,
}
export const costOfIt = (cost: string, apr: string) => `Interest and fees: ${cost}, an APR of ${apr}.`
