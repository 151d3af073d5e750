import { listApplications } from '#applications/applications.ts'
import { table } from '#runtime/names.ts'
import type { ItemOf } from '#table/item-type.ts'
import { borrowerItem } from '#table/items.ts'
import { monthOf, partitions, sortKeyPrefixes, userIndexPartition } from '#table/keys.ts'
import { lastSortKey, queryPages } from '#table/read-items.ts'
import { findMobileOwner } from './borrowers.ts'
import { type Month, registrationMonths } from './months.ts'

const candidateItem = /* @__PURE__ */ borrowerItem.pick([
  'id',
  'mobile',
  'registered_at',
  'sessions_valid_from',
])
type Candidate = ItemOf<typeof candidateItem>

/**
 * Ids of borrowers with no activity since `since`, by month of registration, oldest first. Activity means registering,
 * signing in, logging out and applying. Details are saved within twelve hours of a sign-in, so saving needs no check of
 * its own.
 */
export async function* inactiveSince(since: Date): AsyncGenerator<string> {
  const months = await registrationMonths(monthOf(since.toISOString()))
  for (const month of months.reverse())
    for await (const candidates of registeredIn(month)) {
      const areInactive = await Promise.all(candidates.map((candidate) => isInactiveSince(candidate, since)))
      yield* candidates.filter((_, n) => areInactive[n]).map(({ id }) => id)
    }
}

/** Ids of borrowers who registered before `instant`, by month, oldest first. */
export async function* registeredBefore(instant: Date): AsyncGenerator<string> {
  const until = instant.toISOString()
  const months = await registrationMonths(monthOf(until))
  for (const month of months.reverse())
    for await (const page of registeredIn(month))
      for (const { id, registered_at } of page) if (registered_at < until) yield id
}

/** Reads a month shard by shard. Pages are small enough to look up all of a page's borrowers at once. */
async function* registeredIn({ month, shards }: Month): AsyncGenerator<Candidate[]> {
  for (let shard = 0; shard < shards; shard++)
    yield* queryPages(candidateItem, {
      IndexName: table.index.name,
      KeyConditionExpression: `${table.index.partitionKey} = :pk`,
      ExpressionAttributeValues: { ':pk': userIndexPartition(month, shard) },
      Limit: 25,
    })
}

/** Whether a borrower has had no activity since `since`. */
export async function isInactiveSince(
  { id, mobile, registered_at, sessions_valid_from }: Candidate,
  since: Date,
): Promise<boolean> {
  const instant = since.toISOString()
  if (registered_at >= instant || sessions_valid_from >= since.getTime()) return false
  const [owner, applications] = await Promise.all([findMobileOwner(mobile), listApplications(id)])
  const signedIn = owner?.signed_in_at ?? (await latestConsentOfVersion1(id))
  return signedIn < instant && applications.every(({ applied_at }) => applied_at < instant)
}

/** For sign-ins from before `signed_in_at` existed: consents of version 1, whose sort keys begin with the instant. */
async function latestConsentOfVersion1(id: string): Promise<string> {
  // Sort keys of later versions begin with the kind of consent, these with a year.
  const firstDigitOfYear = '2'
  const prefix = sortKeyPrefixes.consent + firstDigitOfYear
  return firstDigitOfYear + (await lastSortKey(partitions.borrower(id), prefix))
}
