import { messages } from '../contract/messages.ts'
import * as routes from '../contract/routes.ts'
import { changeBorrower } from '../shared/borrowers.ts'
import { endpoint } from '../shared/endpoint.ts'

/** Ends every session of the borrower, on every device, the one that asks included. */
export const handler = endpoint(routes.logout, async ({ borrower, now }) => {
  await changeBorrower(borrower, () => ({ sessions_valid_from: now.getTime() + 1 }))
  return { message: messages.loggedOut }
})
