import { byteOrderMark, csvRow } from '#contract/csv.ts'
import { roundToPaisa, toPaise } from '#loans/paise.ts'
import type { RepaymentRow } from '#loans/repayment/repayment.ts'
import * as words from '#words/tools.ts'
import * as dateWords from '#words/tools-dates.ts'

/** A row of a schedule: a month or a year. Amounts in rupees. */
export type ScheduleRow = Pick<
  RepaymentRow,
  'instalment' | 'interest' | 'principal' | 'extra' | 'closing' | 'on'
> & {
  period: number
  /** Penal charges that are paid. */
  charges: number
}

type Paid = Pick<RepaymentRow, 'interest' | 'principal' | 'extra'>

/** What repays the loan. In a month with too little paid, the principal is negative: it is the interest that stays unpaid. */
export const principalPaid = ({ principal, extra }: Paid) => Math.max(0, principal) + extra
export const interestPaid = ({ interest, principal }: Paid) => interest + Math.min(0, principal)

/** What is owed at the start and after each month, in rupees. */
export const balances = (rows: readonly Pick<RepaymentRow, 'opening' | 'closing'>[]) => [
  rows[0]?.opening ?? 0,
  ...rows.map(({ closing }) => closing),
]

/** @param rows rounded to whole paise */
export const byMonth = (rows: readonly RepaymentRow[]): ScheduleRow[] =>
  rows.map((row) => ({ ...row, period: row.month, charges: row.chargesPaid }))

/** The sums of each twelve months, and what is owed after them. */
export function byYear(months: readonly ScheduleRow[]): ScheduleRow[] {
  return Array.from({ length: Math.ceil(months.length / 12) }, (_, year) => {
    const rows = months.slice(year * 12, year * 12 + 12)
    const total = (figure: Exclude<keyof ScheduleRow, 'period' | 'closing' | 'on'>) =>
      // As integers of paise, which add up exactly.
      rows.reduce((sum, row) => sum + toPaise(row[figure]), 0) / 100
    return {
      period: year + 1,
      instalment: total('instalment'),
      interest: total('interest'),
      principal: total('principal'),
      extra: total('extra'),
      charges: total('charges'),
      closing: rows.at(-1)?.closing ?? 0,
    }
  })
}

/** The columns that a schedule needs: those of extra payments and charges only where there are any. */
export function columnsOf(rows: readonly ScheduleRow[]) {
  const has = (figure: 'extra' | 'charges') => rows.some((row) => row[figure] > 0)
  return [
    { figure: 'instalment', name: words.instalment },
    { figure: 'interest', name: words.interest },
    { figure: 'principal', name: words.principal },
    ...(has('extra') ? ([{ figure: 'extra', name: words.extra }] as const) : []),
    ...(has('charges') ? ([{ figure: 'charges', name: words.charges }] as const) : []),
    { figure: 'closing', name: words.stillOwed },
  ] as const
}

export function scheduleCsv(rows: readonly ScheduleRow[]): string {
  const columns = columnsOf(rows)
  const hasDates = rows.some(({ on }) => on !== undefined)
  return (
    byteOrderMark +
    csvRow([words.month, ...(hasDates ? [dateWords.dueDate] : []), ...columns.map(({ name }) => name)]) +
    rows
      .map((row) =>
        csvRow([
          row.period,
          ...(hasDates ? [row.on ?? ''] : []),
          ...columns.map(({ figure }) => roundToPaisa(row[figure])),
        ]),
      )
      .join('')
  )
}
