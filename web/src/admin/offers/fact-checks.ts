import { missingFacts } from '#contract/describe-facts.ts'
import type { Offer } from '#contract/offer.ts'

type OfferWithFacts = Pick<Offer, 'facts' | 'eligibility'>

/** The day, `yyyy-MM-dd`, of the oldest check among an offer's facts; empty if one was never checked or none is given. */
export const oldestCheck = ({ facts = {} }: OfferWithFacts): string =>
  Object.values(facts)
    .map((fact) => fact?.verified_on ?? '')
    .sort()[0] ?? ''

export const offerOrders = {
  newest: 'Newest first',
  oldestCheck: 'Oldest check of facts first',
  lacking: 'Lacking facts, oldest check first',
} as const
export type OfferOrder = keyof typeof offerOrders

/**
 * Sorts offers. Of two with the same oldest check, the one that lacks more facts comes first. `lacking` leaves out offers
 * without a missing fact.
 */
export function orderOffers<O extends OfferWithFacts>(offers: O[], order: OfferOrder): O[] {
  if (order === 'newest') return offers
  const lacking = (offer: O) => missingFacts(offer).length
  const chosen = order === 'lacking' ? offers.filter((offer) => lacking(offer) > 0) : [...offers]
  return chosen.sort((a, b) => oldestCheck(a).localeCompare(oldestCheck(b)) || lacking(b) - lacking(a))
}
