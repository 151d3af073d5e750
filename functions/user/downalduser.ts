import { messages } from '../contract/messages.ts'
import * as routes from '../contract/routes.ts'
import type { Administrator } from '../shared/administrator.ts'
import { Unfinished } from '../shared/answer.ts'
import { endpoint } from '../shared/endpoint.ts'
import { Failed, NotFound } from '../shared/errors.ts'
import { exportFile } from '../shared/export-file.ts'
import { startWorker } from '../shared/export-worker.ts'
import { askForExport, findExport, whenDone } from '../shared/exports.ts'

/** A small export is answered in the call that starts it; whoever asked for a larger one asks again by its id. */
export const handler = endpoint(routes.exportUsers, async ({ query, admin, now }) => {
  const job = query.id ? await findExport(query.id) : await start(admin, now)
  if (!job) throw new NotFound(messages.exportNotFound)
  const { id, status, rows } = job
  if (status === 'failed') throw new Failed(messages.exportFailed)
  if (status === 'ready') return { status, id, rows, ...(await exportFile(job)) }
  return new Unfinished({ status: 'running', id, rows })
})

async function start(admin: Administrator, now: Date) {
  const id = await askForExport(admin.id, now)
  await startWorker(id)
  return whenDone(id)
}
