import { closeAccount } from '#borrowers/seal.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

export const handler = endpoint(routes.closeAccount, async ({ borrower, now }) => {
  await closeAccount(borrower, { reason: 'asked', now })
  return { message: messages.accountClosed }
})
