import { messages } from '#contract/messages.ts'
import { FormFile } from '#contract/offer-form.ts'
import { isSecureAddress } from '#contract/offer-link.ts'
import { HttpError, InvalidLogo } from '#runtime/errors.ts'
import { logoFolder, uploadFolder } from '#runtime/names.ts'
import type { Administrator } from '#sessions/administrator.ts'

/** Most changes of an offer have no picture, and a function that starts for one need not wait for S3's client. */
const files = () => import('./logo-files.ts')

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
  const bytes = await bytesOf(logo, owner)
  if (!bytes) return save(logo ? addressOf(String(logo)) : undefined)
  const { storeLogo, discard } = await files()
  const path = await storeLogo(bytes)
  try {
    const result = await save(path)
    if (isUpload(logo)) await discard(logo)
    return result
  } catch (error) {
    if (error instanceof HttpError) await dropLogo(path)
    throw error
  }
}

/** Deletes a logo that no offer has any more, if it is one of ours. */
export async function dropLogo(path: string): Promise<void> {
  if (path.startsWith(`/${logoFolder}/`)) await (await files()).discard(path.slice(1))
}

/** Of a file or an upload; undefined for what is neither. */
async function bytesOf(logo: string | FormFile | undefined, owner: Administrator) {
  if (logo instanceof FormFile) return logo.bytes
  if (isUpload(logo)) return (await files()).readUpload(logo, owner)
  return undefined
}

const isUpload = (logo: unknown): logo is string =>
  typeof logo === 'string' && logo.startsWith(`${uploadFolder}/`)

function addressOf(written: string): string {
  if (!isSecureAddress(written)) throw new InvalidLogo(messages.logoAddressInvalid)
  return written
}
