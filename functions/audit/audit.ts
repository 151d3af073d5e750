import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { keys } from '#table/keys.ts'
import { put, transact, type Write } from '#table/transaction.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** What an administrator or an operator did: to whom or to how many, by ids and counts alone; to an offer, from what to what. */
export type AuditEntry = { by: string; action: string; changes?: Changes } & Record<
  string,
  string | number | Changes
>

/** By field, what was there before and what is there now. */
export type Changes = Record<string, { from?: unknown; to?: unknown }>

/** The part of a transaction that notes it. */
export const audited = (entry: AuditEntry, now: Date, keptYears = 2): Write =>
  put({
    ...keys.audit(now.toISOString(), randomUUID()),
    ...entry,
    at: now.toISOString(),
    expires_at: Math.floor(now.getTime() / 1000) + keptYears * yearSeconds,
  })

/** Notes it by itself, where nothing else is written. */
export async function audit(entry: AuditEntry, now: Date, keptYears?: number): Promise<void> {
  await transact([audited(entry, now, keptYears)])
}

/** The fields in which two versions of a thing differ. */
export function changesBetween(before: object, after: object): Changes {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const differing = [...new Set([...was.keys(), ...is.keys()])].filter(
    // The table does not keep the order of what is inside a field.
    (field) => !isDeepStrictEqual(was.get(field), is.get(field)),
  )
  return Object.fromEntries(differing.map((field) => [field, { from: was.get(field), to: is.get(field) }]))
}
