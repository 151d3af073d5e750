import { monthOf, userIndexPartition, userIndexSortKey } from '#table/keys.ts'
import { queryPages } from '#table/read-items.ts'
import { table } from '#table/schema.ts'
import type { Position } from './cursor.ts'
import { type Month, registrationMonths } from './months.ts'
import { type ListedBorrower, listedBorrowerItem } from './user-records.ts'

/**
 * Reads borrowers from the newest registration to the oldest, month by month.
 *
 * @param after starts after this position
 * @param nextLimit returns how many borrowers the caller expects to need from now on
 */
export async function* newestFirst(
  after: Position | undefined,
  nextLimit: () => number,
): AsyncGenerator<ListedBorrower> {
  const latest = after && monthOf(after.registeredAt)
  for (const month of await registrationMonths(latest)) yield* newestOf(month, after, nextLimit)
}

/**
 * Merges the shards of a month. When a shard has no borrowers left in memory, its next page is read, with the shard's
 * share of `nextLimit()` as its size.
 */
async function* newestOf(
  { month, shards }: Month,
  after: Position | undefined,
  nextLimit: () => number,
): AsyncGenerator<ListedBorrower> {
  const sources = Array.from({ length: shards }, (_, shard) => {
    const newest = newestIn(userIndexPartition(month, shard), after)
    const pages = queryPages(listedBorrowerItem, newest, () => shareOf(nextLimit(), shards))
    return { pages, ready: [] as ListedBorrower[], isDone: false }
  })
  for (;;) {
    const empty = sources.filter(({ ready, isDone }) => ready.length === 0 && !isDone)
    await Promise.all(
      empty.map(async (source) => {
        const page = await source.pages.next()
        if (page.done) source.isDone = true
        else source.ready = page.value
      }),
    )
    // A page may be empty, so what was read is looked at again.
    if (empty.length > 0) continue
    const [first, ...others] = sources.filter(({ ready }) => ready.length > 0)
    if (!first) return
    const newest = others.reduce((best, other) => (headKey(other) > headKey(best) ? other : best), first)
    yield* newest.ready.splice(0, 1)
  }
}

/** The sort key of a shard's next borrower. */
const headKey = ({ ready: [borrower] }: { ready: ListedBorrower[] }) =>
  borrower ? userIndexSortKey(borrower.registered_at, borrower.id) : ''

/** A shard's even share of the borrowers that are needed, plus a margin, so that few shards have to be asked again. */
function shareOf(wanted: number, shards: number): number {
  const even = wanted / shards
  return Math.min(wanted, Math.ceil(even + 2 * Math.sqrt(even)) + 1)
}

function newestIn(partition: string, after: Position | undefined) {
  const { name, partitionKey, sortKey } = table.index
  return {
    IndexName: name,
    KeyConditionExpression: `${partitionKey} = :pk${after ? ` AND ${sortKey} < :after` : ''}`,
    ExpressionAttributeValues: {
      ':pk': partition,
      ...(after && { ':after': userIndexSortKey(after.registeredAt, after.id) }),
    },
    ScanIndexForward: false,
  }
}
