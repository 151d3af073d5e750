import { randomUUID } from 'node:crypto'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { limits } from '#contract/limits.ts'
import { logoTypeOf, logoTypes } from '#contract/logo.ts'
import * as messages from '#contract/messages.ts'
import { InvalidLogo } from '#runtime/errors.ts'
import { log } from '#runtime/log.ts'
import { environment, logoFolder, uploadFolder } from '#runtime/names.ts'
import { setting } from '#runtime/settings.ts'
import { timeouts } from '#runtime/timeouts.ts'
import type { Administrator } from '#sessions/administrator.ts'

export const s3 = new S3Client({
  // Otherwise the SDK includes a checksum in the presigned URL, and a browser would not send it.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  // Three attempts fit into a function's ten seconds.
  requestHandler: timeouts(2_500),
})
export const logoBucket = () => setting(environment.logoBucket)

/** File names are never reused. */
const forever = 'public, max-age=31536000, immutable'

/** The key of an administrator's next upload. No other administrator may use it in an offer. */
export const newUploadKey = ({ id }: Administrator) => `${uploadFolder}/${id}/${randomUUID()}`

/** Stores a picture under a new name, with the type detected from its bytes. Returns its path on this site. */
export async function storeLogo(bytes: Uint8Array): Promise<string> {
  const type = logoTypeOf(bytes)
  if (!type) throw new InvalidLogo(messages.logoNotAnImage)
  if (bytes.length >= limits.logoBytes) throw new InvalidLogo(messages.logoTooLarge)
  const Key = `${logoFolder}/${randomUUID()}.${logoTypes[type]}`
  await s3.send(
    new PutObjectCommand({
      Bucket: logoBucket(),
      Key,
      Body: bytes,
      ContentType: type,
      CacheControl: forever,
    }),
  )
  return `/${Key}`
}

/** Reads the file that an administrator uploaded under this key. Throws `InvalidLogo`. */
export async function readUpload(key: string, { id }: Administrator): Promise<Uint8Array> {
  const own = new RegExp(`^${uploadFolder}/${id}/[0-9a-f-]{36}$`)
  if (!own.test(key)) throw new InvalidLogo(messages.logoNotFound)
  try {
    const object = await s3.send(new GetObjectCommand({ Bucket: logoBucket(), Key: key }))
    if ((object.ContentLength ?? 0) >= limits.logoBytes) throw new InvalidLogo(messages.logoTooLarge)
    return (await object.Body?.transformToByteArray()) ?? new Uint8Array()
  } catch (error) {
    throw error instanceof NoSuchKey ? new InvalidLogo(messages.logoNotFound) : error
  }
}

/** Deletes a file. A failure is only logged, because an unused file does no harm. */
export async function deleteFile(key: string) {
  await s3
    .send(new DeleteObjectCommand({ Bucket: logoBucket(), Key: key }))
    .catch((error: Error) => log.warn('not deleted', { key, reason: error.name }))
}
