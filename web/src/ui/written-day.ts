import { monthNames } from '#words/dates.ts'

/** `21 November 2026`. Not by `Intl`, whose data can differ between the build and a browser. */
export function writtenDay(day: string) {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${monthNames[(month ?? 1) - 1]} ${year}`
}
