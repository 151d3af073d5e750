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
import { messages } from '#contract/messages.ts'
import { InvalidLogo } from '#runtime/errors.ts'
import { log } from '#runtime/log.ts'
import { environment, logoFolder, uploadFolder } from '#runtime/names.ts'
import { setting } from '#runtime/settings.ts'
import { timeouts } from '#runtime/timeouts.ts'
import type { Administrator } from '#sessions/administrator.ts'

export const s3 = new S3Client({
  // A checksum that is not asked for would be signed into an upload's address, and no browser would send it.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  // Three attempts fit into the ten seconds that a function has.
  requestHandler: timeouts(2_500),
})
export const logoBucket = () => setting(environment.logoBucket)

/** Names never repeat, so that whoever has a picture need never ask for it again. */
const forever = 'public, max-age=31536000, immutable'

/** Where an administrator's next upload goes. Nobody else may put it into an offer. */
export const newUploadKey = ({ id }: Administrator) => `${uploadFolder}/${id}/${randomUUID()}`

/** Writes a picture under a name of its own, after a look at what it really is. Answers its path on this site. */
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

/** What an administrator has uploaded under this key. */
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

/** A picture too many does no harm to an offer that is saved: it is noted, not answered. */
export async function discard(key: string) {
  await s3
    .send(new DeleteObjectCommand({ Bucket: logoBucket(), Key: key }))
    .catch((error: Error) => log.warn('not deleted', { key, reason: error.name }))
}
