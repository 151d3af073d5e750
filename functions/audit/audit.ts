import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { AuditEvent, Changes } from '#contract/audit-event.ts'
import { expiryAfter } from '#table/expiry.ts'
import { auditItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
import { put, transact, type Write } from '#table/transaction.ts'

/** Changes to offers and logos are kept for a year; what concerns borrowers, for two. */
const keptOneYear: readonly AuditEvent['action'][] = [
  'offer-added',
  'offer-changed',
  'change-scheduled',
  'change-proposed',
  'change-approved',
  'change-revoked',
  'change-restored',
  'change-applied',
  'change-failed',
  'logo-upload-signed',
]

/** The part of a transaction that writes an audit entry. It never overwrites an existing one. */
export function auditWrite(event: AuditEvent, now: Date): Write {
  const at = now.toISOString()
  const years = keptOneYear.includes(event.action) ? 1 : 2
  const expires_at = expiryAfter(years * 365, now)
  return put(auditItem, keys.audit(at, randomUUID()), { ...event, at, expires_at }, { isNew: true })
}

/** Writes an audit entry that is not part of a transaction. */
export async function audit(event: AuditEvent, now: Date): Promise<void> {
  await transact([auditWrite(event, now)])
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
