import { Readable } from 'node:stream'
import { Upload } from '@aws-sdk/lib-storage'
import { csvHeader, csvLine } from '../contract/users-csv.ts'
import { allBorrowers } from './all-borrowers.ts'
import { placeOf, s3 } from './export-file.ts'
import { userRecord } from './user-records.ts'

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
      ...placeOf(id),
      // One chunk ahead, not the usual sixteen.
      Body: Readable.from(chunks(), { highWaterMark: 1 }),
      ContentType: 'text/csv; charset=utf-8',
    },
    partSize: partBytes,
    queueSize: partsAtOnce,
  })
  await upload.done()
  return rows
}
