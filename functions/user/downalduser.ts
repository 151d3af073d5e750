import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { exportFilename } from '#contract/users-csv.ts'
import { findExport, recordFetch, requestExport, waitForExport } from '#exports/export-jobs.ts'
import { endpoint } from '#http/endpoint.ts'
import { Accepted, FileResponse, SeeOther } from '#http/respond.ts'
import { Failed, NotFound } from '#runtime/errors.ts'
import type { Administrator } from '#sessions/administrator.ts'

/**
 * Starts an export, or returns the status of the one with the given id. A small export is ready in the first response.
 * A client that accepts CSV is redirected to this route until the file is ready, and then gets the file or, if it is
 * too large for a function's response, a redirect to it. Only the administrator who requested an export may get it,
 * because the audit names them as its recipient. Each time that they get the file or a link is audited. The Lambda and S3 clients are loaded only when they are needed.
 */
export const handler = endpoint(routes.exportUsers, async ({ query, admin, now, wantsFile }) => {
  const find = wantsFile ? waitForExport : findExport
  const job = query.id ? await find(query.id) : await start(admin, now)
  if (job?.requested_by !== admin.id) throw new NotFound(messages.exportNotFound)
  const { id, status, rows } = job
  if (status === 'failed') throw new Failed(messages.exportFailed)
  if (status !== 'ready')
    return wantsFile
      ? new SeeOther(`${routes.exportUsers.path}?id=${id}`)
      : new Accepted({ status: 'running', id, rows })
  await recordFetch(job)
  const { csvType, exportLink, exportPath, readExport } = await import('#exports/export-file.ts')
  if (!wantsFile) return { status, id, rows, ...(await exportLink(job)) }
  const file = await readExport(job)
  return file
    ? new FileResponse(file, csvType, exportFilename(job.requested_at))
    : new SeeOther(await exportPath(job))
})

async function start(admin: Administrator, now: Date) {
  const { startWorker } = await import('#exports/start-worker.ts')
  const id = await requestExport(admin.id, now)
  await startWorker(id)
  return waitForExport(id)
}
