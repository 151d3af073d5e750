import { messages } from '../contract/messages.ts'
import * as routes from '../contract/routes.ts'
import { changeBorrower } from '../shared/borrowers.ts'
import { endpoint } from '../shared/endpoint.ts'

export const handler = endpoint(
  routes.loanPreferences,
  async ({ body: { id, ...preferences }, borrower }) => {
    await changeBorrower(borrower, () => preferences)
    return { message: messages.detailsSaved }
  },
)
