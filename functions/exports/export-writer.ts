import { allBorrowers, scanStart } from '#borrowers/all-borrowers.ts'
import { userRecord } from '#borrowers/user-records.ts'
import { csvHeader, csvLine } from '#contract/users-csv.ts'
import type { Checkpoint } from './export-handovers.ts'
import { ExportUpload } from './export-upload.ts'

/** S3 takes 10,000 parts, so a file may have 78 GiB. */
const partBytes = 8 * 1024 * 1024

interface Progress {
  /** Called after each page with the number of rows so far, and awaited. If it throws, the export fails. */
  onRows: (rows: number) => Promise<void>
  /** Called and awaited before S3 assembles the file. Not called for a file that is uploaded in one request. */
  beforeCompletion: (rows: number) => Promise<unknown>
  /** Whether this worker must stop and hand the export over to another. */
  mustStop: () => boolean
}

/**
 * Writes all borrowers to the file of an export, page by page, so memory does not grow with their number. Every part ends
 * where a page ends, so the export can stop after any part. If anything throws, the upload is aborted.
 *
 * @param from the checkpoint of the worker before
 * @returns the number of rows in the file, or a checkpoint if `mustStop` stopped it before the end
 */
export async function writeExport(
  id: string,
  from: Checkpoint | undefined,
  { onRows, beforeCompletion, mustStop }: Progress,
): Promise<number | Checkpoint> {
  const upload = new ExportUpload(id, from)
  const positions = [...(from?.positions ?? scanStart)]
  let rows = from?.rows ?? 0
  let unsent = from ? [] : [Buffer.from(csvHeader)]
  let inParts: Pick<Checkpoint, 'rows' | 'positions'> | undefined
  try {
    for await (const { borrowers, segment, position } of allBorrowers([...positions])) {
      unsent.push(Buffer.from(borrowers.map((borrower) => csvLine(userRecord(borrower))).join('')))
      positions[segment] = position
      rows += borrowers.length
      await onRows(rows)
      if (unsent.reduce((bytes, { length }) => bytes + length, 0) >= partBytes) {
        await upload.add(Buffer.concat(unsent))
        unsent = []
        inParts = { rows, positions: [...positions] }
      }
      // The next worker reads again what is not in a part yet.
      if (inParts && mustStop()) return { ...inParts, ...(await upload.pause()) }
    }
    if (upload.hasBegun) await beforeCompletion(rows)
    await upload.complete(Buffer.concat(unsent))
    return rows
  } catch (error) {
    await upload.abort()
    throw error
  }
}
