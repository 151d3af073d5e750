import { parseTerms, type QuotedTerms } from '#loans/terms/parse-terms.ts'
import { priceableTerms } from '#loans/terms/priceable-terms.ts'
import { describeUnpriced } from './describe-reasons.ts'
import type { Offer } from './offer.ts'

/** Why borrowers see an offer without a price, in sentences. Empty if it has one. */
export function whyUnpriced(offer: QuotedTerms & Pick<Offer, 'eligibility'>): string[] {
  const terms = priceableTerms(parseTerms(offer), offer.eligibility)
  return 'reasons' in terms ? terms.reasons.map(describeUnpriced) : []
}

export const isUnpriced = (offer: Offer) => whyUnpriced(offer).length > 0
