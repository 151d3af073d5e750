import { countApplicants } from '#applications/applications.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { listOffers } from '#offers/store.ts'

export const handler = endpoint(routes.adminOffers, async () => {
  const [offers, applicants] = await Promise.all([listOffers({ fresh: true }), countApplicants()])
  return { offers: offers.map((offer) => ({ ...offer, applicants: applicants[offer.id] ?? 0 })) }
})
