import { randomUUID } from 'node:crypto'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { audit } from '#audit/audit.ts'
import type { LogoUpload } from '#contract/logo.ts'
import { uploadFolder } from '#runtime/folders.ts'
import type { Administrator } from '#sessions/administrator.ts'
import { logoBucket, s3 } from './logo-bucket.ts'

const expirySeconds = 5 * 60

/** The key of an administrator's next upload. No other administrator may use it in an offer. */
const newUploadKey = ({ id }: Administrator) => `${uploadFolder}/${id}/${randomUUID()}`

/** Presigns the upload of a picture of exactly this type and length. Returns the upload's URL and the file's key. */
export async function presignUpload({ type, bytes }: LogoUpload, admin: Administrator, now: Date) {
  const key = newUploadKey(admin)
  const put = new PutObjectCommand({
    Bucket: logoBucket(),
    Key: key,
    ContentType: type,
    ContentLength: bytes,
  })
  const url = await getSignedUrl(s3, put, {
    expiresIn: expirySeconds,
    signableHeaders: new Set(['host', 'content-type', 'content-length']),
  })
  await audit({ by: admin.id, action: 'logo-upload-signed', key, type, bytes }, now)
  return { key, url }
}
