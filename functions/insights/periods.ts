import { daysLater, monthsLater } from '#loans/dates.ts'

/** Days from `from` to `to`, both included: `yyyy-MM-dd`. */
export interface Period {
  kind: 'month' | 'week' | 'day'
  from: string
  to: string
}

/** A month (`yyyy-MM`), its weeks from Monday to Sunday, cut at the ends of the month, and their days. */
export function periodsOf(month: string): { whole: Period; weeks: { week: Period; days: Period[] }[] } {
  const first = `${month}-01`
  const last = daysLater(monthsLater(first, 1), -1)
  const weeks: { week: Period; days: Period[] }[] = []
  for (let from = first; from <= last; from = daysLater(weeks.at(-1)?.week.to ?? last, 1)) {
    const sunday = daysLater(from, (7 - new Date(from).getUTCDay()) % 7)
    const to = sunday < last ? sunday : last
    weeks.push({ week: { kind: 'week', from, to }, days: daysOf(from, to) })
  }
  return { whole: { kind: 'month', from: first, to: last }, weeks }
}

function daysOf(from: string, to: string): Period[] {
  const days: Period[] = []
  for (let day = from; day <= to; day = daysLater(day, 1)) days.push({ kind: 'day', from: day, to: day })
  return days
}
