import { consentReceipts } from '#borrowers/receipts.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

export const handler = endpoint(routes.consentReceipts, async ({ borrower, now }) => ({
  receipts: await consentReceipts(borrower, now),
}))
