import { listExports, listViews } from '#audit/access.ts'
import type { OwnComplaint } from '#contract/complaint.ts'
import type { MyData } from '#contract/my-data.ts'
import { Unauthenticated } from '#runtime/errors.ts'
import type { ItemOf } from '#table/item-type.ts'
import {
  answerItem,
  applicationCountItem,
  applicationItem,
  complaintItem,
  nomineeItem,
  ownComplaintItem,
} from '#table/items.ts'
import { keys, partitions, sortKeyPrefixes } from '#table/keys.ts'
import { readItem, readStored, withSortKey } from '#table/read-items.ts'
import { type Borrower, findMobileOwner } from './borrowers.ts'
import { consentsIn } from './consents.ts'
import { userInfo } from './user-records.ts'

/** Everything that is stored about a borrower outside the audit, except complaints sent without a sign-in. */
export async function readMyData(borrower: Borrower, now: Date): Promise<MyData> {
  const { id, mobile, registered_at } = borrower
  const [items, views, exports, owner] = await Promise.all([
    readStored(partitions.borrower(id)),
    listViews(id, now),
    listExports(registered_at, now),
    findMobileOwner(mobile),
  ])
  // Another request has just closed the account. Somebody may have registered the number again.
  if (owner?.user_id !== id) throw new Unauthenticated()
  const [count] = withSortKey(items, applicationCountItem, keys.applicationCount(id).sk)
  const [nominee] = withSortKey(items, nomineeItem, keys.nominee(id).sk)
  return {
    profile: {
      ...borrower,
      ...userInfo(borrower),
      signed_in_at: owner.signed_in_at,
      since: sinceOf(borrower),
    },
    ...consentsIn(items),
    applications: withSortKey(items, applicationItem, sortKeyPrefixes.application),
    earlier_applications: withSortKey(items, applicationItem, sortKeyPrefixes.earlierApplication),
    application_count: count?.applications,
    answers: withSortKey(items, answerItem, sortKeyPrefixes.answer),
    nominee,
    complaints: await Promise.all(
      withSortKey(items, ownComplaintItem, sortKeyPrefixes.complaint).map(readComplaint),
    ),
    views,
    exports,
  }
}

/** When each value of the profile last changed, by its name in the response. `is_verified` never does. */
function sinceOf({ registered_at, since = {} }: Borrower): MyData['profile']['since'] {
  const entries = Object.entries(since).map(([name, seconds]) => [
    name === 'adhar_last_four' ? 'adhar_number' : name,
    new Date(seconds * 1000).toISOString(),
  ])
  return { mobile: registered_at, is_verified: registered_at, ...Object.fromEntries(entries) }
}

/** A complaint with its answers, or only its reference and due date once it is deleted, a year after it was closed. */
async function readComplaint({ reference, due_on }: ItemOf<typeof ownComplaintItem>): Promise<OwnComplaint> {
  const stored =
    (await readItem(complaintItem, keys.openComplaint(due_on, reference))) ??
    (await readItem(complaintItem, keys.closedComplaint(due_on, reference)))
  return { reference, due_on, ...stored }
}
