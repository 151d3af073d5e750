import { parseTerms, type QuotedTerms } from '#loans/terms/parse-terms.ts'
import type { OfferFacts } from './offer-facts.ts'

/**
 * Whether the blended rate of two lenders is outside what the offer quotes: one of the two is wrong, and a borrower could not
 * know which. A flat rate is not compared, because what it means on the reducing balance depends on the tenure.
 */
export function isBlendedRateOutside(offer: QuotedTerms, facts: Pick<OfferFacts, 'co_lending'>): boolean {
  const blended = facts.co_lending?.value.blended_rate
  const { interestRate } = parseTerms(offer)
  if (blended === undefined || !interestRate.ok || interestRate.value.basis === 'flat') return false
  const { lowestPercent = 0, highestPercent = Infinity } = interestRate.value
  return blended < lowestPercent || blended > highestPercent
}
