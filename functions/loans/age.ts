const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/

/** India has had this one offset, without summer time, since 1945. */
const indiaAheadOfUtcMs = 5.5 * 60 * 60 * 1000

/** Today's date in India as `yyyy-MM-dd`, whatever the clock of the machine is set to. */
export const todayInIndia = (now = new Date()): string => dayInIndia(now.toISOString())

/** The date in India, `yyyy-MM-dd`, of an ISO instant. */
export function dayInIndia(instant: string): string {
  return new Date(Date.parse(instant) + indiaAheadOfUtcMs).toISOString().slice(0, 10)
}

/** True for a day that exists, written `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  const [, year, month, day] = (isoDay.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/**
 * Completed years from one day to another, both `yyyy-MM-dd`. Who is born on 29 February is a year older
 * on 1 March of a common year. Negative when `dob` is still to come.
 */
export function ageOn(day: string, dob: string): number {
  const birthdayPassed = day.slice(5) >= dob.slice(5)
  return Number(day.slice(0, 4)) - Number(dob.slice(0, 4)) - (birthdayPassed ? 0 : 1)
}
