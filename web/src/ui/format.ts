import { dayInIndia, timeInIndia, todayInIndia } from '#loans/dates.ts'
import { formatRupees, groupDigits } from '#loans/rupees.ts'
import * as words from '#words/format.ts'

/**
 * Year, month and day in India of an ISO day or instant; `undefined` if the text is not a date. Not by `Intl`, whose formats
 * take a slow phone 60 ms to make.
 */
function partsOf(iso: string) {
  if (Number.isNaN(Date.parse(iso))) return undefined
  const [year = 0, month = 0, date = 0] = dayInIndia(iso).split('-').map(Number)
  return { year, dayOfMonth: `${date} ${words.shownMonths[month - 1]}` }
}

/** `21 Nov 2026`, of an ISO day or instant in India's time. Empty if the text is not a date. */
export function day(iso: string): string {
  const parts = partsOf(iso)
  return parts ? `${parts.dayOfMonth} ${parts.year}` : ''
}

/** `21 Nov`, with the year if it is not this one. Empty if the text is not a date. */
export function recentDay(iso: string, now = new Date()): string {
  const parts = partsOf(iso)
  return parts?.year === Number(todayInIndia(now).slice(0, 4)) ? parts.dayOfMonth : day(iso)
}

/** `21 Nov, 10:40 am`, with the year if it is not this one. Empty if the text is not an instant. */
export function dayAndTime(iso: string, now = new Date()): string {
  const instant = Date.parse(iso)
  if (Number.isNaN(instant)) return ''
  const [hour = 0, minute = 0] = timeInIndia(iso).split(':').map(Number)
  return `${recentDay(iso, now)}, ${words.clockTime(hour, minute)}`
}

/** `₹1,50,000`: Indian grouping, whole rupees. */
export const rupees = formatRupees

/** `1,50,000`: the same without `₹`, for a number that is not negative. */
export const groupedNumber = (amount: number) => groupDigits(Math.round(amount))

/** An amount that is typed in plain digits as people write it: `2,00,000`, `2,94,100.50`. Any other text as it is. */
export function groupedText(text: string): string {
  const [, whole, paise = ''] = /^(\d{4,12})(\.\d+)?$/.exec(text) ?? []
  return whole === undefined ? text : groupDigits(Number(whole)) + paise
}

/** `18 months`. */
export const months = words.months

/** A tenure as people say it: `5 years`, `1 year 6 months`, `9 months`. */
export function years(tenureMonths: number): string {
  const whole = Math.floor(tenureMonths / 12)
  const rest = tenureMonths % 12
  return [whole > 0 && words.years(whole), (rest > 0 || whole === 0) && words.months(rest)]
    .filter(Boolean)
    .join(' ')
}
