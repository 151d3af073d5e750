import { recordHandover } from '#applications/handovers.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { findOffer } from '#offers/store.ts'
import { NotFound } from '#runtime/errors.ts'

export const handler = endpoint(routes.handover, async ({ body, now }) => {
  if (!(await findOffer(body.offer_id))) throw new NotFound(messages.offerNotFound)
  await recordHandover(body, now)
  return {}
})
