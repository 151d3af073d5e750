import { withdrawContactConsent } from '#borrowers/contact-consent.ts'
import { closeAccount } from '#borrowers/seal.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

/** Nobody can have an account without the consent to the terms, so withdrawing that consent closes the account. */
export const handler = endpoint(routes.withdrawConsent, async ({ body: { kind }, borrower, now }) => {
  if (kind === 'mobile') {
    await withdrawContactConsent(borrower, now)
    return { message: messages.contactWithdrawn }
  }
  await closeAccount(borrower, {
    reason: 'terms-withdrawn',
    now,
  })
  return { message: messages.accountClosed }
})
