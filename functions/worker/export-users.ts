import type { Context } from 'aws-lambda'
import { claimExport, completeExport, failExport, findExport, recordProgress } from '#exports/export-jobs.ts'
import { writeExport } from '#exports/export-writer.ts'
import { describeError, log } from '#runtime/log.ts'
import { logMessages } from '#runtime/names.ts'

const progressEveryMs = 1_000
/** Enough to abort the upload and mark the export as failed before Lambda ends a slow worker. */
const reserveMs = 20_000

/** Runs a requested export. It never throws; the job records the result. */
export async function handler({ id }: { id: string }, context: Context): Promise<void> {
  log.resetKeys()
  log.appendKeys({ function_request_id: context.awsRequestId, export_id: id })
  const job = (await claimExport(id)) && (await findExport(id))
  if (!job) return log.info('export not claimed')
  const startedAt = Date.now()
  let recordedAt = startedAt
  try {
    const rows = await writeExport(id, async (soFar) => {
      if (context.getRemainingTimeInMillis() < reserveMs) throw new Error('The export is out of time')
      if (Date.now() - recordedAt < progressEveryMs) return
      recordedAt = Date.now()
      await recordProgress(id, soFar)
    })
    await completeExport(job, rows)
    log.info('exported', { rows, ms: Date.now() - startedAt })
  } catch (error) {
    log.error(logMessages.exportFailed, { error: describeError(error) })
    await failExport(id)
  }
}
