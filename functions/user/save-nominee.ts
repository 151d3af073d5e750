import { saveNominee } from '#borrowers/nominee.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

export const handler = endpoint(routes.saveNominee, async ({ body: { id, ...nominee }, borrower, now }) => {
  await saveNominee(borrower, nominee, now)
  return { message: messages.nomineeSaved }
})
