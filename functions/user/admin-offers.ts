import { routes } from '../contract/routes.ts'
import { endpoint } from '../shared/endpoint.ts'
import { listOffers } from '../shared/offers.ts'

export const handler = endpoint(routes.adminOffers, async () => ({
  offers: await listOffers({ fresh: true }),
}))
