import { saveLoanPreferences } from '#borrowers/saved-details.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

export const handler = endpoint(
  routes.loanPreferences,
  async ({ body: { id, ...preferences }, borrower, now }) => {
    await saveLoanPreferences(borrower, preferences, now)
    return { message: messages.detailsSaved }
  },
)
