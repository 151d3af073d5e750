import { changeBorrower } from '#borrowers/borrowers.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

/**
 * Ends every session of the borrower, on every device. Stores the latest of three instants, so that this session ends even
 * if a clock ahead of ours issued it, and no ended session becomes valid again.
 */
export const handler = endpoint(routes.logout, async ({ borrower, session, now }) => {
  await changeBorrower(borrower, ({ sessions_valid_from }) => ({
    sessions_valid_from: Math.max(now.getTime() + 1, session.issuedAt + 1, sessions_valid_from),
  }))
  return { message: messages.loggedOut }
})
