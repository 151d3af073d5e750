import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { readForm } from '#http/multipart.ts'
import { addOffer, isHeldBack } from '#offers/save-offer.ts'

export const handler = endpoint(
  routes.addOffers,
  async ({ body, admin, now }) => {
    const id = await addOffer(body, admin, now)
    return isHeldBack(body)
      ? { message: messages.offerAddedHidden, id, is_proposed: true as const }
      : { message: messages.offerAdded, id }
  },
  readForm,
)
