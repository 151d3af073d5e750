import { reducingRate } from '../apr.ts'
import type { RateTerms } from '../terms/parse-rate.ts'

/**
 * Which rate of an offer is the certain one, by which it is ranked:
 *
 * - `only`: the lender quotes one rate
 * - `highest`: the highest that the lender quotes
 * - `ceiling`: the ceiling of its kind, because the lender names no upper limit
 */
type RateBasis = 'only' | 'highest' | 'ceiling'

/** All rates are in per cent a year. */
export interface CertainRate {
  basis: RateBasis
  /** The certain rate as it is quoted: flat for a flat rate, except that a ceiling is always on the reducing balance. */
  percent: number
  /** The certain rate on the reducing balance. */
  annualRatePercent: number
  /**
   * The rate that the order compares, on the reducing balance: the certain rate, or the ceiling of the offer's kind if
   * that is lower.
   */
  rankedPercent: number
}

/**
 * The rate that is certain for an offer: this borrower pays no more, as far as anybody has said. The order compares no rate
 * above the ceiling, so that a lender which states a high rate is never behind one which states none.
 *
 * @param ceiling the ceiling of the offer's kind, in per cent a year on the reducing balance
 */
export function certainRate(rate: RateTerms, tenureMonths: number, ceiling: number): CertainRate {
  const reducing = (percent: number) =>
    rate.basis === 'flat' ? reducingRate(percent, tenureMonths) : percent
  const { highestPercent, lowestPercent = 0 } = rate
  if (highestPercent === undefined) {
    // A lender whose lowest rate is above the ceiling lends at that rate or a higher one.
    const lowest = reducing(lowestPercent)
    const annualRatePercent = Math.max(ceiling, lowest)
    const percent = lowest > ceiling ? lowestPercent : ceiling
    return { basis: 'ceiling', percent, annualRatePercent, rankedPercent: ceiling }
  }
  const annualRatePercent = reducing(highestPercent)
  const basis = rate.quoted === 'exactly' ? 'only' : 'highest'
  const rankedPercent = Math.min(annualRatePercent, ceiling)
  return { basis, percent: highestPercent, annualRatePercent, rankedPercent }
}
