import type { PricedOffer } from '#loans/ranking/rank.ts'
import * as words from '#words/offer-card.ts'
import { rupees } from '../ui/format.ts'

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
