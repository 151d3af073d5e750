import * as z from 'zod/mini'
import { Offer } from './offer.ts'

/**
 * An offer as borrowers saw it from `at` until it was changed or hidden. It has no logo, because replacing a logo deletes
 * the earlier file.
 */
export const OfferVersion = z.extend(z.omit(Offer, { logo: true }), {
  /**
   * When this version was saved, ISO 8601, UTC. For a version saved before offers had a history: when the offer was
   * added.
   */
  at: z.string(),
})
export type OfferVersion = z.infer<typeof OfferVersion>
