import { asciiDigits } from '#loans/ascii-digits.ts'
import { isDay } from '#loans/dates.ts'

/** What people put between day, month and year: spaces, slashes, full stops, commas, and dashes of any length. */
const separators = /[\s/.,\p{Pd}\u2044\u2212\u2215]+/gu

/**
 * A typed or pasted date in plain characters: ASCII digits, without the direction marks that text copied from a chat may
 * have.
 */
export const plainDate = (text: string) => asciiDigits(text.normalize('NFKC')).replace(/\p{Cf}/gu, '')

/**
 * Reads a date as people write it (21/07/1994, 21-7-1994, 21 07 1994, २१–०७–१९९४) or as autofill does (1994-07-21).
 *
 * @returns `yyyy-MM-dd`, or an empty string for any other text
 */
export function readDay(text: string): string {
  const parts = plainDate(text).trim().split(separators)
  const [day = '', month = '', year = ''] = parts[0]?.length === 4 ? parts.reverse() : parts
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return parts.length === 3 && isDay(iso) ? iso : ''
}

/** `21/07/1994` for `1994-07-21`. */
export const writeDay = (day: string) => (day ? day.split('-').reverse().join('/') : '')

/** Inserts slashes into the digits of a plain text that grows. A text that became shorter stays as it is. */
export function insertSlashes(text: string, before: string): string {
  if (text.length < before.length) return text
  const joined = text.trimStart().replace(separators, '/')
  if (!/^[\d/]*$/.test(joined) || /^\d\/|\/\d\//.test(joined)) return joined
  const digits = joined.replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
    .filter(Boolean)
    .join('/')
    .concat(digits.length === 2 || digits.length === 4 ? '/' : '')
}
