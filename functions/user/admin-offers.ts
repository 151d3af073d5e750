import * as routes from '../contract/routes.ts'
import { countApplicants } from '../shared/applications.ts'
import { endpoint } from '../shared/endpoint.ts'
import { listOffers } from '../shared/offers.ts'

export const handler = endpoint(routes.adminOffers, async () => {
  const [offers, applicants] = await Promise.all([listOffers({ fresh: true }), countApplicants()])
  return { offers: offers.map((offer) => ({ ...offer, applicants: applicants[offer.id] ?? 0 })) }
})
