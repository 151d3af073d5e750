import { months } from './format.ts'

// The loan amount
export const lendsUpToSingle = (amount: string) =>
  `Lends up to ${amount} (a single figure is taken as the maximum)`
export const lendsExactly = (amount: string) => `Lends exactly ${amount}`
export const lendsBetween = (least: string, most: string) => `Lends ${least} to ${most}`

// The tenure, in months
export const repaidInUpTo = (most: number) => `Repaid in up to ${months(most)}`
export const repaidInUpToSingle = (most: number) =>
  `Repaid in up to ${months(most)} (a single figure is taken as the maximum)`
export const repaidInOrMore = (least: number) => `Repaid in ${months(least)} or more`
export const repaidInExactly = (tenure: number) => `Repaid in exactly ${months(tenure)}`
export const repaidInBetween = (least: number, most: number) => `Repaid in ${least} to ${months(most)}`

// The rate (`12%`, `up to 24%`, `from 10.5%` or `from 10.5% to 24%`), then what it is charged on, then the rate that our
// costs use
export const rateBetween = (least: string, most: string) => `from ${least} to ${most}`
/** @param span of a rate with bands */
export const differsByGroup = (span: string) => `${span}, by group`
export const yearly = (rate: string) => `${rate} a year`
export const interestYearly = (rate: string) => `Interest ${rate} a year`
export const interestAssumedYearly = (rate: string) => `Interest ${rate} a year (assumed yearly)`
export const interestMonthly = (rate: string, yearly: string) =>
  `Interest ${rate} a month, which is ${yearly} a year`
export const onReducingBalance = (interest: string) => `${interest}, on the reducing balance`
export const onFullLoan = (interest: string) =>
  `${interest}, charged on the full loan throughout (a flat rate), which we convert to a reducing-balance rate`
export const usesOnlyRate = (reading: string, percent: string) =>
  `${reading}; our costs use ${percent}, the only rate given`
export const usesCeiling = (reading: string) =>
  `${reading}, without an upper limit; our costs use the highest rate published for this kind of loan`
export const usesHighestRate = (reading: string, percent: string) =>
  `${reading}; our costs use ${percent}, the highest rate`

// The fee: an amount or `2% of the loan`, then its bounds and its GST
export const noFee = 'No processing fee'
export const noFeeShort = 'none'
export const percentOfLoan = (percent: string) => `${percent} of the loan`
export const feeExactly = (amount: string, conditions: string) => `A fee of ${amount}, ${conditions}`
export const feeFrom = (amount: string, conditions: string) =>
  `A fee from ${amount}, ${conditions}; it has no upper limit, so we can’t work out the cost`
export const feeUpTo = (amount: string, conditions: string) =>
  `A fee of up to ${amount}, ${conditions}; our costs use the highest fee`
export const minimum = (amount: string) => `minimum ${amount}`
export const maximum = (amount: string) => `maximum ${amount}`
export const gstIncluded = 'GST included'
/** On a card */
export const gstExtraShort = 'GST extra'
export const gstExtra = (percent: number) => `plus ${percent}% GST`
export const gstAssumedExtra = (percent: number) => `plus ${percent}% GST (we assume it’s extra)`

// Charges besides the fee, such as `Documents ₹500 (plus 18% GST)`
export const alsoCharged = (charges: string) => `Also when the loan is paid out: ${charges}`
export const chargeOf = (name: string, amount: string, gst: string) => `${name} ${amount} (${gst})`
export const bothAmounts = (percent: string, rupees: string) => `${percent} and ${rupees}`
export const otherCharges = 'Other charges'

// A rate that differs from group to group
export const dependsOn = (reading: string, facts: string) => `${reading}; which one depends on ${facts}`
export const ratesByGroup = 'Rates by group'
export const bandFacts = {
  creditScore: 'credit score',
  employment: 'profession',
  amount: 'loan amount',
  tenureMonths: 'tenure',
  monthlyIncome: 'monthly income',
}
export const scoreBetween = (least: number, most: number) => `Credit score ${least} to ${most}`
export const scoreFrom = (least: number) => `Credit score ${least} or more`
export const scoreUpTo = (most: number) => `Credit score ${most} or less`
export const noScoreYet = 'No credit score yet'
export const figureBetween = (least: string, most: string) => `${least} to ${most}`
export const figureFrom = (least: string) => `${least} or more`
export const incomeOf = (span: string) => `Income of ${span} a month`
export const everybody = 'Everybody'

// How a loan is repaid
export const repayment = 'Repayment'
export const repaymentKinds = {
  instalments: 'Equal instalments',
  interestOnly: 'Interest first, the principal later',
  atTheEnd: 'All at the end',
  creditLine: 'A credit line',
  card: 'A card',
}
export const afterMoratorium = (kind: string, months: string) =>
  `${kind}, after ${months} without instalments`
/** What becomes of the interest of the months before the first instalment. */
export const moratorium = {
  paid: (months: string) => `only interest for the first ${months}, then the instalments`,
  simple: (months: string) =>
    `no instalments for the first ${months}; their simple interest is added to the loan`,
  capitalised: (months: string) =>
    `no instalments for the first ${months}; each month’s interest is added to the loan and bears interest`,
}
export const withMoratorium = (kind: string, moratorium: string) => `${kind}, ${moratorium}`
