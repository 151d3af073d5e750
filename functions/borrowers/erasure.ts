import { auditWrite } from '#audit/audit.ts'
import type { EventOf } from '#contract/audit-event.ts'
import { Conflict } from '#runtime/errors.ts'
import { describeError, log } from '#runtime/log.ts'
import { Backoff } from '#table/backoff.ts'
import { borrowerItem, sealedBorrowerItem } from '#table/items.ts'
import { keys, partitions } from '#table/keys.ts'
import { readStored, type StoredItem } from '#table/read-items.ts'
import { put, putCopy, remove, transact, type Write } from '#table/transaction.ts'
import type { Borrower } from './borrowers.ts'
import { panWrites } from './pans.ts'
import { totalsWrites } from './totals.ts'

/**
 * The most writes for records in one transaction. DynamoDB allows a hundred writes, and up to six are not for records:
 * the profile, the number, the PAN, the sealed profile, the totals and the audit entry.
 */
const maxWritesPerTransaction = 90

/** Who erases a borrower, why and when. */
export type ErasureAudit = Pick<EventOf<'erased'>, 'by' | 'reason'> & { now: Date }

/** How a borrower is removed. */
interface Removal {
  now: Date
  /**
   * The profile, records and views move to the sealed partition until this time, in epoch seconds. Without it, they are
   * deleted.
   */
  sealedUntil?: number | undefined
  /** Throws if the borrower, as just read, must not be removed. Not called any more once a record has been removed. */
  assertRemovable?: (current: Borrower) => void
}

/**
 * Erases a borrower as `removeBorrower` does, without a sealed copy: profile, number, PAN, and all records and views.
 * The counts of applicants stay, because they identify nobody.
 *
 * @returns false if there was no such borrower
 * @throws Conflict if other requests keep changing the borrower
 */
export const eraseBorrower = (id: string, { by, reason, now }: ErasureAudit): Promise<boolean> =>
  removeBorrower({ by, action: 'erased', borrower_id: id, reason }, { now })

/**
 * Removes a borrower's profile, number, PAN, records and views, in one transaction that also updates the totals and
 * writes the audit entry. Complaints stay. If there are more records than a transaction takes, the excess goes first: if
 * the removal then fails, the profile is still there, and another attempt can finish. If the profile is already gone,
 * any remaining records are removed.
 *
 * @param event what the audit records
 * @returns false if there was no such borrower
 * @throws Conflict if other requests keep changing the borrower
 */
export async function removeBorrower(
  event: EventOf<'closed' | 'sealed' | 'erased'>,
  { now, sealedUntil, assertRemovable }: Removal,
): Promise<boolean> {
  const id = event.borrower_id
  const backoff = new Backoff()
  const profile = keys.borrower(id)
  let hasBegun = false
  const writesOf = (record: StoredItem) => recordWrites(id, record, sealedUntil)
  do {
    const items = await readRecords(id)
    const stored = items.find(({ sk }) => sk === profile.sk)
    const borrower = stored && borrowerItem.parse(stored)
    if (borrower && !hasBegun) assertRemovable?.(borrower)
    const writes = items.filter((item) => item !== stored).flatMap(writesOf)
    const together = borrower ? writes.slice(0, maxWritesPerTransaction) : []
    await transactInParts(writes.slice(together.length))
    hasBegun ||= writes.length > together.length
    if (!borrower) return false

    const { mobile, version } = borrower
    const isRemoved = await transact(
      [
        remove(profile, { version }),
        remove(keys.mobile(mobile), { user_id: id }),
        ...panWrites(borrower, { id }),
        ...totalsWrites(id, borrower, undefined),
        ...sealWrites(borrower, { now, sealedUntil }),
        ...together,
        auditWrite(event, now),
      ],
      backoff,
    )
    if (!isRemoved) continue
    // Another request may have written a record since they were read. No more can follow, because every such write
    // requires the profile, or its number's item, to exist.
    await transactInParts((await readRecords(id)).flatMap(writesOf))
    return true
  } while (await backoff.wait())
  throw new Conflict()
}

/** Reads a borrower's partition, the profile included, and the views of their details. */
export const readRecords = async (id: string): Promise<StoredItem[]> =>
  (await Promise.all([partitions.borrower(id), partitions.views(id)].map(readStored))).flat()

/** The writes that delete a record, or move it to the sealed partition, where it expires no later than it would have. */
function recordWrites(id: string, record: StoredItem, sealedUntil: number | undefined): Write[] {
  const { pk, sk, expires_at } = record
  if (sealedUntil === undefined) return [remove({ pk, sk })]
  const until = typeof expires_at === 'number' ? Math.min(expires_at, sealedUntil) : sealedUntil
  return [putCopy(keys.sealedRecord(id, sk), { ...record, expires_at: until }), remove({ pk, sk })]
}

function sealWrites(borrower: Borrower, { now, sealedUntil }: Pick<Removal, 'now' | 'sealedUntil'>): Write[] {
  if (sealedUntil === undefined) return []
  const sealed = { ...borrower, sealed_at: now.toISOString(), expires_at: sealedUntil }
  return [put(sealedBorrowerItem, keys.sealedBorrower(borrower.id), sealed)]
}

/**
 * Executes writes in as many transactions as needed. The size of a full one is even, so that a copy and the removal of
 * its original, which follow each other, stay together. Throws `Conflict` if other requests keep writing these items.
 */
export async function transactInParts(writes: Write[]): Promise<void> {
  for (let n = 0; n < writes.length; n += maxWritesPerTransaction)
    if (!(await transact(writes.slice(n, n + maxWritesPerTransaction)))) throw new Conflict()
}

/**
 * Erases borrowers one by one. If some erasures fail, each failure is logged, the others still happen, and then the first
 * failure is thrown: a borrower whose requests never stop must not keep the others from being erased.
 *
 * @param eraseOne returns whether there was such a borrower
 * @returns how many were erased
 */
export async function eraseBorrowers(
  ids: Iterable<string> | AsyncIterable<string>,
  eraseOne: (id: string) => Promise<boolean>,
): Promise<number> {
  let erased = 0
  const failures: unknown[] = []
  for await (const id of ids) {
    try {
      if (await eraseOne(id)) erased++
    } catch (error) {
      log.error('not erased', { borrower_id: id, error: describeError(error) })
      failures.push(error)
    }
  }
  if (failures.length === 0) return erased
  log.info('borrowers erased', { erased, failed: failures.length })
  throw failures[0]
}
