import { reducingRate } from '../apr.ts'
import type { RateTerms } from '../terms/parse-rate.ts'
import type { ContractedRates } from './contracted-rates.ts'

/**
 * Which rate of an offer is the certain one, by which it is ranked:
 *
 * - `only`: the lender quotes one rate
 * - `blended`: the one rate of a loan by two lenders, or the lowest rate of today if that is higher
 * - `average`: the mean of the rates that its borrowers got, or the lowest rate of today if that is higher
 * - `highest`: the highest that the lender quotes
 * - `ceiling`: the ceiling of its kind, because the lender names no upper limit
 */
export const rateBases = ['only', 'blended', 'average', 'highest', 'ceiling'] as const
type RateBasis = (typeof rateBases)[number]

/** All rates are in per cent a year. */
export interface CertainRate {
  basis: RateBasis
  /** The certain rate as it is quoted: flat for a flat rate, unless it is a ceiling, an average or a blended rate (`isQuoted`). */
  percent: number
  /** The certain rate on the reducing balance. */
  annualRatePercent: number
  /**
   * The rate that the order compares, on the reducing balance: the certain rate, or the ceiling of the offer's kind if
   * that is lower.
   */
  rankedPercent: number
  /** The rates that borrowers got, if the certain rate follows from them. */
  contracted?: ContractedRates | undefined
}

/**
 * The rate that is certain for an offer: this borrower pays no more, as far as anybody has said. The order compares no rate
 * above the ceiling, so that a lender which states a high rate is never behind one which states none.
 *
 * @param ceiling the ceiling of the offer's kind, in per cent a year on the reducing balance
 * @param contracted the rates that borrowers got in a recent quarter, if the lender publishes them
 * @param blendedPercent the one rate of a loan that two lenders give together, in per cent a year on the reducing balance. With
 *   both, the lower one counts, so that no lender gains by leaving one out
 */
export function certainRate(
  rate: RateTerms,
  tenureMonths: number,
  ceiling: number,
  contracted?: ContractedRates,
  blendedPercent?: number,
): CertainRate {
  const reducing = (percent: number) =>
    rate.basis === 'flat' ? reducingRate(percent, tenureMonths) : percent
  const { highestPercent, lowestPercent = 0 } = rate
  const isBlended = blendedPercent !== undefined && !(contracted && contracted.mean < blendedPercent)
  const published = isBlended ? blendedPercent : contracted?.mean
  if (published !== undefined) {
    // Today's rates may have left it behind: a borrower pays neither less than the lowest nor more than the highest.
    const percent = Math.max(published, reducing(lowestPercent))
    if (highestPercent === undefined || percent < reducing(highestPercent)) {
      const basis = isBlended ? 'blended' : 'average'
      return resultOf(basis, percent, percent, ceiling, isBlended ? undefined : contracted)
    }
  }
  if (highestPercent === undefined) {
    // A lender whose lowest rate is above the ceiling lends at that rate or a higher one.
    const lowest = reducing(lowestPercent)
    const annualRatePercent = Math.max(ceiling, lowest)
    return resultOf('ceiling', lowest > ceiling ? lowestPercent : ceiling, annualRatePercent, ceiling)
  }
  const basis = rate.quoted === 'exactly' ? 'only' : 'highest'
  return resultOf(basis, highestPercent, reducing(highestPercent), ceiling)
}

/** Objects of one hidden class make ranking faster. */
const resultOf = (
  basis: RateBasis,
  percent: number,
  annualRatePercent: number,
  ceiling: number,
  contracted?: ContractedRates,
): CertainRate => ({
  basis,
  percent,
  annualRatePercent,
  rankedPercent: Math.min(annualRatePercent, ceiling),
  contracted,
})

/** Whether the order counts less than the rate that costs are computed with. */
export const isCapped = ({ rankedPercent, annualRatePercent }: CertainRate): boolean =>
  rankedPercent < annualRatePercent

/** Whether `percent` is as the lender quotes it; if not, it is on the reducing balance, whatever the quoted rate is. */
export const isQuoted = ({ basis }: CertainRate): boolean => basis === 'only' || basis === 'highest'
