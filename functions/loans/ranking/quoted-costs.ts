import { type LoanCost, loanCost } from '../loan-cost.ts'
import { loanAtRate } from '../terms/parse-rate.ts'
import { isQuoted } from './certain-rate.ts'
import type { PricedOffer } from './rank.ts'

/** The cost at the lowest rate that the lender quotes; `undefined` if it quotes only a highest one. */
export const costAtLowest = (priced: PricedOffer) => costAt(priced, priced.rate.lowestPercent)

/** The cost at the highest rate that the lender quotes; `undefined` if it names no upper limit. */
export const costAtHighest = (priced: PricedOffer) => costAt(priced, priced.rate.highestPercent)

/** The APR at the lowest rate, to sort by; at the only one known if the lender names no lowest. */
export const startingApr = (priced: PricedOffer): number => (costAtLowest(priced) ?? priced.cost).apr

/** The APR at the highest rate that the lender quotes, or at the one by which the offer is ranked if that is higher. */
export const highestApr = (priced: PricedOffer): number =>
  Math.max(priced.ranked.apr, costAtHighest(priced)?.apr ?? 0)

/** @param percent a rate that the lender quotes */
function costAt(priced: PricedOffer, percent: number | undefined): LoanCost | undefined {
  const { loan, rate, certain, cost } = priced
  if (percent === undefined) return undefined
  if (percent === certain.percent && isQuoted(certain)) return cost
  return loanCost(loanAtRate(percent, loan, rate), { beforeGst: cost.fee, gst: cost.gst })
}
