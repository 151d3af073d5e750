import type { PricedOffer } from '#loans/ranking/rank.ts'
import * as words from '#words/offer-card.ts'
import { between, from } from '#words/spans.ts'
import { formatApr } from '../catalogue/format.ts'
import { rupees } from '../ui/format.ts'

/** `17.07%`; `16.0 to 28.3%` for a range of rates; `from 17.07%` for a rate without an upper limit. */
export function formatAprRange({ cost, costAtHighest }: Pick<PricedOffer, 'cost' | 'costAtHighest'>): string {
  if (!costAtHighest) return from(formatApr(cost.apr))
  const [low, high] = [cost.apr.toFixed(1), costAtHighest.apr.toFixed(1)]
  return low === high ? formatApr(cost.apr) : words.percentBetween(low, `${high}%`)
}

/** The EMI at the highest rate; the only EMI if the rate has no upper limit. */
export const formatHighestEmi = ({ cost, costAtHighest }: Pick<PricedOffer, 'cost' | 'costAtHighest'>) =>
  rupees(costAtHighest?.emi ?? cost.emi)

/** `₹862`, or `₹862 to ₹918` for a range of rates. */
export function formatEmiRange(priced: Pick<PricedOffer, 'cost' | 'costAtHighest'>): string {
  const [low, high] = [rupees(priced.cost.emi), formatHighestEmi(priced)]
  return low === high ? low : between(low, high)
}

/**
 * Whether a lender's rate names its period, as `1% per month` and `10% p.a.` do, or needs none because it has no
 * figure. False for `10.5% - 24%`, which is yearly.
 */
export const namesPeriod = (rate: string): boolean =>
  !/\d/.test(rate) || /\bp\.?\s?[am]\b|annum|annual|year|\byr|month|\bday|daily/i.test(rate)

export const emiWithFees = ({ cost, loan }: Pick<PricedOffer, 'cost' | 'loan'>): number =>
  (cost.totalRepay + cost.fee + cost.gst) / loan.tenureMonths

/** `₹899`, or `None` without fees. */
export const formatFees = (fees: number) => (fees === 0 ? words.none : rupees(fees))
