import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { exportedWrite } from '#audit/access.ts'
import { audit, auditWrite } from '#audit/audit.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { dayInIndia } from '#loans/dates.ts'
import { TooManyRequests } from '#runtime/errors.ts'
import { expiryAfter } from '#table/expiry.ts'
import type { ItemOf } from '#table/item-type.ts'
import { exportCountItem, exportJobItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
import { readItem } from '#table/read-items.ts'
import { put, set, transact, upsert } from '#table/transaction.ts'

/** An export of all borrowers. */
export type ExportJob = ItemOf<typeof exportJobItem>

/** For how many seconds a link to an export's file works. */
export const linkSeconds = 5 * 60
/** For how many days after it was requested an export and its file are available. */
export const keptDays = 1
/** How long a worker may go without an update. Starting under load, or reading a page with all retries, takes less. */
const livenessMs = 2 * 60 * 1000
const pollMs = 200
const waitMs = 4_000

/**
 * Records the request for an export, for the worker to claim. Throws `TooManyRequests` if the administrator has
 * reached today's limit (in India).
 *
 * @returns the id of the export
 */
export async function requestExport(adminId: string, now: Date): Promise<string> {
  const id = randomUUID()
  const expires_at = expiryAfter(keptDays, now)
  const job: ExportJob = {
    id,
    status: 'requested',
    rows: 0,
    requested_by: adminId,
    requested_at: now.toISOString(),
    alive_until: now.getTime() + livenessMs,
    expires_at,
    handovers: 0,
  }
  const isRequested = await transact([
    put(exportJobItem, keys.exportJob(id), job, { isNew: true }),
    upsert(exportCountItem, keys.exportCount(adminId, dayInIndia(now.toISOString())), {
      add: { exports: 1 },
      setOnce: { expires_at },
      below: limits.exportsPerDay,
    }),
    auditWrite({ by: adminId, action: 'export-started', export_id: id }, now),
  ])
  if (!isRequested) throw new TooManyRequests(messages.tooManyExports)
  return id
}

/**
 * The current state of an export: `failed` also if its worker has died or none has claimed it in time; undefined if the
 * export is unknown or expired.
 */
export async function findExport(id: string): Promise<ExportJob | undefined> {
  const job = await readItem(exportJobItem, keys.exportJob(id))
  if (!job || job.expires_at * 1000 < Date.now()) return undefined
  const hasDied = isUnfinished(job) && job.alive_until < Date.now()
  return hasDied ? { ...job, status: 'failed' } : job
}

/** The state of an export once it is finished, or after a few seconds if it is not. */
export async function waitForExport(id: string): Promise<ExportJob | undefined> {
  const deadline = Date.now() + waitMs
  for (;;) {
    const job = await findExport(id)
    if (!job || !isUnfinished(job) || Date.now() > deadline) return job
    await setTimeout(pollMs)
  }
}

/**
 * Claims a requested export for this worker, which begins it or takes it over. Undefined if the export is already
 * claimed: Lambda may deliver an event twice.
 */
export async function claimExport(id: string): Promise<ExportJob | undefined> {
  const claim = set(
    keys.exportJob(id),
    { status: 'running', alive_until: aliveUntil() },
    { status: 'requested' },
  )
  return (await transact([claim])) ? findExport(id) : undefined
}

/**
 * Records how many rows have been read, and that the worker counts as alive for another `stepMs`: the longest that its
 * next step may take.
 */
export const recordProgress = (job: ExportJob, rows: number, stepMs = livenessMs) =>
  transact([set(keys.exportJob(job.id), { rows, alive_until: aliveUntil(stepMs) }, isStillRunBy(job))])

/** Marks the export as ready, audits its recipient and size, and records it among the accesses that borrowers see. */
export async function completeExport(job: ExportJob, rows: number) {
  const { id, requested_by } = job
  const now = new Date()
  const isWritten = await transact([
    set(keys.exportJob(id), { status: 'ready', rows }, isStillRunBy(job)),
    auditWrite({ by: requested_by, action: 'exported', export_id: id, count: rows }, now),
    exportedWrite(id, now),
  ])
  if (!isWritten) throw new Error('The export is no longer running')
}

/** Audits that the administrator who requested an export gets its file, or a link to it: now, after waiting for it. */
export const recordFetch = ({ id, requested_by }: ExportJob): Promise<void> =>
  audit({ by: requested_by, action: 'export-fetched', export_id: id }, new Date())

export const failExport = (job: ExportJob) =>
  transact([set(keys.exportJob(job.id), { status: 'failed' }, isStillRunBy(job))])

const isUnfinished = ({ status }: ExportJob) => status === 'requested' || status === 'running'

/**
 * The condition of a write that only the worker running the export may make. `handovers` is a fencing token: a later
 * worker has a higher one.
 */
export const isStillRunBy = ({ handovers }: ExportJob) => ({ status: 'running', handovers })

/** When the worker counts as dead unless it updates the job again. Epoch milliseconds. */
export const aliveUntil = (ms = livenessMs) => Date.now() + ms
