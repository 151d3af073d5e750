import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { readForm } from '#http/multipart.ts'
import { updateOffer } from '#offers/save-offer.ts'
import { needsApproval } from '#offers/scheduled/approval.ts'

export const handler = endpoint(
  routes.updateOffers,
  async ({ body, admin, now }) => {
    await updateOffer(body, admin, now)
    return needsApproval()
      ? { message: messages.changeProposed, is_proposed: true as const }
      : { message: messages.offerUpdated }
  },
  readForm,
)
