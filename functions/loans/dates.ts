const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/

/** India has had one UTC offset, without daylight saving time, since 1945. */
const indiaAheadOfUtcMs = 5.5 * 60 * 60 * 1000

/** Today's date in India as `yyyy-MM-dd`, whatever the time zone of the machine. */
export const todayInIndia = (now = new Date()): string => dayInIndia(now.toISOString())

/** The date in India, `yyyy-MM-dd`, of an ISO 8601 instant. */
export function dayInIndia(instant: string): string {
  return inIndia(instant).slice(0, 10)
}

/** The first instant of a day in India, `yyyy-MM-dd`. */
export const startInIndia = (day: string): Date => new Date(Date.parse(day) - indiaAheadOfUtcMs)

/** The time of day in India, `hh:mm` in 24 hours, of an ISO 8601 instant. */
export const timeInIndia = (instant: string): string => inIndia(instant).slice(11, 16)

const inIndia = (instant: string) => new Date(Date.parse(instant) + indiaAheadOfUtcMs).toISOString()

/** True for an existing date, written `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  const [, year, month, day] = (isoDay.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/**
 * Completed years from the date of birth `dob` to `day`, both `yyyy-MM-dd`; negative when `dob` is after `day`.
 * Somebody born on 29 February has their birthday on 1 March in common years.
 */
export function ageOn(day: string, dob: string): number {
  const birthdayPassed = day.slice(5) >= dob.slice(5)
  return Number(day.slice(0, 4)) - Number(dob.slice(0, 4)) - (birthdayPassed ? 0 : 1)
}

/** The day `months` later, or earlier if negative: the same day of the month, or the last day of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)
}

/** The day `days` later, or earlier if negative. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Days from `first` to `last`, both `yyyy-MM-dd`. */
export const daysBetween = (first: string, last: string): number =>
  (Date.parse(last) - Date.parse(first)) / 86_400_000
