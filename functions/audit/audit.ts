import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { auditItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
import { put, transact, type Write } from '#table/transaction.ts'

export const yearSeconds = 365 * 24 * 60 * 60

/**
 * What an administrator, an operator, a borrower or a part of the system did. It identifies people by id, or records
 * only how many there were. For an offer it records the changed fields.
 */
export type AuditEntry = { by: string; action: string; changes?: Changes } & Record<
  string,
  string | number | Changes
>

/** The value of each changed field before and after. */
export type Changes = Record<string, { from?: unknown; to?: unknown }>

/** The part of a transaction that writes an audit entry. It never overwrites an existing one. */
export function auditWrite(entry: AuditEntry, now: Date, keptYears = 2): Write {
  const at = now.toISOString()
  const expires_at = Math.floor(now.getTime() / 1000) + keptYears * yearSeconds
  const item = { ...entry, at, expires_at }
  return put(auditItem, keys.audit(at, randomUUID()), item, { isNew: true })
}

/** Writes an audit entry that is not part of a transaction. */
export async function audit(entry: AuditEntry, now: Date, keptYears?: number): Promise<void> {
  await transact([auditWrite(entry, now, keptYears)])
}

/** The fields in which two versions of an object differ. */
export function changesBetween(before: object, after: object): Changes {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const differing = [...new Set([...was.keys(), ...is.keys()])].filter(
    // DynamoDB does not keep the order of attributes inside a field.
    (field) => !isDeepStrictEqual(was.get(field), is.get(field)),
  )
  return Object.fromEntries(differing.map((field) => [field, { from: was.get(field), to: is.get(field) }]))
}
