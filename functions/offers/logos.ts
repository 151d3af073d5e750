import * as messages from '#contract/messages.ts'
import { isSecureAddress } from '#contract/offer-link.ts'
import { HttpError, InvalidLogo } from '#runtime/errors.ts'
import { logoFolder, uploadFolder } from '#runtime/folders.ts'
import type { Administrator } from '#sessions/administrator.ts'
import { deleteFile, readUpload, storeLogo } from './logo-files.ts'

/**
 * Runs `save` with the path on this site of the given logo: a file, an upload or a copy of the picture at an address
 * elsewhere; with `undefined` if none was given. If the save is rejected, the stored picture is deleted. If its outcome is
 * unknown, the picture stays, because an offer may use it.
 *
 * @param fetchFrom fetches the picture at an https address
 */
export async function saveWithLogo<Result>(
  logo: string | Uint8Array | undefined,
  owner: Administrator,
  save: (logo: string | undefined) => Promise<Result>,
  fetchFrom = fetchOnDemand,
): Promise<Result> {
  const bytes = await bytesOf(logo, owner, fetchFrom)
  if (!bytes) return save(undefined)
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

async function bytesOf(
  logo: string | Uint8Array | undefined,
  owner: Administrator,
  fetchFrom: typeof fetchOnDemand,
): Promise<Uint8Array | undefined> {
  if (logo instanceof Uint8Array) return logo
  if (isUpload(logo)) return readUpload(logo, owner)
  if (!logo) return undefined
  if (!isSecureAddress(logo)) throw new InvalidLogo(messages.logoAddressInvalid)
  return fetchFrom(logo)
}

/** Few offers get a logo from elsewhere. */
const fetchOnDemand = async (address: string): Promise<Uint8Array> => {
  const { fetchLogo } = await import('./fetch-logo.ts')
  return fetchLogo(address)
}

const isUpload = (logo: unknown): logo is string =>
  typeof logo === 'string' && logo.startsWith(`${uploadFolder}/`)
