import { table } from '#runtime/names.ts'
import type { ItemOf } from '#table/item-type.ts'
import { borrowerItem } from '#table/items.ts'
import { monthOf, partitions, sortKeyPrefixes, userIndexPartition } from '#table/keys.ts'
import { lastSortKey, queryPages } from '#table/read-items.ts'
import { findMobileOwner } from './borrowers.ts'
import { registrationMonths } from './months.ts'

const candidateItem = /* @__PURE__ */ borrowerItem.pick([
  'id',
  'mobile',
  'registered_at',
  'sessions_valid_from',
])
type Candidate = ItemOf<typeof candidateItem>

/**
 * Ids of borrowers with no activity since `since`, oldest registration first. Activity is registering, signing in,
 * logging out and applying. Details are saved within twelve hours of a sign-in, so saving needs no check of its own.
 */
export async function* inactiveSince(since: Date): AsyncGenerator<string> {
  const months = await registrationMonths({ from: monthOf(since.toISOString()) })
  for (const month of months.reverse())
    for await (const candidates of registeredIn(month)) {
      const unused = await Promise.all(candidates.map((candidate) => isInactiveSince(candidate, since)))
      yield* candidates.filter((_, n) => unused[n]).map(({ id }) => id)
    }
}

/** Ids of borrowers who registered before `instant`, oldest first. */
export async function* registeredBefore(instant: Date): AsyncGenerator<string> {
  const until = instant.toISOString()
  const months = await registrationMonths({ from: monthOf(until) })
  for (const month of months.reverse())
    for await (const page of registeredIn(month))
      for (const { id, registered_at } of page) if (registered_at < until) yield id
}

/** Pages small enough to look up all of a page's borrowers at once. */
const registeredIn = (month: string) =>
  queryPages(candidateItem, {
    IndexName: table.index.name,
    KeyConditionExpression: `${table.index.partitionKey} = :month`,
    ExpressionAttributeValues: { ':month': userIndexPartition(month) },
    Limit: 25,
  })

/** Whether a borrower has had no activity since `since`. */
export async function isInactiveSince(
  { id, mobile, registered_at, sessions_valid_from }: Candidate,
  since: Date,
): Promise<boolean> {
  const instant = since.toISOString()
  if (registered_at >= instant || sessions_valid_from >= since.getTime()) return false
  const [owner, applied] = await Promise.all([
    findMobileOwner(mobile),
    lastSortKey(partitions.borrower(id), sortKeyPrefixes.shown),
  ])
  const signedIn = owner?.signed_in_at ?? (await latestConsentOfVersion1(id))
  return signedIn < instant && applied < instant
}

/** Sign-ins older than `signed_in_at` left consents of version 1, whose sort keys begin with the instant. */
async function latestConsentOfVersion1(id: string): Promise<string> {
  const century = '2'
  return century + (await lastSortKey(partitions.borrower(id), sortKeyPrefixes.consent + century))
}
