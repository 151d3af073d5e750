import { months } from './format.ts'

// How a lender's terms are read: a clause that becomes a sentence
export const ignoring = (reading: string, words: string) => `${reading} (ignoring “${words}”).`

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

// The rate: `12%`, `up to 24%`, `from 10.5%` or `from 10.5% to 24%` of interest, then what it is charged on, and the
// rate that costs use
export const rateBetween = (least: string, most: string) => `from ${least} to ${most}`
export const interestYearly = (rate: string) => `Interest ${rate} a year`
export const interestAssumedYearly = (rate: string) => `Interest ${rate} a year (assumed yearly)`
export const interestMonthly = (rate: string, yearly: string) =>
  `Interest ${rate} a month, which is ${yearly} a year`
export const onReducingBalance = (interest: string) => `${interest}, on the reducing balance`
export const onFullLoan = (interest: string) =>
  `${interest}, charged on the full loan throughout (a flat rate), which we convert to a reducing-balance rate`
export const usesOnlyRate = (reading: string, percent: string) =>
  `${reading}; costs use ${percent}, the only rate given`
export const usesStartingRate = (reading: string, percent: string) =>
  `${reading}; costs use ${percent}, the starting rate`
export const usesLowestRate = (reading: string, percent: string) =>
  `${reading}; costs use ${percent}, the lowest rate`

// The fee: an amount or `2% of the loan`, then its bounds and its GST
export const noFee = 'No processing fee'
export const percentOfLoan = (percent: string) => `${percent} of the loan`
export const feeExactly = (amount: string, terms: string) => `A fee of ${amount}, ${terms}`
export const feeFrom = (amount: string, terms: string) => `A fee from ${amount}, ${terms}; costs use that`
export const feeUpTo = (amount: string, terms: string) =>
  `A fee of up to ${amount}, ${terms}; costs use the highest`
export const minimum = (amount: string) => `minimum ${amount}`
export const maximum = (amount: string) => `maximum ${amount}`
export const gstIncluded = 'GST included'
export const gstExtra = (percent: number) => `plus ${percent}% GST`
export const gstAssumedExtra = (percent: number) => `plus ${percent}% GST (we assume it’s extra)`
