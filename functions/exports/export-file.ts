import { Readable } from 'node:stream'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { exportFilename } from '#contract/users-csv.ts'
import { environment, setting } from '#runtime/environment.ts'
import { exportFolder } from '#runtime/folders.ts'
import { timeouts } from '#runtime/timeouts.ts'
import { type ExportJob, linkSeconds } from './export-jobs.ts'

/** Lambda's limit on a response is 6 MB, and base64 adds a third. */
const inlineBytes = 4 * 1024 * 1024

export const csvType = 'text/csv; charset=utf-8'

/**
 * The timeout is ten times what uploading a part of 8 MB takes. The export worker makes up to ten attempts: with this
 * timeout, they end before it counts as dead.
 */
export const s3 = new S3Client({ requestHandler: timeouts(6_000) })

/** The bucket and key of an export's file. */
export const objectOf = (id: string) => ({
  Bucket: setting(environment.exportsBucket),
  Key: `${exportFolder}/${id}.csv`,
})

/** A link that works for five minutes (`linkSeconds`) and downloads the file as `filename`. */
export async function exportLink({
  id,
  requested_at,
}: ExportJob): Promise<{ url: string; filename: string }> {
  const filename = exportFilename(requested_at)
  const file = new GetObjectCommand({
    ...objectOf(id),
    ResponseContentDisposition: `attachment; filename="${filename}"`,
    ResponseContentType: csvType,
    ResponseCacheControl: 'no-store',
  })
  return { filename, url: await getSignedUrl(s3, file, { expiresIn: linkSeconds }) }
}

/**
 * The address of an export's file on this site, valid for five minutes. On this path CloudFront does not forward the
 * `Authorization` header to S3, which refuses a request with both that header and a signature in the query.
 */
export async function exportPath(job: ExportJob): Promise<string> {
  const { search } = new URL((await exportLink(job)).url)
  return `/${objectOf(job.id).Key}${search}`
}

/** The file of an export, or undefined if it is too large for a function's response. */
export async function readExport({ id }: ExportJob): Promise<Uint8Array | undefined> {
  const { ContentLength = 0, Body } = await s3.send(new GetObjectCommand(objectOf(id)))
  if (ContentLength <= inlineBytes) return Body?.transformToByteArray()
  if (Body instanceof Readable) Body.destroy()
  return undefined
}
