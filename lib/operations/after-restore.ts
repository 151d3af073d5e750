import { BatchWriteCommand, paginateScan } from '@aws-sdk/lib-dynamodb'
import type { AuditEntry } from '#audit/audit-entry.ts'
import { allBorrowers, scanStart } from '#borrowers/all-borrowers.ts'
import { findBorrower } from '#borrowers/borrowers.ts'
import { readConsents } from '#borrowers/consents.ts'
import { withdrawContactConsent } from '#borrowers/contact-consent.ts'
import { eraseBorrower } from '#borrowers/erasure.ts'
import { closeBorrower } from '#borrowers/seal.ts'
import type { EventOf } from '#contract/audit-event.ts'
import { Backoff } from '#table/backoff.ts'
import { dynamo } from '#table/client.ts'
import { readAudit } from './breach-report.ts'

type Removal = AuditEntry & EventOf<'closed' | 'sealed' | 'erased'>

/** What happened after the restored moment and must hold in the restored table too. */
export interface LaterRights {
  /** Accounts that were closed, sealed or erased, oldest first. */
  removals: Removal[]
  /** Borrowers who must not be contacted, by id, with the instant of their latest withdrawal, if it was after the moment. */
  withdrawals: Map<string, Date>
  /** Borrowers whose mobile number was changed, by id. */
  numberChanges: string[]
}

const isRemoval = (entry: AuditEntry): entry is Removal =>
  ['closed', 'sealed', 'erased'].includes(entry.action)

/** Reads, in the table that was replaced, what people have asked for since the restored moment. */
export async function laterRights(since: Date, now: Date): Promise<LaterRights> {
  const { entries, unreadable } = await readAudit({ from: since, to: now })
  if (unreadable.length > 0) throw new Error(`The audit has ${unreadable.length} entries that cannot be read`)
  const withdrawals: LaterRights['withdrawals'] = new Map()
  for await (const { borrowers } of allBorrowers(scanStart))
    for (const { id, do_not_contact } of borrowers) {
      if (!do_not_contact) continue
      const latest = (await readConsents(id)).withdrawals.at(-1)
      if (latest && latest.withdrawn_at >= since.toISOString())
        withdrawals.set(id, new Date(latest.withdrawn_at))
    }
  return {
    removals: entries.filter(isRemoval),
    withdrawals,
    numberChanges: entries.flatMap((entry) => (entry.action === 'number-changed' ? entry.borrower_id : [])),
  }
}

interface Applying {
  /** For how many days a closed account stays sealed. */
  retainDays: number
  now: Date
}

/**
 * Removes accounts and records withdrawals once more, in the table that this process uses. Running it again changes nothing
 * more. Returns how many of each it changed.
 */
export async function applyRights(
  { removals, withdrawals }: LaterRights,
  { retainDays, now }: Applying,
): Promise<{ removed: number; withdrawn: number }> {
  let removed = 0
  for (const entry of removals) {
    const id = entry.borrower_id
    if (!(await findBorrower(id))) continue
    const isRemoved =
      entry.action === 'erased'
        ? await eraseBorrower(id, { by: 'operator', reason: entry.reason, now })
        : await closeBorrower(id, { by: 'operator', reason: 'asked', retainDays, now })
    if (isRemoved) removed++
  }
  let withdrawn = 0
  for (const [id, at] of withdrawals) {
    const borrower = await findBorrower(id)
    if (!borrower || borrower.do_not_contact) continue
    await withdrawContactConsent(borrower, at)
    withdrawn++
  }
  return { removed, withdrawn }
}

/** What was found, in lines for the operator, without numbers or names. */
export const describeRights = ({ removals, withdrawals, numberChanges }: LaterRights): string[] => [
  `Accounts closed, sealed or erased since: ${removals.length}`,
  `Consents to be contacted withdrawn since: ${withdrawals.size}`,
  `Mobile numbers changed since: ${numberChanges.length}${numberChanges.length > 0 ? ', to be changed again with npm run change-number:' : ''}`,
  ...numberChanges.map((id) => `  ${id}`),
]

/** How many items one request may delete. */
const batchSize = 25

/**
 * Deletes all items of a table that was replaced, but not the table, which the data stack goes on describing. Returns how many
 * items it deleted.
 */
export async function emptyTable(TableName: string): Promise<number> {
  let deleted = 0
  for await (const { Items = [] } of paginateScan(
    { client: dynamo },
    { TableName, ProjectionExpression: 'pk, sk' },
  )) {
    for (let start = 0; start < Items.length; start += batchSize) {
      const batch = Items.slice(start, start + batchSize)
      await deleteAll(TableName, batch)
      deleted += batch.length
    }
  }
  return deleted
}

async function deleteAll(TableName: string, batch: Record<string, unknown>[]) {
  let left = batch.map((Key) => ({ DeleteRequest: { Key } }))
  const backoff = new Backoff()
  do {
    const { UnprocessedItems } = await dynamo.send(
      new BatchWriteCommand({ RequestItems: { [TableName]: left } }),
    )
    left = (UnprocessedItems?.[TableName] ?? []) as typeof left
    if (left.length === 0) return
  } while (await backoff.wait())
  throw new Error('DynamoDB refuses more deletions for now: run the command again')
}
