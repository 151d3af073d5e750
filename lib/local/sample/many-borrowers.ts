import { randomUUID } from 'node:crypto'
import { type Borrower, findMobileOwner, newBorrowerWrites } from '#borrowers/borrowers.ts'
import { ensureMonth } from '#borrowers/months.ts'
import { panWrites } from '#borrowers/pans.ts'
import { addTotals, contributionOf, type Totals, totalsShardWrites, zeroTotals } from '#borrowers/totals.ts'
import { monthOf, shardOf } from '#table/keys.ts'
import { transact } from '#table/transaction.ts'
import { sampleBorrower } from './borrowers.ts'

/** With three items for each borrower and every shard of the totals, what one transaction can hold. */
const atOnce = 30
const spreadMs = 2 * 365 * 24 * 60 * 60 * 1000

/**
 * Adds invented borrowers, many to a transaction, each with the items and the share in the totals that
 * registering and saving would have given them. Goes on after those that are there already.
 */
export async function addManyBorrowers(count: number, until: Date, onAdded: (soFar: number) => void) {
  const first = await firstFree()
  const everyMs = spreadMs / (first + count)
  for (let added = 0; added < count; added += atOnce) {
    const size = Math.min(atOnce, count - added)
    const borrowers = Array.from({ length: size }, (_, n) => invented(first + added + n, until, everyMs))
    await Promise.all(borrowers.map(({ registered_at }) => ensureMonth(monthOf(registered_at))))
    const written = await transact([
      ...borrowers.flatMap((borrower) => [
        ...newBorrowerWrites(borrower),
        ...panWrites({ id: borrower.id }, borrower),
      ]),
      ...totalsOf(borrowers),
    ])
    if (!written) throw new Error('Somebody else is adding the same invented borrowers')
    onAdded(added + size)
  }
}

function invented(n: number, until: Date, everyMs: number): Borrower {
  const { mobile, isVerified, registeredAt, details, preferences } = sampleBorrower(n, until, everyMs)
  const { adhar_number, ...kept } = details ?? {}
  return {
    id: randomUUID(),
    mobile,
    is_verified: isVerified,
    registered_at: registeredAt.toISOString(),
    sessions_valid_from: 0,
    version: 1,
    ...kept,
    ...(adhar_number && { adhar_last_four: adhar_number.slice(-4) }),
    ...preferences,
  }
}

function totalsOf(borrowers: Borrower[]) {
  const shards = new Map<number, Totals>()
  for (const borrower of borrowers) {
    const shard = shardOf(borrower.id)
    shards.set(shard, addTotals(shards.get(shard) ?? zeroTotals, contributionOf(borrower)))
  }
  return [...shards].flatMap(([shard, by]) => totalsShardWrites(shard, by))
}

/** Invented borrowers are numbered without gaps: halving finds where they end. */
async function firstFree(): Promise<number> {
  const isThere = async (n: number) => Boolean(await findMobileOwner(sampleBorrower(n, new Date()).mobile))
  let end = 1
  while (await isThere(end)) end *= 2
  let start = Math.floor(end / 2)
  while (start < end) {
    const middle = Math.floor((start + end) / 2)
    if (await isThere(middle)) start = middle + 1
    else end = middle
  }
  return start
}
