import { daysBetween, daysLater, monthsLater } from '#loans/dates.ts'
import { monthNames } from '#words/dates.ts'
import { writtenDay } from '../../ui/written-day.ts'

export const kinds = ['day', 'week', 'month'] as const
export type Kind = (typeof kinds)[number]

/** Days in India, `yyyy-MM-dd`. A week begins on a Monday, and is cut at the ends of the month. */
export interface Period {
  kind: Kind
  from: string
  to: string
}

const firstOf = (month: string) => `${month}-01`
const lastOf = (month: string) => daysLater(monthsLater(firstOf(month), 1), -1)

/** 0 is Monday. */
const weekday = (day: string) => (new Date(day).getUTCDay() + 6) % 7

/** The periods of a month (`yyyy-MM`) that have begun by `today` and not ended before `since`, in order. */
export function periodsOf(month: string, kind: Kind, today: string, since = ''): Period[] {
  const first = firstOf(month)
  const last = lastOf(month)
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, n) => daysLater(first, n))
  const lastDayFrom = {
    day: (from: string) => from,
    week: (from: string) => earlier(daysLater(from, 6 - weekday(from)), last),
    month: () => last,
  }
  return days
    .filter((day) => kind === 'day' || day === first || (kind === 'week' && weekday(day) === 0))
    .map((from) => ({ kind, from, to: lastDayFrom[kind](from) }))
    .filter(({ from, to }) => from <= today && to >= since)
}

const earlier = (one: string, other: string) => (one < other ? one : other)

/** The week before that of `today`. If a month ends within it, the part in the month of its Thursday, which is the longer one. */
export function lastWeek(today: string): { month: string; from: string } {
  const monday = daysLater(today, -7 - weekday(today))
  const month = daysLater(monday, 3).slice(0, 7)
  return { month, from: monday < firstOf(month) ? firstOf(month) : monday }
}

/** What the page shows. */
export interface View {
  /** `yyyy-MM`, not after that of today. */
  month: string
  kind: Kind
  period: Period
}

/**
 * The view at an address. What the address doesn't say, or says wrongly, is last week, today or this month.
 *
 * @param since the first day that was counted, once it is known
 */
export function viewAt(address: URLSearchParams, today: string, since?: string): View {
  const kind = kinds.find((one) => one === address.get('by')) ?? 'week'
  const week = lastWeek(today)
  const usual = kind === 'week' ? week.month : today.slice(0, 7)
  const asked = address.get('month') ?? ''
  const month = isMonth(asked) && firstOf(asked) <= today ? asked : usual
  const periods = periodsOf(month, kind, today, since)
  const startingAt = (from: string | null) => periods.find((period) => period.from === from)
  const period =
    startingAt(address.get('from')) ?? ((kind === 'week' && startingAt(week.from)) || periods.at(-1))
  return { month, kind, period: period ?? { kind, from: firstOf(month), to: lastOf(month) } }
}

const isMonth = (text: string) => /^2\d{3}-(0[1-9]|1[0-2])$/.test(text)

/** The month before or after another, `yyyy-MM`. */
export const monthBeside = (month: string, months: 1 | -1) => monthsLater(firstOf(month), months).slice(0, 7)

/** `November 2026`. */
export const writtenMonth = (month: string) => writtenDay(firstOf(month)).replace(/^1 /, '')

/** `23 to 29 November 2026`, `29 November 2026`, `November 2026`. */
export function writtenPeriod({ kind, from, to }: Period): string {
  if (kind === 'month') return writtenMonth(from.slice(0, 7))
  return from === to ? writtenDay(from) : `${Number(from.slice(8))} to ${writtenDay(to)}`
}

/** `23 to 29 Nov`, `29 Nov`. */
export const shortPeriod = ({ from, to }: Period) =>
  from === to ? shortDay(from) : `${Number(from.slice(8))} to ${shortDay(to)}`

/** `23 Nov`. */
export const shortDay = (day: string) =>
  `${Number(day.slice(8))} ${monthNames[Number(day.slice(5, 7)) - 1]?.slice(0, 3)}`

/** Whether the month cuts the week. */
export const isCut = ({ kind, from, to }: Period) => kind === 'week' && daysBetween(from, to) < 6

/** A week earlier, to compare a whole week or a day with. Absent if the month or the first day that was counted cuts it off. */
export function weekEarlier(period: Period, since = ''): Period | undefined {
  if (period.kind === 'month' || isCut(period)) return undefined
  const [from, to] = [daysLater(period.from, -7), daysLater(period.to, -7)]
  return from >= since && from.slice(0, 7) === period.to.slice(0, 7)
    ? { kind: period.kind, from, to }
    : undefined
}

/** The last day of the first week of which every day was counted. */
export const endOfFirstWeek = (since: string) => daysLater(since, ((7 - weekday(since)) % 7) + 6)
