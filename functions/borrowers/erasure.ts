import { audit, auditWrite } from '#audit/audit.ts'
import { Conflict } from '#runtime/errors.ts'
import { Backoff } from '#table/backoff.ts'
import { type Key, keys, partitions } from '#table/keys.ts'
import { readKeys } from '#table/read-items.ts'
import { remove, transact } from '#table/transaction.ts'
import { findBorrower } from './borrowers.ts'
import { panWrites } from './pans.ts'
import { totalsWrites } from './totals.ts'

/** A transaction has at most a hundred writes, and the borrower's own items need up to six of them. */
const maxRecordsPerTransaction = 90

/** What the audit records about an erasure, besides the borrower's id. */
export interface ErasureAudit {
  /** An operator, or the part of the system that erases. */
  by: string
  reason: 'asked' | 'unused' | 'unproven' | 'demo'
  now: Date
}

/**
 * Erases a borrower: the profile, the number, the PAN, the consents and the applications, in one transaction that also
 * updates the totals and audits the id. The counts of applicants stay, because they identify nobody. If there are more
 * records than a transaction takes, the excess is deleted first; an erasure that fails half-way can be run again. If
 * the profile is already gone or sealed, any remaining records are deleted.
 *
 * @returns false if there was no such borrower
 * @throws Conflict if other requests keep changing the borrower
 */
export async function eraseBorrower(id: string, { by, reason, now }: ErasureAudit): Promise<boolean> {
  const backoff = new Backoff()
  const profile = keys.borrower(id)
  const readRecords = async () =>
    (await readKeys(partitions.borrower(id))).filter(({ sk }) => sk !== profile.sk)
  do {
    const borrower = await findBorrower(id)
    const records = await readRecords()
    const together = borrower ? records.slice(0, maxRecordsPerTransaction) : []
    await removeAll(records.slice(together.length))
    if (!borrower) {
      const isSealed = records.some(({ sk }) => sk === keys.sealedBorrower(id).sk)
      if (isSealed) await audit({ by, action: 'erased', borrower_id: id, reason }, now)
      return isSealed
    }

    const { mobile, version } = borrower
    const writes = [
      remove(profile, { version }),
      remove(keys.mobile(mobile), { user_id: id }),
      ...panWrites(borrower, { id }),
      ...totalsWrites(id, borrower, undefined),
      ...together.map((key) => remove(key)),
      auditWrite({ by, action: 'erased', borrower_id: id, reason }, now),
    ]
    if (!(await transact(writes, backoff))) continue
    // Another request may have written a record since they were read. No more can follow, because every such write
    // requires the profile to exist.
    await removeAll(await readRecords())
    return true
  } while (await backoff.wait())
  throw new Conflict()
}

/**
 * Erases borrowers one by one. If some erasures fail, the others still happen, and then the first failure is thrown: a
 * borrower whose requests never stop must not keep the others from being erased.
 *
 * @returns how many were erased
 */
export async function eraseBorrowers(ids: AsyncIterable<string>, audit: ErasureAudit): Promise<number> {
  let erased = 0
  const failures: unknown[] = []
  for await (const id of ids) {
    try {
      if (await eraseBorrower(id, audit)) erased++
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return erased
}

async function removeAll(records: Key[]): Promise<void> {
  for (let n = 0; n < records.length; n += maxRecordsPerTransaction) {
    const removals = records.slice(n, n + maxRecordsPerTransaction).map((key) => remove(key))
    if (!(await transact(removals))) throw new Conflict()
  }
}
