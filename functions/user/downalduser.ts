import { messages } from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { findExport, requestExport, waitForExport } from '#exports/export-jobs.ts'
import { endpoint } from '#http/endpoint.ts'
import { Accepted } from '#http/respond.ts'
import { Failed, NotFound } from '#runtime/errors.ts'
import type { Administrator } from '#sessions/administrator.ts'

/**
 * A small export is answered in the call that starts it; whoever asked for a larger one asks again by its id,
 * which needs neither Lambda's nor S3's client until the file is there: they are loaded by who needs them. Nobody else
 * may follow it, since the audit says who asked, and so who got the file.
 */
export const handler = endpoint(routes.exportUsers, async ({ query, admin, now }) => {
  const job = query.id ? await findExport(query.id) : await start(admin, now)
  if (job?.requested_by !== admin.id) throw new NotFound(messages.exportNotFound)
  const { id, status, rows } = job
  if (status === 'failed') throw new Failed(messages.exportFailed)
  if (status !== 'ready') return new Accepted({ status: 'running', id, rows })
  const { exportFile } = await import('#exports/export-file.ts')
  return { status, id, rows, ...(await exportFile(job)) }
})

async function start(admin: Administrator, now: Date) {
  const { startWorker } = await import('#exports/start-worker.ts')
  const id = await requestExport(admin.id, now)
  await startWorker(id)
  return waitForExport(id)
}
