import { type Attributes, DamagedItem, type ItemOf, type Projection } from '#table/item-type.ts'
import { applicationItem, borrowerItem } from '#table/items.ts'
import { monthOf, partitions, sortKeyPrefixes, userIndexPartition } from '#table/keys.ts'
import { queryAll, queryPages, withPrefix } from '#table/read-items.ts'
import { table } from '#table/schema.ts'
import { findMobileOwner } from './borrowers.ts'
import { type Month, registrationMonths } from './months.ts'

const activityItem = /* @__PURE__ */ borrowerItem.pick([
  'id',
  'mobile',
  'registered_at',
  'sessions_valid_from',
])
type BorrowerActivity = ItemOf<typeof activityItem>

interface FoundBorrower {
  id: string
  /** Absent if the profile is damaged. */
  activity: BorrowerActivity | undefined
}

const foundBorrower: Projection<FoundBorrower> = {
  attributes: activityItem.attributes,
  parse: (item) => ({
    id: String(item.pk).slice(partitions.borrower('').length),
    activity: parseActivity(item),
  }),
}

function parseActivity(item: Attributes): BorrowerActivity | undefined {
  try {
    return activityItem.parse(item)
  } catch (error) {
    return ifDamaged(undefined)(error)
  }
}

const ifDamaged =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (error instanceof DamagedItem) return value
    throw error
  }

/**
 * Ids of borrowers with no activity since `since`, by month of registration, oldest first. Activity means registering,
 * signing in, logging out and applying. Saving details is not checked, because it happens within twelve hours of a sign-in,
 * and sign-ins are checked.
 *
 * Includes borrowers with damaged items, so that a damaged item does not end the search: their erasure reports it.
 */
export async function* inactiveSince(since: Date): AsyncGenerator<string> {
  const isDue = async ({ activity }: FoundBorrower) =>
    activity === undefined || (await isInactiveSince(activity, since).catch(ifDamaged(true)))
  const months = await registrationMonths(monthOf(since.toISOString()))
  for (const month of months.reverse())
    for await (const page of registeredIn(month)) {
      const areDue = await Promise.all(page.map(isDue))
      yield* page.filter((_, n) => areDue[n]).map(({ id }) => id)
    }
}

/**
 * Ids of borrowers who registered before `instant`, by month, oldest first. Includes borrowers whose profile is damaged:
 * their erasure reports it.
 */
export async function* registeredBefore(instant: Date): AsyncGenerator<string> {
  const until = instant.toISOString()
  const months = await registrationMonths(monthOf(until))
  for (const month of months.reverse())
    for await (const page of registeredIn(month))
      for (const { id, activity } of page) if (!activity || activity.registered_at < until) yield id
}

/** Reads a month shard by shard. Pages are small enough to look up all of a page's borrowers at once. */
async function* registeredIn({ month, shards }: Month): AsyncGenerator<FoundBorrower[]> {
  for (let shard = 0; shard < shards; shard++)
    yield* queryPages(foundBorrower, {
      IndexName: table.index.name,
      KeyConditionExpression: `${table.index.partitionKey} = :pk`,
      ExpressionAttributeValues: { ':pk': userIndexPartition(month, shard) },
      Limit: 25,
    })
}

/** Whether a borrower has had no activity since `since`. Throws `DamagedItem`. */
export async function isInactiveSince(
  { id, mobile, registered_at, sessions_valid_from }: BorrowerActivity,
  since: Date,
): Promise<boolean> {
  const instant = since.toISOString()
  if (registered_at >= instant || sessions_valid_from >= since.getTime()) return false
  const owner = await findMobileOwner(mobile)
  if (owner && owner.signed_in_at >= instant) return false
  const applied = withPrefix(partitions.borrower(id), sortKeyPrefixes.application)
  return (await queryAll(applicationItem, applied)).every(({ applied_at }) => applied_at < instant)
}
