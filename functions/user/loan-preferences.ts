import { messages } from '../contract/messages.ts'
import * as routes from '../contract/routes.ts'
import { endpoint } from '../shared/endpoint.ts'
import { saveLoanPreferences } from '../shared/saved-details.ts'

export const handler = endpoint(
  routes.loanPreferences,
  async ({ body: { id, ...preferences }, borrower }) => {
    await saveLoanPreferences(borrower, preferences)
    return { message: messages.detailsSaved }
  },
)
