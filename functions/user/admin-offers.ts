import { countApplicants } from '#applications/applications.ts'
import { isBadgeUntrue } from '#contract/recommendation.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { isShown, listOffers } from '#offers/store.ts'

export const handler = endpoint(routes.adminOffers, async () => {
  const [offers, applicants] = await Promise.all([listOffers({ fresh: true }), countApplicants()])
  const shown = offers.filter(isShown)
  return {
    offers: offers.map((offer) => ({
      ...offer,
      is_badge_off: isBadgeUntrue(offer, shown),
      applicants: applicants[offer.id] ?? 0,
    })),
  }
})
