import { formatRupees, groupDigits } from '#loans/rupees.ts'
import * as words from '#words/format.ts'
import * as locale from '#words/locale.ts'

/** Makes a formatter when it is first needed: making one takes some 40 ms on a slow phone. */
function lazily<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined
  return () => {
    made ??= make()
    return made
  }
}

const shortDay = lazily(
  () =>
    new Intl.DateTimeFormat(locale.intl, {
      day: 'numeric',
      month: words.monthStyle,
      year: 'numeric',
      timeZone: 'Asia/Kolkata',
    }),
)
const shortTime = lazily(
  () =>
    new Intl.DateTimeFormat(locale.intl, {
      day: 'numeric',
      month: words.monthStyle,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Asia/Kolkata',
    }),
)

/** `₹1,50,000`: Indian grouping, whole rupees. */
export const rupees = formatRupees

/** `1,50,000`: the same without `₹`, for a number that is not negative. */
export const groupedNumber = (amount: number) => groupDigits(Math.round(amount))

/** `21 Nov 2026` in Indian time, from an ISO day or instant; empty if the text is not a date. */
export function day(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : shortDay().format(date)
}

/** `21 Nov, 10:40` in Indian time, from an ISO instant; empty if the text is not a date. */
export function dayAndTime(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : shortTime().format(date)
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
