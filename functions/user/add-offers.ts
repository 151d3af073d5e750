import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { readForm } from '#http/multipart.ts'
import { addOffer } from '#offers/save-offer.ts'

export const handler = endpoint(
  routes.addOffers,
  async ({ body, admin, now }) => ({
    message: messages.offerAdded,
    id: await addOffer(body, admin, now),
  }),
  readForm,
)
