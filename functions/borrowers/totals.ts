import { totalsItem } from '#table/items.ts'
import { keys, partitions, shardOf } from '#table/keys.ts'
import { readPartition } from '#table/read-items.ts'
import { upsert, type Write } from '#table/transaction.ts'

/** The sums behind the statistics. Amounts are whole rupees. */
export interface Totals {
  users: number
  verified: number
  /** Borrowers who have asked for an amount, and the sum of those amounts. */
  with_loan: number
  loan_amount: number
}

type Counted = { is_verified: boolean; loan_amount?: number | undefined }

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
export function totalsWrites(id: string, before: Counted | undefined, after: Counted | undefined): Write[] {
  const [was, is] = [contributionOf(before), contributionOf(after)]
  const by = { ...zeroTotals }
  for (const part of fields) by[part] = is[part] - was[part]
  return totalsShardWrites(shardOf(id), by)
}

/** The writes that add to one write shard; empty if there is nothing to add. */
export function totalsShardWrites(shard: number, by: Totals): Write[] {
  const moved = fields.filter((part) => by[part] !== 0)
  if (moved.length === 0) return []
  const counts = Object.fromEntries(moved.map((part) => [part, by[part]]))
  return [upsert(totalsItem, keys.totals(shard), { add: counts })]
}

/** Reads the current totals: one query of eight small items, however many borrowers there are. */
export async function readTotals(): Promise<Totals> {
  const shards = await readPartition(totalsItem, partitions.totals)
  return shards.reduce<Totals>(addTotals, zeroTotals)
}

export function addTotals(sum: Totals, more: Partial<Totals>): Totals {
  return {
    users: sum.users + (more.users ?? 0),
    verified: sum.verified + (more.verified ?? 0),
    with_loan: sum.with_loan + (more.with_loan ?? 0),
    loan_amount: sum.loan_amount + (more.loan_amount ?? 0),
  }
}
