import { removeNominee } from '#borrowers/nominee.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

export const handler = endpoint(routes.removeNominee, async ({ borrower }) => {
  await removeNominee(borrower)
  return { message: messages.nomineeRemoved }
})
