import type { Context } from 'aws-lambda'
import { type Checkpoint, failHandover, handOver, readCheckpoint } from '#exports/export-handovers.ts'
import { claimExport, completeExport, failExport, recordProgress } from '#exports/export-jobs.ts'
import { ExportUpload } from '#exports/export-upload.ts'
import { writeExport } from '#exports/export-writer.ts'
import { startWorker } from '#exports/start-worker.ts'
import { environment } from '#runtime/environment.ts'
import { describeError, log } from '#runtime/log.ts'
import { logMessages } from '#runtime/metric-names.ts'

const progressEveryMs = 1_000
/** Enough to abort the upload and mark the export as failed before Lambda ends a slow worker. */
const reserveMs = 20_000
/** The time reserved to complete the upload: S3 may take minutes to assemble a large file from its parts. */
const completionMs = 3 * 60_000

/**
 * Runs a requested export, or continues one that another worker has handed over. With three minutes left before its own
 * timeout, it hands the export over to the next worker. A failure of the export is logged and recorded in the job, not
 * thrown.
 */
export async function handler({ id }: { id: string }, context: Context): Promise<void> {
  log.resetKeys()
  log.appendKeys({ function_request_id: context.awsRequestId, export_id: id })
  const job = await claimExport(id)
  if (!job) return log.info('export not claimed')
  const startedAt = Date.now()
  const handoverMs = Number(process.env[environment.exportHandoverMs] ?? completionMs)
  let recordedAt = startedAt
  let checkpoint: Checkpoint | undefined
  try {
    const written = await writeExport(id, await readCheckpoint(job), {
      onRows: async (soFar) => {
        if (context.getRemainingTimeInMillis() < reserveMs) throw new Error('The export is out of time')
        if (Date.now() - recordedAt < progressEveryMs) return
        recordedAt = Date.now()
        await recordProgress(job, soFar)
      },
      mustStop: () => context.getRemainingTimeInMillis() < handoverMs,
      beforeCompletion: (rows) => recordProgress(job, rows, completionMs),
    })
    if (typeof written === 'number') {
      await completeExport(job, written)
      return log.info('exported', { rows: written, ms: Date.now() - startedAt })
    }
    checkpoint = written
    await handOver(job, checkpoint)
    await startWorker(id)
    log.info('export handed over', { rows: checkpoint.rows, ms: Date.now() - startedAt })
  } catch (error) {
    log.error(logMessages.exportFailed, { error: describeError(error) })
    const isOurs = (await failExport(job)) || (await failHandover(job))
    // If `writeExport` threw, it has aborted the upload. If it returned, the upload may belong to another worker.
    if (isOurs && checkpoint) await new ExportUpload(id, checkpoint).abort()
  }
}
