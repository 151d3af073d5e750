import { auditWrite } from '#audit/audit.ts'
import { Conflict } from '#runtime/errors.ts'
import { Backoff } from '#table/backoff.ts'
import { type Key, keys, partitions } from '#table/keys.ts'
import { readKeys } from '#table/read-items.ts'
import { remove, transact } from '#table/transaction.ts'
import { findBorrower } from './borrowers.ts'
import { movePan } from './pans.ts'
import { moveTotals } from './totals.ts'

/** A transaction takes a hundred writes; the borrower and what goes with them are six. */
const mostRecordsAtOnce = 90

/** What the audit keeps of an erasure, besides the borrower's id. */
export interface ErasureAudit {
  /** Who erases: an operator, or the part of the system that does. */
  by: string
  reason: 'asked' | 'unused' | 'unproven' | 'demo'
  now: Date
}

/**
 * Erases everything that is kept of a borrower, in one transaction that also moves the totals and notes the id: the
 * profile, the number, the PAN, the consents, and what was shown when they applied. The counts of applicants stay,
 * which name nobody. Of more than ninety records the rest goes first, so that whatever breaks off can be run again.
 * Where the borrower is gone already, it takes away what a request under way may have left behind them.
 *
 * @returns false where there was nobody of this id. Throws `Conflict` where the borrower is changed all the time.
 */
export async function eraseBorrower(id: string, { by, reason, now }: ErasureAudit): Promise<boolean> {
  const backoff = new Backoff()
  const profile = keys.borrower(id)
  do {
    const borrower = await findBorrower(id)
    const records = (await readKeys(partitions.borrower(id))).filter(({ sk }) => sk !== profile.sk)
    const together = borrower ? records.slice(0, mostRecordsAtOnce) : []
    await removeAll(records.slice(together.length))
    if (!borrower) return false

    const { mobile, version } = borrower
    const writes = [
      remove(profile, { version }),
      remove(keys.mobile(mobile), { user_id: id }),
      ...movePan(borrower, { id }),
      ...moveTotals(id, borrower, undefined),
      ...together.map((key) => remove(key)),
      auditWrite({ by, action: 'erased', borrower_id: id, reason }, now),
    ]
    if (await transact(writes, backoff)) return true
  } while (await backoff.wait())
  throw new Conflict()
}

/** The longest that a request can be under way which was authenticated before its borrower was erased. */
const requestMs = 15_000

/**
 * Erases borrowers one by one, then once more, even if it fails half-way: a request that was under way may have written
 * about a borrower who was erased already.
 *
 * @param pauseMs how long to wait in between for such requests to end
 * @returns how many were erased
 */
export async function eraseBorrowers(
  ids: AsyncIterable<string>,
  audit: ErasureAudit,
  pauseMs = requestMs,
): Promise<number> {
  const erased: string[] = []
  try {
    for await (const id of ids) if (await eraseBorrower(id, audit)) erased.push(id)
  } finally {
    if (erased.length > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    for (const id of erased) await eraseBorrower(id, audit)
  }
  return erased.length
}

async function removeAll(records: Key[]): Promise<void> {
  for (let n = 0; n < records.length; n += mostRecordsAtOnce) {
    const removals = records.slice(n, n + mostRecordsAtOnce).map((key) => remove(key))
    if (!(await transact(removals))) throw new Conflict()
  }
}
