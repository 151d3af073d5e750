import { amountOf } from './amount.ts'
import { asciiDigits } from './ascii-digits.ts'
import { roundToPaisa } from './paise.ts'

/**
 * With ASCII digits, without the direction marks that text copied from a chat may have and, by NFC, with one spelling of
 * `ज़`.
 */
const plain = (text: string) => asciiDigits(text.normalize('NFC').replace(/\p{Cf}/gu, ''))

/** Without spaces and commas, in lower case. */
const simplify = (text: string) => plain(text).toLowerCase().replace(/[\s,]/g, '')

/** `12,5` may be 12.5, not 125. */
const hasCommaInFigure = (text: string) => /\p{Nd},\p{Nd}/u.test(plain(text))

/**
 * Rupees and paise from an amount as people type it: `300000`, `₹3,00,000`, `Rs. 3,00,000/-`, `3 lakh`, `3L`, `50k`,
 * `3 लाख`, `969.73`. `NaN` for any other text, such as `3,5 lakh`, which may be 3.5 lakh. Without a unit, commas may be
 * anywhere, because people add and delete digits in a grouped amount.
 */
export function typedAmount(text: string): number {
  if (/\.\d*,|,\p{Nd}\p{Nd}?\s*\p{L}/u.test(plain(text))) return Number.NaN
  const pattern = /^(?:₹|rs\.?|inr)?(\d{1,12}(?:\.\d*)?)([a-zऀ-ॣ]*)(?:\/-)?$/
  const [, figure, unit] = simplify(text).match(pattern) ?? []
  return figure === undefined ? Number.NaN : roundToPaisa(amountOf(figure, unit === 'c' ? 'cr' : unit))
}

/** As `typedAmount`, without the paise. */
export const typedRupees = (text: string): number => Math.trunc(typedAmount(text))

/**
 * Whole months from a tenure as people type it: `60`, `60 months`, `5 years`, `5y`, `1 year 6 months`,
 * `5 साल`. `NaN` for any other text.
 */
export function typedTenure(text: string): number {
  if (hasCommaInFigure(text)) return Number.NaN
  const pattern =
    /^(?:(\d{1,3}(?:\.\d+)?)(?:years|year|yrs|yr|y|सालों|साल|वर्ष))?(?:and|और)?(?:(\d{1,4})(?:months|month|mths|mth|mos|mo|m|महीनों|महीने|महीना|माह)?)?$/
  const [, years, months] = simplify(text).match(pattern) ?? []
  if (years === undefined && months === undefined) return Number.NaN
  return Math.round(Number(years ?? 0) * 12) + Number(months ?? 0)
}

/** Years from an age as people type it: `30`, `३०`. `NaN` for any other text. */
export const typedAge = (text: string): number =>
  /^\d{1,3}$/.test(simplify(text)) ? Number(simplify(text)) : Number.NaN

/** Per cent from a rate as people type it: `12`, `12.5%`, `12.5 % p.a.`, `१२.५`. `NaN` for any other text. */
export function typedPercent(text: string): number {
  if (hasCommaInFigure(text)) return Number.NaN
  const [, figure] = simplify(text).match(/^(\d{1,3}(?:\.\d{0,4})?)%?(?:p\.?a\.?|सालाना)?$/) ?? []
  return figure === undefined ? Number.NaN : Number(figure)
}
