import type { TermsForm } from './confirmed-terms.ts'
import type { TermName } from './parse-result.ts'
import type { OfferTerms } from './parse-terms.ts'

/** What was read of an offer's texts, as the figures that an administrator would confirm. Without what wasn't understood. */
export function proposedTerms({ loanAmount, interestRate, processingFee, tenure }: OfferTerms): TermsForm {
  return {
    ...(loanAmount.ok && { loanAmount: loanAmount.value }),
    ...(interestRate.ok && {
      interestRate: {
        kind: interestRate.value.basis,
        bands: [
          {
            lowestPercent: interestRate.value.lowestPercent,
            highestPercent: interestRate.value.highestPercent,
          },
        ],
      },
    }),
    ...(processingFee.ok && { processingFee: feeFigures(processingFee) }),
    ...(tenure.ok && { tenure: { ...tenure.value, unit: 'months' } }),
  }
}

function feeFigures({ value, wording }: OfferTerms['processingFee'] & { ok: true }) {
  const { percent, rupees, min, max, gst, quoted } = value
  return {
    ...(percent > 0 ? { percent } : { rupees }),
    ...(min > 0 && { least: min }),
    ...(max < Infinity && { most: max }),
    gst: wording.isGstQuoted || rupees + percent === 0 ? gst : ('unknown' as const),
    ...(quoted !== 'exactly' && { quoted }),
  }
}

/** What is hardly so, though it could be read. */
export type Doubt = 'rateLow' | 'rateHigh' | 'tenureLong' | 'feeHigh'

/** In per cent a year, per cent of the loan and months. */
export const plausible = { lowestRate: 5, highestRate: 60, feePercent: 10, tenureMonths: 480 } as const

/** The terms whose figures are hardly so. */
export function doubtsAbout(terms: OfferTerms): Partial<Record<TermName, Doubt>> {
  const { interestRate, processingFee, tenure } = terms
  const { usedPercent = 5, highestPercent = usedPercent } = interestRate.ok ? interestRate.value : {}
  const isFeeHigh = processingFee.ok && processingFee.value.percent > plausible.feePercent
  const isTenureLong =
    tenure.ok && Math.max(tenure.value.min ?? 0, tenure.value.max ?? 0) > plausible.tenureMonths
  return {
    ...(Math.max(usedPercent, highestPercent) > plausible.highestRate && { interestRate: 'rateHigh' }),
    ...(usedPercent < plausible.lowestRate && { interestRate: 'rateLow' }),
    ...(isFeeHigh && { processingFee: 'feeHigh' }),
    ...(isTenureLong && { tenure: 'tenureLong' }),
  }
}
