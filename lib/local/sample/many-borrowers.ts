import { randomUUID } from 'node:crypto'
import { type Borrower, findMobileOwner, newBorrowerWrites } from '#borrowers/borrowers.ts'
import { ensureMonth } from '#borrowers/months.ts'
import { panWrites } from '#borrowers/pans.ts'
import { totalsWritesOf } from '#borrowers/totals.ts'
import { monthOf } from '#table/keys.ts'
import { transact } from '#table/transaction.ts'
import { sampleBorrower } from './borrowers.ts'

/**
 * Borrowers per transaction. DynamoDB allows 100 items, and a borrower needs up to four: profile, mobile number, PAN
 * and totals.
 */
const batchSize = 25
const spreadMs = 2 * 365 * 24 * 60 * 60 * 1000

/**
 * Adds sample borrowers, a batch per transaction. Writes the items that registering and saving details would write
 * (profile, mobile number, PAN and totals), but no consents. Continues after the sample borrowers that exist already.
 */
export async function addManyBorrowers(count: number, until: Date, onAdded: (soFar: number) => void) {
  const first = await firstUnusedNumber()
  const intervalMs = spreadMs / (first + count)
  for (let added = 0; added < count; added += batchSize) {
    const size = Math.min(batchSize, count - added)
    const borrowers = Array.from({ length: size }, (_, n) => sampleItem(first + added + n, until, intervalMs))
    const months = await Promise.all(
      borrowers.map(({ registered_at }) => ensureMonth(monthOf(registered_at))),
    )
    const written = await transact([
      ...borrowers.flatMap((borrower, n) => [
        ...newBorrowerWrites(borrower, months[n]?.shards ?? 1),
        ...panWrites({ id: borrower.id }, borrower),
      ]),
      ...totalsWritesOf(borrowers.map((after) => ({ id: after.id, before: undefined, after }))),
    ])
    if (!written) throw new Error('Another process is adding the same sample borrowers')
    onAdded(added + size)
  }
}

function sampleItem(n: number, until: Date, intervalMs: number): Borrower {
  const { mobile, isVerified, registeredAt, details, preferences } = sampleBorrower(n, until, intervalMs)
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

/** Finds the first unused number by binary search: sample borrowers are numbered without gaps. */
async function firstUnusedNumber(): Promise<number> {
  const exists = async (n: number) => Boolean(await findMobileOwner(sampleBorrower(n, new Date()).mobile))
  let end = 1
  while (await exists(end)) end *= 2
  let start = Math.floor(end / 2)
  while (start < end) {
    const middle = Math.floor((start + end) / 2)
    if (await exists(middle)) start = middle + 1
    else end = middle
  }
  return start
}
