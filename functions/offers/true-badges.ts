import { isBadgeUntrue, needsOthers } from '#contract/recommendation.ts'
import { listShownOffers, type SavedOffer } from './store.ts'

/** The offers as borrowers see them: without a badge whose reason is not true any more. */
export const withTrueBadges = (shown: SavedOffer[]): SavedOffer[] =>
  shown.map((offer) => (isBadgeUntrue(offer, shown) ? withoutBadge(offer) : offer))

/** One offer as borrowers see it. The others are read only for a reason that compares it with them. */
export async function withTrueBadge(offer: SavedOffer): Promise<SavedOffer> {
  return (await hasUntrueBadge(offer)) ? withoutBadge(offer) : offer
}

/** Whether an offer, saved or about to be, has a badge for a reason that is not true. */
export const hasUntrueBadge = async (offer: Parameters<typeof isBadgeUntrue>[0]): Promise<boolean> =>
  isBadgeUntrue(offer, needsOthers(offer) ? await listShownOffers() : [])

function withoutBadge({ recommended_for: _, ...offer }: SavedOffer): SavedOffer {
  return { ...offer, recommended: false }
}
