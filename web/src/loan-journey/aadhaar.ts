import { limits } from '#contract/limits.ts'

/**
 * What the Aadhaar field holds after a change. A masked number (`********1234`) is all or nothing: typing after
 * it starts a new number, deleting any of it empties the field.
 */
export function typedAadhaar(text: string, before: string): string {
  const isMasked = before.includes('*')
  const typed = isMasked && text.startsWith(before) ? text.slice(before.length) : text
  if (isMasked && typed === text && text.includes('*')) return ''
  return typed.replace(/[^0-9]/g, '').slice(0, limits.aadhaarDigits)
}
