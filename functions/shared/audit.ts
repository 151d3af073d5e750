import { randomUUID } from 'node:crypto'
import { keys } from './keys.ts'
import { put, transact, type Write } from './transaction.ts'

const keptSeconds = 2 * 365 * 24 * 60 * 60

/** What an administrator did: to whom or to how many, by ids and counts alone. */
export type AuditEntry = { by: string; action: string } & Record<string, string | number>

/** The part of a transaction that notes it. */
export const audited = (entry: AuditEntry, now: Date): Write =>
  put({
    ...keys.audit(now.toISOString(), randomUUID()),
    ...entry,
    at: now.toISOString(),
    expires_at: Math.floor(now.getTime() / 1000) + keptSeconds,
  })

/** Notes it by itself, where nothing else is written. */
export async function audit(entry: AuditEntry, now: Date): Promise<void> {
  await transact([audited(entry, now)])
}
