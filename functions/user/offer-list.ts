import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { listShownOffers } from '#offers/store.ts'
import { withTrueBadges } from '#offers/true-badges.ts'

export const handler = endpoint(routes.offerList, async () => ({
  offers: withTrueBadges(await listShownOffers()),
}))
