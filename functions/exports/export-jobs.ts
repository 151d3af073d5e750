import { randomUUID } from 'node:crypto'
import { audited } from '#audit/audit.ts'
import { keys } from '#table/keys.ts'
import { readItem } from '#table/read-items.ts'
import { put, set, transact } from '#table/transaction.ts'

/** An export of all borrowers. `asked` until the worker has taken it up, which it does once. */
export interface ExportJob {
  id: string
  status: 'asked' | 'running' | 'ready' | 'failed'
  rows: number
  asked_by: string
  /** ISO 8601, UTC. */
  asked_at: string
  /** The worker moves this on (epoch milliseconds); an unfinished job that is past it has died. */
  alive_until: number
  /** Epoch seconds. The file is gone after a day, and the job with it. */
  expires_at: number
}

const keptSeconds = 24 * 60 * 60
/** Longer than a start under load, or a page of the table that is read again and again. */
const silenceMs = 2 * 60 * 1000
const answeredWithinMs = 4_000

/** Notes that an export was asked for, and by whom. Answers its id. */
export async function askForExport(by: string, now: Date): Promise<string> {
  const id = randomUUID()
  const job: ExportJob = {
    id,
    status: 'asked',
    rows: 0,
    asked_by: by,
    asked_at: now.toISOString(),
    alive_until: now.getTime() + silenceMs,
    expires_at: Math.floor(now.getTime() / 1000) + keptSeconds,
  }
  await transact([
    put({ ...keys.exportJob(id), ...job }, { isNew: true }),
    audited({ by, action: 'export-started', export_id: id }, now),
  ])
  return id
}

/** The export as it is now; a worker that has died leaves it failed. Undefined when it's unknown or expired. */
export async function findExport(id: string): Promise<ExportJob | undefined> {
  const job = await readItem<ExportJob>(keys.exportJob(id))
  if (!job || job.expires_at * 1000 < Date.now()) return undefined
  const hasDied = isUnfinished(job) && job.alive_until < Date.now()
  return hasDied ? { ...job, status: 'failed' } : job
}

/** The export when it is done, or as far as it is after a few seconds. */
export async function whenDone(id: string): Promise<ExportJob | undefined> {
  const giveUpAt = Date.now() + answeredWithinMs
  for (;;) {
    const job = await findExport(id)
    if (!job || !isUnfinished(job) || Date.now() > giveUpAt) return job
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Takes an export up. False where that has happened: Lambda may deliver an event twice. */
export const takeUp = (id: string) => change(id, 'asked', { status: 'running', alive_until: later() })

export const noteProgress = (id: string, rows: number) =>
  change(id, 'running', { rows, alive_until: later() })

/** The file is complete: notes who has now got how many borrowers' details. */
export async function finish({ id, asked_by }: ExportJob, rows: number) {
  const written = await transact([
    set(keys.exportJob(id), { status: 'ready', rows }, { status: 'running' }),
    audited({ by: asked_by, action: 'exported', export_id: id, rows }, new Date()),
  ])
  if (!written) throw new Error('Nobody is waiting for this export any more')
}

export const giveUp = (id: string) => change(id, 'running', { status: 'failed' })

const isUnfinished = ({ status }: ExportJob) => status === 'asked' || status === 'running'

const later = () => Date.now() + silenceMs

const change = (id: string, from: ExportJob['status'], to: Partial<ExportJob>) =>
  transact([set(keys.exportJob(id), { ...to }, { status: from })])
