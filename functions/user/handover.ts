import { recordHandover } from '#applications/handovers.ts'
import { lenderId } from '#contract/lender.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { findOffer } from '#offers/store.ts'
import { NotFound } from '#runtime/errors.ts'

export const handler = endpoint(routes.handover, async ({ body, now }) => {
  const offer = await findOffer(body.offer_id)
  if (!offer) throw new NotFound(messages.offerNotFound)
  await recordHandover(body, lenderId(offer.lender), now)
  return {}
})
