import { messages } from '../contract/messages.ts'
import * as routes from '../contract/routes.ts'
import { endpoint } from '../shared/endpoint.ts'
import { saveBasicDetails } from '../shared/saved-details.ts'

export const handler = endpoint(routes.basicDetails, async ({ body: { id, ...details }, borrower }) => {
  await saveBasicDetails(borrower, details)
  return { message: messages.detailsSaved }
})
