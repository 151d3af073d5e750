import { asciiDigits } from '#loans/ascii-digits.ts'
import { isDay } from '#loans/dates.ts'
import { roundToPaisa } from '#loans/paise.ts'

export type Side = 'debit' | 'credit'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A time of day behind a date. */
const time = String.raw`(?:[ T,]+\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?: ?[ap]m)?)?`
const inFigures = new RegExp(String.raw`^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})${time}$`, 'i')
const withName = new RegExp(String.raw`^(\d{1,2})[-/. ]([a-z]{3,9})[-/., ]+(\d{4}|\d{2})${time}$`, 'i')
const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${time}$`, 'i')

/**
 * The day of a cell as `yyyy-MM-dd`: with the day first, as all Indian banks write it, or the year first. A year of two digits is of
 * this century. `undefined` for any other text.
 */
export function readDate(cell: string): string | undefined {
  const text = asciiDigits(cell.trim())
  const [, day, , month, year] = inFigures.exec(text) ?? []
  if (day !== undefined) return dayOf(year, month, day)
  const [, namedDay, name = '', namedYear] = withName.exec(text) ?? []
  if (namedDay !== undefined) return dayOf(namedYear, monthNumber(name), namedDay)
  const [, firstYear, , middle, last] = yearFirst.exec(text) ?? []
  return firstYear === undefined ? undefined : dayOf(firstYear, middle, last)
}

/**
 * Whether the day of a date in figures may be its month: banks write two digits each, but a spreadsheet that has saved the file again may
 * have written `7/5/2026` for 5 July.
 */
export const isUnpadded = (cell: string): boolean =>
  /^(?:\d[-/. ]\d{1,2}|\d{2}[-/. ]\d)[-/. ]\d/.test(asciiDigits(cell.trim()))

/** Whether a text means a date, also one that does not exist. */
export const isDateLike = (cell: string): boolean =>
  /^\d{1,4}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/., ]+\d{1,4}\b/i.test(asciiDigits(cell.trim()))

/** `Sept` is September too. */
const monthNumber = (name: string) => {
  const place = months.findIndex((month) => name.toLowerCase().startsWith(month))
  return place < 0 ? undefined : String(place + 1)
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const whole = `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(whole) ? whole : undefined
}

const figure = String.raw`\d+(?:\.\d{1,2})?|\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{1,2})?`
const amountPattern = new RegExp(
  String.raw`^([-+])?\s*(?:₹|rs\.?|inr)?\s*([-+])?\s*(${figure})\s*(?:\(?(cr|dr|c|d)\.?\)?)?$`,
  'i',
)

/** Rupees with the side that is written behind them. `undefined` for what is no amount. */
export function readAmount(cell: string): { value: number; side: Side | undefined } | undefined {
  const [, before, behind, digits, side] = amountPattern.exec(asciiDigits(cell.trim())) ?? []
  if (digits === undefined || (before !== undefined && behind !== undefined)) return undefined
  const value = roundToPaisa(Number(digits.replaceAll(',', '')))
  return { value: (before ?? behind) === '-' ? -value : value, side: sideOf(side ?? '') }
}

/** Of a cell such as `Dr`, `CR.` or `Debit`. */
export function sideOf(cell: string): Side | undefined {
  const text = cell.trim().toLowerCase().replace('.', '')
  if (['dr', 'd', 'debit', 'withdrawal'].includes(text)) return 'debit'
  return ['cr', 'c', 'credit', 'deposit'].includes(text) ? 'credit' : undefined
}
