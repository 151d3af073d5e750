import { recordApplication } from '#applications/applications.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { findOfferAsShown } from '#offers/store.ts'
import { NotFound } from '#runtime/errors.ts'

export const handler = endpoint(routes.apply, async ({ body: { id, ...said }, borrower, now }) => {
  const offer = await findOfferAsShown(said.offer_id, said.offer_version)
  if (!offer) throw new NotFound(messages.offerNotFound)
  const application = await recordApplication(borrower, { offer, said, now })
  const message = application.is_as_shown ? messages.applicationNoted : messages.applicationCorrected
  return { message, application }
})
