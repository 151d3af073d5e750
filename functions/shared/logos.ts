import { randomUUID } from 'node:crypto'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { limits } from '../contract/limits.ts'
import { logoTypeOf, logoTypes } from '../contract/logo.ts'
import { messages } from '../contract/messages.ts'
import { FormFile } from '../contract/offer-form.ts'
import { isSecureAddress } from '../contract/offer-link.ts'
import type { Administrator } from './administrator.ts'
import { Invalid, Refusal } from './errors.ts'
import { log } from './log.ts'
import { environment, logoFolder, uploadFolder } from './names.ts'
import { setting } from './settings.ts'
import { timeouts } from './timeouts.ts'

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

/**
 * Runs `save` with the logo as it is to be stored: a path of this site for a file or an upload, the address
 * for one elsewhere, `undefined` where none was given. Where the save is refused, no picture stays behind; where
 * nobody knows whether it was done, the picture stays, for there may be an offer that has it.
 */
export async function withLogo<Result>(
  logo: string | FormFile | undefined,
  owner: Administrator,
  save: (logo: string | undefined) => Promise<Result>,
): Promise<Result> {
  const upload = typeof logo === 'string' && logo.startsWith(`${uploadFolder}/`) ? logo : undefined
  const file = logo instanceof FormFile ? logo.bytes : upload && (await readUpload(upload, owner))
  if (!file) return save(logo ? addressOf(String(logo)) : undefined)

  const path = await storeLogo(file)
  try {
    const result = await save(path)
    if (upload) await discard(upload)
    return result
  } catch (error) {
    if (error instanceof Refusal) await dropLogo(path)
    throw error
  }
}

/** Writes a picture under a name of its own, after a look at what it really is. Answers its path on this site. */
export async function storeLogo(bytes: Uint8Array): Promise<string> {
  const type = logoTypeOf(bytes)
  if (!type) throw wrong(messages.logoNotAnImage)
  if (bytes.length >= limits.logoBytes) throw wrong(messages.logoTooLarge)
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

/** Deletes a logo that no offer has any more, if it is one of ours. */
export async function dropLogo(path: string): Promise<void> {
  if (path.startsWith(`/${logoFolder}/`)) await discard(path.slice(1))
}

async function readUpload(key: string, { id }: Administrator): Promise<Uint8Array> {
  const own = new RegExp(`^${uploadFolder}/${id}/[0-9a-f-]{36}$`)
  if (!own.test(key)) throw wrong(messages.logoNotFound)
  try {
    const object = await s3.send(new GetObjectCommand({ Bucket: logoBucket(), Key: key }))
    if ((object.ContentLength ?? 0) >= limits.logoBytes) throw wrong(messages.logoTooLarge)
    return (await object.Body?.transformToByteArray()) ?? new Uint8Array()
  } catch (error) {
    throw error instanceof NoSuchKey ? wrong(messages.logoNotFound) : error
  }
}

function addressOf(written: string): string {
  if (!isSecureAddress(written)) throw wrong(messages.logoAddressInvalid)
  return written
}

/** A picture too many does no harm to an offer that is saved: it is noted, not answered. */
async function discard(key: string) {
  await s3
    .send(new DeleteObjectCommand({ Bucket: logoBucket(), Key: key }))
    .catch((error: Error) => log.warn('not deleted', { key, reason: error.name }))
}

const wrong = (message: string) => new Invalid(message, { logo: message })
