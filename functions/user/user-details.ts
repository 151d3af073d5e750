import { recordView } from '#audit/access.ts'
import { findBorrower } from '#borrowers/borrowers.ts'
import { userRecord } from '#borrowers/user-records.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { NotFound } from '#runtime/errors.ts'

/** Audits the view, and adds it to the accesses that the borrower can see, before returning the details. */
export const handler = endpoint(routes.userDetails, async ({ query, admin, now }) => {
  const borrower = await findBorrower(query.id)
  if (!borrower || !(await recordView(borrower.id, admin.id, now))) throw new NotFound(messages.userNotFound)
  return { user: userRecord(borrower) }
})
