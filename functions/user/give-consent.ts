import { giveContactConsent } from '#borrowers/contact-consent.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

export const handler = endpoint(routes.giveConsent, async ({ body: { language }, borrower, now }) => {
  await giveContactConsent(borrower, { language, now })
  return { message: messages.contactGiven }
})
