import { randomUUID } from 'node:crypto'
import type { Access } from '#contract/my-data.ts'
import { cached } from '#table/cached.ts'
import { expiryAfter } from '#table/expiry.ts'
import { exportedItem, viewItem } from '#table/items.ts'
import { keys, partitions } from '#table/keys.ts'
import { readPartition } from '#table/read-items.ts'
import { check, put, transact, type Write } from '#table/transaction.ts'
import { auditWrite } from './audit.ts'

/** What borrowers are told about an access: when, and in which role. It names nobody and is kept for a year. */
const accessAt = (now: Date) => ({
  at: now.toISOString(),
  role: 'administrator' as const,
  expires_at: expiryAfter(365, now),
})

/**
 * Records that an administrator views a borrower's details, in the audit and for the borrower.
 *
 * @returns false if there is no such borrower
 */
export const recordView = (borrowerId: string, adminId: string, now: Date): Promise<boolean> =>
  transact([
    auditWrite({ by: adminId, action: 'viewed', borrower_id: borrowerId }, now),
    put(viewItem, keys.view(borrowerId, now.toISOString(), randomUUID()), accessAt(now), { isNew: true }),
    // Nothing is recorded about an account that has just been closed.
    check(keys.borrower(borrowerId), { id: borrowerId }),
  ])

/** The write that adds an export of all borrowers to the accesses that borrowers see. */
export const exportedWrite = (exportId: string, now: Date): Write =>
  put(exportedItem, keys.exported(now.toISOString(), exportId), accessAt(now), { isNew: true })

const toAccess = ({ at, role }: Access): Access => ({ at, role })

/** When administrators viewed a borrower's details in the last year, newest first. */
export async function listViews(borrowerId: string, now: Date): Promise<Access[]> {
  const views = await readPartition(viewItem, partitions.views(borrowerId))
  return views
    .filter((view) => !hasExpired(view, now))
    .map(toAccess)
    .reverse()
}

/** Cached, because the exports of a year are the same for every borrower. */
const allExports = cached(5_000, () => readPartition(exportedItem, partitions.exported, { fresh: false }))

/**
 * The exports of the last year that may contain a borrower, newest first. The list may be five seconds old. An export
 * contains everybody who had registered when it began, and perhaps those who registered before it was completed.
 */
export async function listExports(registeredAt: string, now: Date): Promise<Access[]> {
  const exports = await allExports()
  return exports
    .filter((one) => one.at >= registeredAt && !hasExpired(one, now))
    .map(toAccess)
    .reverse()
}

/** DynamoDB may take days to delete an item that has expired. */
const hasExpired = ({ expires_at }: { expires_at: number }, now: Date) => expires_at * 1000 < now.getTime()
