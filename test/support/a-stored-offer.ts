import type { Offer } from '#contract/offer.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import type { SavedOffer } from '#offers/store.ts'

const [sample] = sampleOffers as [Offer]

/** An offer as it is stored, in its first version unless `changes` say otherwise. */
export const aStoredOffer = (changes: Partial<SavedOffer> = {}): SavedOffer => ({
  ...sample,
  id: crypto.randomUUID(),
  version: 1,
  status: 'shown',
  saved_at: sample.create_date,
  saved_by: 'an-administrator',
  ...changes,
})
