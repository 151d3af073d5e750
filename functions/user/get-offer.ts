import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { findShownOffer } from '#offers/store.ts'
import { withTrueBadge } from '#offers/true-badges.ts'
import { NotFound } from '#runtime/errors.ts'

export const handler = endpoint(routes.getOffer, async ({ query }) => {
  const offer = await findShownOffer(query.id)
  if (!offer) throw new NotFound(messages.offerNotFound)
  return { offer: await withTrueBadge(offer) }
})
