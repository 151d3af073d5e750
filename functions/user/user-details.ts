import { messages } from '../contract/messages.ts'
import * as routes from '../contract/routes.ts'
import { audit } from '../shared/audit.ts'
import { findBorrower } from '../shared/borrowers.ts'
import { endpoint } from '../shared/endpoint.ts'
import { NotFound } from '../shared/errors.ts'
import { userRecord } from '../shared/user-records.ts'

/** Nobody's details are shown before it is noted who looked at them. */
export const handler = endpoint(routes.userDetails, async ({ query, admin, now }) => {
  const borrower = await findBorrower(query.id)
  if (!borrower) throw new NotFound(messages.userNotFound)
  await audit({ by: admin.id, action: 'viewed', user_id: borrower.id }, now)
  return { user: userRecord(borrower) }
})
