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
 * Writes everybody into the file of an export, page by page, so that it takes the same memory for ten million
 * borrowers as for ten thousand. Where anything throws, `onRows` included, the upload is taken back.
 *
 * @param onRows is told how many rows there are so far, and is waited for
 * @returns how many rows there are in the end
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
      // One chunk ahead, not the usual sixteen.
      Body: Readable.from(chunks(), { highWaterMark: 1 }),
      ContentType: 'text/csv; charset=utf-8',
    },
    partSize: partBytes,
    queueSize: partsAtOnce,
    // Its own way of taking back leaves the parts where S3 refuses the end.
    leavePartsOnError: true,
  })
  try {
    await upload.done()
  } catch (error) {
    if (upload.uploadId) await takeBack(id, upload.uploadId)
    throw error
  }
  return rows
}

/** What S3 does not let us take back, the bucket's own rule does within a day. */
const takeBack = (id: string, UploadId: string) =>
  s3
    .send(new AbortMultipartUploadCommand({ ...objectOf(id), UploadId }))
    .catch(({ name }: Error) => log.warn('not taken back', { reason: name }))
