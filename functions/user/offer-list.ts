import * as routes from '../contract/routes.ts'
import { endpoint } from '../shared/endpoint.ts'
import { listOffers } from '../shared/offers.ts'

export const handler = endpoint(routes.offerList, async () => ({ offers: await listOffers() }))
