import { cached } from '#table/cached.ts'
import { totalsItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
import { readItems } from '#table/read-items.ts'
import { shardOf } from '#table/shards.ts'
import { upsert, type Write } from '#table/transaction.ts'
import { registrationMonths } from './months.ts'

/** The sums behind the statistics. Amounts are whole rupees. */
export interface Totals {
  users: number
  verified: number
  /** Borrowers who have asked for an amount. */
  with_loan: number
  /** The sum of those amounts. */
  loan_amount: number
}

interface Counted {
  is_verified: boolean
  loan_amount?: number | undefined
  totals_shards?: number | undefined
}

export const zeroTotals: Totals = { users: 0, verified: 0, with_loan: 0, loan_amount: 0 }
const fields = Object.keys(zeroTotals) as (keyof Totals)[]

/** What one borrower adds to the totals. */
export function contributionOf(borrower: Counted | undefined): Totals {
  if (!borrower) return zeroTotals
  return {
    users: 1,
    verified: borrower.is_verified ? 1 : 0,
    with_loan: borrower.loan_amount === undefined ? 0 : 1,
    loan_amount: borrower.loan_amount ?? 0,
  }
}

/** The writes that update the totals after a borrower has changed; empty if no total changes. */
export const totalsWrites = (id: string, before: Counted | undefined, after: Counted | undefined): Write[] =>
  totalsShardWrites(shardIn(id, before ?? after), differenceOf(before, after))

/** The shard that counts a borrower. It stays the same when the stage gets another number of shards. */
const shardIn = (id: string, borrower: Counted | undefined) => shardOf(id, borrower?.totals_shards ?? 1)

interface CountedChange {
  id: string
  before: Counted | undefined
  after: Counted | undefined
}

/** The same for several borrowers in one transaction, which may write a shard only once. */
export function totalsWritesOf(changes: CountedChange[]): Write[] {
  const differences = new Map<number, Totals>()
  for (const { id, before, after } of changes) {
    const shard = shardIn(id, before ?? after)
    differences.set(shard, addTotals(differences.get(shard) ?? zeroTotals, differenceOf(before, after)))
  }
  return [...differences].flatMap(([shard, difference]) => totalsShardWrites(shard, difference))
}

function differenceOf(before: Counted | undefined, after: Counted | undefined): Totals {
  const [earlier, later] = [contributionOf(before), contributionOf(after)]
  const difference = { ...zeroTotals }
  for (const field of fields) difference[field] = later[field] - earlier[field]
  return difference
}

/** The writes that add to one write shard; empty if there is nothing to add. */
function totalsShardWrites(shard: number, difference: Totals): Write[] {
  const changed = fields.filter((field) => difference[field] !== 0)
  if (changed.length === 0) return []
  const counts = Object.fromEntries(changed.map((field) => [field, difference[field]]))
  return [upsert(totalsItem, keys.totals(shard), { add: counts })]
}

/** The sum of all shards, at most five seconds old. Its cost does not depend on the number of borrowers. */
export const readTotals = cached(5_000, async () => {
  const months = await registrationMonths()
  const length = Math.max(1, ...months.map(({ totalsShards }) => totalsShards))
  const items = await readItems(
    totalsItem,
    Array.from({ length }, (_, shard) => keys.totals(shard)),
  )
  return items.reduce<Totals>(addTotals, zeroTotals)
})

export function addTotals(sum: Totals, more: Partial<Totals>): Totals {
  return {
    users: sum.users + (more.users ?? 0),
    verified: sum.verified + (more.verified ?? 0),
    with_loan: sum.with_loan + (more.with_loan ?? 0),
    loan_amount: sum.loan_amount + (more.loan_amount ?? 0),
  }
}
