import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { exportFilename } from '#contract/users-csv.ts'
import { environment } from '#runtime/names.ts'
import { setting } from '#runtime/settings.ts'
import { timeouts } from '#runtime/timeouts.ts'
import type { ExportJob } from './export-jobs.ts'

const linkSeconds = 5 * 60

/** Uploading a part of 8 MB takes a tenth of this. Ten attempts end before the worker counts as dead. */
export const s3 = new S3Client({ requestHandler: timeouts(6_000) })

/** The bucket and key of an export's file. */
export const objectOf = (id: string) => ({ Bucket: setting(environment.exportsBucket), Key: `${id}.csv` })

/** A link that works for five minutes and downloads the file under its name. */
export async function exportFile({
  id,
  requested_at,
}: ExportJob): Promise<{ url: string; filename: string }> {
  const filename = exportFilename(requested_at)
  const file = new GetObjectCommand({
    ...objectOf(id),
    ResponseContentDisposition: `attachment; filename="${filename}"`,
    ResponseContentType: 'text/csv; charset=utf-8',
    ResponseCacheControl: 'no-store',
  })
  return { filename, url: await getSignedUrl(s3, file, { expiresIn: linkSeconds }) }
}
