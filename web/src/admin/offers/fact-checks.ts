import { missingFacts } from '#contract/describe-facts.ts'
import type { Offer } from '#contract/offer.ts'
import { oldestCheck } from '#contract/oldest-check.ts'
import { isUnpriced } from '#contract/price-check.ts'

export const offerOrders = {
  newest: 'Newest first',
  oldestCheck: 'Oldest fact check first',
  missing: 'Missing facts, oldest check first',
  unpriced: 'Without a price, newest first',
} as const
export type OfferOrder = keyof typeof offerOrders

/**
 * Sorts offers. `newest` keeps the given order, which is newest first. The other orders sort by the oldest check, offers
 * without one first; of two with the same day, the one with more missing facts comes first. `missing` leaves out offers
 * without a missing fact, and `unpriced` those with a price.
 */
export function orderOffers<O extends Offer>(offers: O[], order: OfferOrder): O[] {
  if (order === 'newest') return offers
  if (order === 'unpriced') return offers.filter(isUnpriced)
  const missing = (offer: O) => missingFacts(offer).length
  const chosen = order === 'missing' ? offers.filter((offer) => missing(offer) > 0) : [...offers]
  return chosen.sort((a, b) => oldestCheck(a).localeCompare(oldestCheck(b)) || missing(b) - missing(a))
}
