import { Readable } from 'node:stream'
import { AbortMultipartUploadCommand } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { allBorrowers } from '#borrowers/all-borrowers.ts'
import { userRecord } from '#borrowers/user-records.ts'
import { csvHeader, csvLine } from '#contract/users-csv.ts'
import { log } from '#runtime/log.ts'
import { objectOf, s3 } from './export-file.ts'

const partBytes = 8 * 1024 * 1024
const partsAtOnce = 2

/**
 * Writes all borrowers to the file of an export, page by page, so memory does not grow with their number. If anything
 * throws, including `onRows`, the upload is aborted.
 *
 * @param onRows called with the number of rows written so far, and awaited
 * @returns the number of rows in the file
 */
export async function writeExport(id: string, onRows: (rows: number) => Promise<void>): Promise<number> {
  let rows = 0
  async function* chunks() {
    yield Buffer.from(csvHeader)
    for await (const page of allBorrowers()) {
      yield Buffer.from(page.map((borrower) => csvLine(userRecord(borrower))).join(''))
      rows += page.length
      await onRows(rows)
    }
  }
  const upload = new Upload({
    client: s3,
    params: {
      ...objectOf(id),
      // Reads one chunk ahead, instead of the default sixteen.
      Body: Readable.from(chunks(), { highWaterMark: 1 }),
      ContentType: 'text/csv; charset=utf-8',
    },
    partSize: partBytes,
    queueSize: partsAtOnce,
    // The library's own abort leaves the parts behind if S3 refuses to complete the upload.
    leavePartsOnError: true,
  })
  try {
    await upload.done()
  } catch (error) {
    if (upload.uploadId) await abortUpload(id, upload.uploadId)
    throw error
  }
  return rows
}

/** If this fails, the bucket's lifecycle rule deletes the parts within a day. */
const abortUpload = (id: string, UploadId: string) =>
  s3
    .send(new AbortMultipartUploadCommand({ ...objectOf(id), UploadId }))
    .catch(({ name }: Error) => log.warn('upload not aborted', { reason: name }))
