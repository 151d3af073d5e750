import { costPerMonth } from '#loans/loan-cost.ts'
import { isCapped } from '#loans/ranking/certain-rate.ts'
import { costAtHighest, costAtLowest } from '#loans/ranking/quoted-costs.ts'
import type { PricedOffer } from '#loans/ranking/rank.ts'
import * as words from '#words/offer-card.ts'
import { between, from, upTo } from '#words/spans.ts'
import { formatRankedRate } from '../catalogue/format.ts'
import { rupees } from '../ui/format.ts'

/**
 * Whether a lender's rate names its period, as `1% per month` and `10% p.a.` do, or needs none because it has no
 * figure. False for `10.5% - 24%`, which is yearly.
 */
export const namesPeriod = (rate: string): boolean =>
  !/\d/.test(rate) || /\bp\.?\s?[am]\b|annum|annual|year|\byr|month|\bday|daily/i.test(rate)

/** What a month costs, fees included, at the rate that the order compares: in the default order, a list rises in it. */
export const monthlyCost = ({ ranked, loan }: Pick<PricedOffer, 'ranked' | 'loan'>): number =>
  costPerMonth(ranked, loan.tenureMonths)

/** What that figure is: `a month with fees, at 24%`. A lender's only rate goes without saying. */
export function describeMonth({ rate, certain, ranked }: PricedOffer): string {
  const month = ranked.fee + ranked.gst > 0 ? words.aMonthWithFees : words.aMonthWithoutFees
  if (certain.basis === 'only' && !isCapped(certain)) return month
  return words.atRate(month, formatRankedRate({ rate, certain }))
}

/** The instalment that leaves the account, at both ends of the lender's rate: `₹9,786`, `₹9,786 to ₹11,300`, `from ₹9,786`. */
export function formatEmis(priced: PricedOffer): string {
  const [lowest, highest] = [costAtLowest(priced), costAtHighest(priced)].map(
    (cost) => cost && rupees(cost.emi),
  )
  if (lowest === undefined) return highest === undefined ? rupees(priced.ranked.emi) : upTo(highest)
  if (highest === undefined) return from(lowest)
  return lowest === highest ? lowest : between(lowest, highest)
}

/** `₹899`, or `None` without fees. */
export const formatFees = (fees: number) => (fees === 0 ? words.none : rupees(fees))
