import { limits } from '#contract/limits.ts'
import { asciiDigits } from '#loans/ascii-digits.ts'

/**
 * The value of an Aadhaar field after its text has changed: digits, or a masked number (`********1234`). A masked
 * number is replaced as a whole: typing digits after it starts a new number, and an edit that leaves a `*`, or only the
 * last four digits, empties the field.
 *
 * @param before the value before the change
 */
export function readAadhaar(text: string, before: string): string {
  const mask = before.includes('*') ? before : ''
  const plain = text.replace(/\s/g, '')
  if (mask && plain.startsWith(mask)) return digitsOf(plain.slice(mask.length)) || mask
  const isRestOfMask = mask && (plain.includes('*') || plain === mask.replaceAll('*', ''))
  return isRestOfMask ? '' : digitsOf(plain)
}

/** `2345 6789 0123`. A masked number stays as it is. */
export const groupAadhaar = (value: string) => value.replace(/(\d{4})(?=\d)/g, '$1 ')

const digitsOf = (text: string) =>
  asciiDigits(text)
    .replace(/[^0-9]/g, '')
    .slice(0, limits.aadhaarDigits)
