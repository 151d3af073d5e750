import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { changeTerms } from '#payments/terms.ts'

export const handler = endpoint(routes.paymentTerms, async ({ body, admin, now }) => {
  await changeTerms(body, admin, now)
  return { message: body.remove ? messages.paymentTermsRemoved : messages.paymentTermsSaved }
})
