import { missingFacts } from '#contract/describe-facts.ts'
import type { AdminOffer, Offer } from '#contract/offer.ts'
import { oldestCheck } from '#contract/oldest-check.ts'
import { isUnpriced } from '#contract/price-check.ts'

export const offerOrders = {
  newest: 'Newest first',
  oldestCheck: 'Oldest fact check first',
  missing: 'Missing facts, oldest check first',
  unpriced: 'Without a price, newest first',
  badgeOff: 'Badge off, newest first',
} as const
export type OfferOrder = keyof typeof offerOrders

/**
 * Sorts offers. `newest` keeps the given order, which is newest first. The other orders sort by the oldest check, offers
 * without one first; of two with the same day, the one with more missing facts comes first. `missing` leaves out offers
 * without a missing fact, `unpriced` those with a price, and `badgeOff` those whose badge borrowers see or that have none.
 */
export function orderOffers<O extends Offer & Pick<AdminOffer, 'is_badge_off'>>(
  offers: O[],
  order: OfferOrder,
): O[] {
  if (order === 'newest') return offers
  if (order === 'unpriced') return offers.filter(isUnpriced)
  if (order === 'badgeOff') return offers.filter(({ is_badge_off }) => is_badge_off)
  const missing = (offer: O) => missingFacts(offer).length
  const chosen = order === 'missing' ? offers.filter((offer) => missing(offer) > 0) : [...offers]
  return chosen.sort((a, b) => oldestCheck(a).localeCompare(oldestCheck(b)) || missing(b) - missing(a))
}
