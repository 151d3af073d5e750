const msPerDay = 86_400_000

/** A day as the number of days since 1 January 1970. */
export type DayNumber = number

export const dayNumber = (day: string): DayNumber => Date.parse(day) / msPerDay

/** `yyyy-MM-dd`. By the calendar's arithmetic, because a schedule has hundreds of days and `toISOString` takes a microsecond. */
export function dayOf(number: DayNumber): string {
  // Years from 1 March, in eras of 400 years: Howard Hinnant, chrono-Compatible Low-Level Date Algorithms, civil_from_days.
  const sinceMarch = number + 719_468
  const era = Math.floor(sinceMarch / 146_097)
  const ofEra = sinceMarch - era * 146_097
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  )
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * ofYear + 2) / 153)
  const date = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${year < 1000 ? String(year).padStart(4, '0') : year}-${twoDigits(month)}-${twoDigits(date)}`
}

const twoDigits = (number: number) => (number < 10 ? `0${number}` : number)

/**
 * How often instalments fall due. The Key Facts Statement names the type of instalments and their number, whatever the frequency
 * (RBI/2024-25/18, annex A, row 5); borrowers of microfinance may choose it (RBI/DOR/2021-22/89). Our own: a half-monthly instalment
 * follows the monthly one by 15 days.
 */
export interface Frequency {
  count: number
  unit: 'day' | 'week' | 'halfMonth' | 'month'
}

/** When instalments fall due, and from when on they bear interest. Days are `yyyy-MM-dd`. */
export interface Calendar {
  /** The first period starts here: on the day of the payout, or after a broken period. */
  from: string
  /** The first due date; one period after `from` by default. */
  firstDue?: string
  every: Frequency
  /** Due dates that were moved, in order, each to a day after the due date before it. Later ones keep their distance. */
  moved?: readonly { due: string; to: string }[]
}

/** The days of a period, the first exclusive and the last inclusive, as numbers and as texts. */
export interface Period {
  from: DayNumber
  due: DayNumber
  fromDay: string
  dueDay: string
}

/**
 * A function that gives the due date so many periods after `anchor`. Months keep the day of the month, and take the last day
 * of a shorter month: 31 January, 28 February, 31 March. Apache Fineract’s schedules do so (`LocalDate.plusMonths` of Java).
 */
function duesAfter(anchor: string, { count, unit }: Frequency): (periods: number) => DayNumber {
  const start = dayNumber(anchor)
  if (unit === 'day') return (periods) => start + count * periods
  if (unit === 'week') return (periods) => start + 7 * count * periods
  const [year = 0, month = 0, date = 0] = anchor.split('-').map(Number)
  const monthsAfter = (months: number) => {
    const first = Date.UTC(year, month - 1 + months, 1) / msPerDay
    const last = Date.UTC(year, month + months, 0) / msPerDay
    return Math.min(first + date - 1, last)
  }
  return unit === 'month'
    ? (periods) => monthsAfter(count * periods)
    : (periods) => monthsAfter(Math.floor((count * periods) / 2)) + ((count * periods) % 2) * 15
}

/** The periods of a calendar, without end. */
export function* periodsOf({ from, firstDue, every, moved = [] }: Calendar): Generator<Period, never> {
  const moves = new Map(moved.map(({ due, to }) => [dayNumber(due), to]))
  let dueOf = duesAfter(firstDue ?? from, every)
  let number = firstDue ? 0 : 1
  let [start, startDay] = [dayNumber(from), from]
  for (;;) {
    let due = dueOf(number++)
    for (let to = moves.get(due); to; to = moves.get(due)) {
      dueOf = duesAfter(to, every)
      number = 1
      due = dayNumber(to)
    }
    const dueDay = dayOf(due)
    yield { from: start, due, fromDay: startDay, dueDay }
    start = due
    startDay = dueDay
  }
}

/** The months of a period, if its length is in months: half a month is 0.5. */
export function monthsOf({ count, unit }: Frequency): number | undefined {
  if (unit === 'month') return count
  return unit === 'halfMonth' ? count / 2 : undefined
}

/**
 * How many periods a year has for a nominal yearly rate: 12, 24, 52, 26, 4 and so on. Whole weeks count as weeks, so 28 days
 * are a thirteenth of a year; any other number of days is a part of 365.
 */
export function periodsPerYear(every: Frequency): number {
  const months = monthsOf(every)
  if (months !== undefined) return 12 / months
  const days = every.unit === 'week' ? 7 * every.count : every.count
  return days % 7 === 0 ? 364 / days : 365 / days
}
