import { randomUUID } from 'node:crypto'
import { pixelsOf } from '#contract/image-pixels.ts'
import { limits } from '#contract/limits.ts'
import { logoTypeOf, logoTypes } from '#contract/logo.ts'
import * as messages from '#contract/messages.ts'
import { InvalidLogo } from '#runtime/errors.ts'
import { logoFolder, uploadFolder } from '#runtime/folders.ts'
import { log } from '#runtime/log.ts'
import type { Administrator } from '#sessions/administrator.ts'

/** Loaded on demand: most changes to offers have no picture and should not load the S3 client at a cold start. */
const bucket = () => import('./logo-bucket.ts')

/** Stores a picture under a new name, with the type detected from its bytes. Returns its path on this site. */
export async function storeLogo(bytes: Uint8Array): Promise<string> {
  const type = logoTypeOf(bytes)
  if (!type) throw new InvalidLogo(messages.logoNotAnImage)
  if (bytes.length >= limits.logoBytes) throw new InvalidLogo(messages.logoTooLarge)
  // Every visitor's browser decodes the picture, and a small file can have very many pixels.
  const pixels = pixelsOf(bytes)
  if (pixels === undefined) throw new InvalidLogo(messages.logoNotAnImage)
  if (pixels > limits.logoPixels) throw new InvalidLogo(messages.logoTooManyPixels)
  const key = `${logoFolder}/${randomUUID()}.${logoTypes[type]}`
  await (await bucket()).putFile(key, bytes, type)
  return `/${key}`
}

/**
 * Reads a file that this administrator uploaded. Throws `InvalidLogo` if the key is not one of theirs, or if the file
 * does not exist or is too large.
 */
export async function readUpload(key: string, { id }: Administrator): Promise<Uint8Array> {
  const own = new RegExp(`^${uploadFolder}/${id}/[0-9a-f-]{36}$`)
  if (!own.test(key)) throw new InvalidLogo(messages.logoNotFound)
  const file = await (await bucket()).getFile(key)
  if (!file) throw new InvalidLogo(messages.logoNotFound)
  if (file.length < limits.logoBytes) return file.read()
  file.discard()
  throw new InvalidLogo(messages.logoTooLarge)
}

/** Deletes a file. A failure is only logged, because an unused file does no harm. */
export async function deleteFile(key: string) {
  const { deleteFile } = await bucket()
  await deleteFile(key).catch((error: Error) => log.warn('not deleted', { key, reason: error.name }))
}
