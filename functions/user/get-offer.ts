import { messages } from '../contract/messages.ts'
import * as routes from '../contract/routes.ts'
import { endpoint } from '../shared/endpoint.ts'
import { NotFound } from '../shared/errors.ts'
import { findOffer } from '../shared/offers.ts'

export const handler = endpoint(routes.getOffer, async ({ query }) => {
  const offer = await findOffer(query.id)
  if (!offer) throw new NotFound(messages.offerNotFound)
  return { offer }
})
