import { totalsItem } from '#table/items.ts'
import { keys, partitions, shardOf } from '#table/keys.ts'
import { readPartition } from '#table/read-items.ts'
import { upsert, type Write } from '#table/transaction.ts'

/** What the statistics are made of. Amounts are whole rupees. */
export interface Totals {
  users: number
  verified: number
  /** Borrowers who have asked for an amount, and the sum of what they asked for. */
  with_loan: number
  loan_amount: number
}

type Counted = { is_verified: boolean; loan_amount?: number | undefined }

export const none: Totals = { users: 0, verified: 0, with_loan: 0, loan_amount: 0 }
const parts = Object.keys(none) as (keyof Totals)[]

/** One borrower's share of the totals. */
export function shareOf(borrower: Counted | undefined): Totals {
  if (!borrower) return none
  return {
    users: 1,
    verified: borrower.is_verified ? 1 : 0,
    with_loan: borrower.loan_amount === undefined ? 0 : 1,
    loan_amount: borrower.loan_amount ?? 0,
  }
}

/**
 * The part of a transaction that moves the totals from what a borrower was to what it becomes; empty where
 * nothing counted has changed.
 */
export function moveTotals(id: string, before: Counted | undefined, after: Counted | undefined): Write[] {
  const [was, is] = [shareOf(before), shareOf(after)]
  const by = { ...none }
  for (const part of parts) by[part] = is[part] - was[part]
  return moveShard(shardOf(id), by)
}

/** The part of a transaction that moves one shard; empty where it moves by nothing. */
export function moveShard(shard: number, by: Totals): Write[] {
  const moved = parts.filter((part) => by[part] !== 0)
  if (moved.length === 0) return []
  const counts = Object.fromEntries(moved.map((part) => [part, by[part]]))
  return [upsert(totalsItem, keys.totals(shard), { add: counts })]
}

/** The totals as they are now: one query of eight small items, however many borrowers there are. */
export async function readTotals(): Promise<Totals> {
  const shards = await readPartition(totalsItem, partitions.totals)
  return shards.reduce<Totals>(plus, none)
}

export function plus(sum: Totals, more: Partial<Totals>): Totals {
  return {
    users: sum.users + (more.users ?? 0),
    verified: sum.verified + (more.verified ?? 0),
    with_loan: sum.with_loan + (more.with_loan ?? 0),
    loan_amount: sum.loan_amount + (more.loan_amount ?? 0),
  }
}
