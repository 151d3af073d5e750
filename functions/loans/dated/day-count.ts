import { type DayNumber, dayNumber, dayOf, type Period } from './calendar.ts'

/**
 * What part of a year a stretch of days is.
 *
 * - `months`: a period of n months is n/12, however many days it has, and a part of it as many days as the part has of the
 *   period's. RBI's Key Facts Statement counts so (RBI/2024-25/18, annex C), and most Indian lenders between due dates.
 * - `30/360`: every month has 30 days (ISDA 2006 Definitions, 4.16(f), bond basis).
 * - `actual/365`, `actual/360`, `actual/364`: days divided by that number (ISDA 2006 Definitions, 4.16(d) and (e)). Indian banks
 *   count broken days by 365; 364, our own, is 52 whole weeks.
 * - `actual/actual`: days in a leap year divided by 366, others by 365 (ISDA 2006 Definitions, 4.16(b)).
 */
export type DayCount = 'months' | '30/360' | 'actual/365' | 'actual/360' | 'actual/364' | 'actual/actual'

const daysPerYear = { 'actual/365': 365, 'actual/360': 360, 'actual/364': 364 }

/**
 * The part of a year from `from` to `to`, within one period.
 *
 * @param months the length of the whole period in months; needed by `months` only
 */
export function yearFraction(
  dayCount: DayCount,
  from: DayNumber,
  to: DayNumber,
  period: Pick<Period, 'from' | 'due'>,
  months: number | undefined,
): number {
  switch (dayCount) {
    case 'months':
      return ((months ?? Number.NaN) / 12) * ((to - from) / (period.due - period.from))
    case '30/360':
      return days30(dayOf(from), dayOf(to)) / 360
    case 'actual/actual':
      return actualActual(from, to)
    default:
      return (to - from) / daysPerYear[dayCount]
  }
}

function days30(from: string, to: string): number {
  const [fromYear, fromMonth, fromDay] = numbers(from)
  const [toYear, toMonth, toDay] = numbers(to)
  const first = Math.min(fromDay, 30)
  const last = first === 30 ? Math.min(toDay, 30) : toDay
  return 360 * (toYear - fromYear) + 30 * (toMonth - fromMonth) + last - first
}

const numbers = (day: string) => day.split('-').map(Number) as [number, number, number]

function actualActual(from: DayNumber, to: DayNumber): number {
  const [year] = numbers(dayOf(from))
  const nextYear = dayNumber(`${year + 1}-01-01`)
  const inYear = nextYear - dayNumber(`${year}-01-01`)
  return to <= nextYear ? (to - from) / inYear : (nextYear - from) / inYear + actualActual(nextYear, to)
}
