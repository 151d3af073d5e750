import { saveBasicDetails } from '#borrowers/saved-details.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

export const handler = endpoint(routes.basicDetails, async ({ body: { id, ...details }, borrower, now }) => {
  await saveBasicDetails(borrower, details, now)
  return { message: messages.detailsSaved }
})
