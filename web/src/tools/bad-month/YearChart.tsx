import type { RepaymentRow } from '#loans/repayment/repayment.ts'
import * as words from '#words/tools-bad-month.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { rupees } from '../../ui/format.ts'

/** A longer time until the catching up is not drawn to its end: the bars would be too thin to count. */
const mostMonths = 24

interface YearChartProps {
  rows: readonly RepaymentRow[]
  /** The first month with less than the instalment. */
  from: number
  catchUpMonth: number
}

/**
 * What is paid in each month of the year with the bad months, with what is missing in them outlined, up to the catching up.
 * Screen readers read only its caption, and get the figures from the schedule.
 */
export function YearChart({ rows, from, catchUpMonth }: YearChartProps) {
  const start = Math.max(1, Math.min(from - 2, rows.length - 11))
  const shown = rows.slice(
    start - 1,
    Math.min(start + mostMonths - 1, Math.max(start + 11, catchUpMonth + 1)),
  )
  const paidIn = (row: RepaymentRow) => row.instalment + row.extra + row.chargesPaid
  const missingIn = (row: RepaymentRow) =>
    row.month >= from && row.month < catchUpMonth ? Math.max(0, row.due - row.instalment) : 0
  const highest = Math.max(...shown.map((row) => paidIn(row) + missingIn(row)))
  const heightOf = (amount: number) => `${(amount / highest) * 100}%`
  return (
    <figure className="mt-8 max-w-3xl">
      <figcaption className="text-2xl font-bold">{words.yearAround}</figcaption>
      <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <li className="flex items-center gap-2">
          <span className="size-3.5 bg-primary" />
          <span>{words.youPay}</span>
        </li>
        <li className="flex items-center gap-2">
          <span className="size-3.5 border-2 border-dashed border-caution" />
          <span>{words.missing}</span>
        </li>
      </ul>
      <p aria-hidden="true" className="amount mt-2 text-xs text-quiet">
        <ChangingText>{words.mostInAMonth(rupees(highest))}</ChangingText>
      </p>
      <ol aria-hidden="true" className="mt-1 flex gap-1">
        {shown.map((row) => {
          const missing = missingIn(row)
          return (
            <li key={row.month} data-month={row.month} className="flex min-w-0 grow basis-0 flex-col">
              <div className="flex h-40 flex-col justify-end border-b border-line">
                {missing > 0 && (
                  <div
                    data-bar="missing"
                    className="border-2 border-b-0 border-dashed border-caution"
                    style={{ height: heightOf(missing) }}
                  />
                )}
                <div data-bar="paid" className="bg-primary" style={{ height: heightOf(paidIn(row)) }} />
              </div>
              <ChangingText
                className={`amount text-center text-xs ${missing > 0 ? 'font-bold text-caution' : 'text-quiet'}`}
              >
                {String(row.month)}
              </ChangingText>
            </li>
          )
        })}
      </ol>
      <p aria-hidden="true" className="text-xs text-quiet">
        {words.emiNumber}
      </p>
    </figure>
  )
}
