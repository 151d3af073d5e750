import { monthNames } from '#words/dates.ts'

/**
 * `21 November 2026`. Not by `Intl`, whose data can differ between the build and a browser.
 *
 * @param names those of the months, for a text that is English in every language
 */
export function writtenDay(day: string, names: readonly string[] = monthNames) {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${names[(month ?? 1) - 1]} ${year}`
}
