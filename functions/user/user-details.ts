import { audit } from '#audit/audit.ts'
import { findBorrower } from '#borrowers/borrowers.ts'
import { userRecord } from '#borrowers/user-records.ts'
import { messages } from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { NotFound } from '#runtime/errors.ts'

/** The view is audited before the details are returned. */
export const handler = endpoint(routes.userDetails, async ({ query, admin, now }) => {
  const borrower = await findBorrower(query.id)
  if (!borrower) throw new NotFound(messages.userNotFound)
  await audit({ by: admin.id, action: 'viewed', user_id: borrower.id }, now)
  return { user: userRecord(borrower) }
})
