import * as z from 'zod/mini'
import { limits } from './limits.ts'
import * as messages from './messages.ts'

/** The accepted media types of a logo, and their file extensions. */
export const logoTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
} as const
type LogoType = keyof typeof logoTypes

const types = Object.keys(logoTypes) as [LogoType, ...LogoType[]]

/** The type and length of a file to upload. The upload must match both. */
export const LogoUpload = z.object({
  type: z.enum(types, messages.logoNotAnImage),
  bytes: z
    .int(messages.logoNotAnImage)
    .check(z.minimum(1, messages.logoNotAnImage), z.maximum(limits.logoBytes - 1, messages.logoTooLarge)),
})
export type LogoUpload = z.infer<typeof LogoUpload>

/** Detects the type of a file by its first twelve bytes, whatever its name. */
export function logoTypeOf(bytes: Uint8Array): LogoType | undefined {
  const hex = Array.from(bytes.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (hex.startsWith('ffd8ff')) return 'image/jpeg'
  if (hex.startsWith('89504e470d0a1a0a')) return 'image/png'
  // GIF87a and GIF89a
  if (/^474946383[79]61/.test(hex)) return 'image/gif'
  // RIFF, four bytes of length, WEBP
  if (/^52494646.{8}57454250/.test(hex)) return 'image/webp'
  return undefined
}
