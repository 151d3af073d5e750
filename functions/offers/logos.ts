import * as messages from '#contract/messages.ts'
import { isSecureAddress } from '#contract/offer-link.ts'
import { HttpError, InvalidLogo } from '#runtime/errors.ts'
import { logoFolder, uploadFolder } from '#runtime/folders.ts'
import type { Administrator } from '#sessions/administrator.ts'
import { deleteFile, readUpload, storeLogo } from './logo-files.ts'

/**
 * Runs `save` with the logo to store: a path on this site for a file or an upload, the address of a logo elsewhere, or
 * `undefined` if none was given. If the save is rejected, the stored picture is deleted. If its outcome is unknown, the
 * picture stays, because an offer may use it.
 */
export async function saveWithLogo<Result>(
  logo: string | Uint8Array | undefined,
  owner: Administrator,
  save: (logo: string | undefined) => Promise<Result>,
): Promise<Result> {
  const bytes = await bytesOf(logo, owner)
  if (!bytes) return save(logo ? addressOf(String(logo)) : undefined)
  const path = await storeLogo(bytes)
  try {
    const result = await save(path)
    if (isUpload(logo)) await deleteFile(logo)
    return result
  } catch (error) {
    if (error instanceof HttpError) await deleteLogo(path)
    throw error
  }
}

/** Deletes a logo that no offer uses any more, if it is stored on this site. */
export async function deleteLogo(path: string): Promise<void> {
  if (path.startsWith(`/${logoFolder}/`)) await deleteFile(path.slice(1))
}

/** The bytes of a file or an upload; undefined for anything else. */
async function bytesOf(logo: string | Uint8Array | undefined, owner: Administrator) {
  if (logo instanceof Uint8Array) return logo
  if (isUpload(logo)) return readUpload(logo, owner)
  return undefined
}

const isUpload = (logo: unknown): logo is string =>
  typeof logo === 'string' && logo.startsWith(`${uploadFolder}/`)

function addressOf(written: string): string {
  if (!isSecureAddress(written)) throw new InvalidLogo(messages.logoAddressInvalid)
  return written
}
