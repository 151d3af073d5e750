import { countApplicants } from '#applications/applications.ts'
import { isBadgeUntrue } from '#contract/recommendation.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { listScheduledChanges } from '#offers/scheduled-changes.ts'
import { isShown, listOffers } from '#offers/store.ts'

export const handler = endpoint(routes.adminOffers, async () => {
  const [offers, applicants, scheduled] = await Promise.all([
    listOffers({ fresh: true }),
    countApplicants(),
    listScheduledChanges(),
  ])
  const shown = offers.filter(isShown)
  return {
    offers: offers.map((offer) => ({
      ...offer,
      is_badge_off: isBadgeUntrue(offer, shown),
      applicants: applicants[offer.id] ?? 0,
    })),
    scheduled,
  }
})
