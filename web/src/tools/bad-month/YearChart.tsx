import type { RepaymentRow } from '#loans/repayment/repayment.ts'
import { charges, interest, principal } from '#words/tools.ts'
import * as words from '#words/tools-bad-month.ts'
import { BarsChart } from '../charts/BarsChart.tsx'
import { interestPaid, principalPaid } from '../schedule.ts'

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
  const missingIn = (row: RepaymentRow) =>
    row.month >= from && row.month < catchUpMonth ? Math.max(0, row.due - row.instalment) : 0
  return (
    <BarsChart
      title={words.yearAround}
      legend={[
        { name: words.missing, look: 'missing' },
        { name: principal, look: 'principal' },
        { name: interest, look: 'interest' },
        ...(shown.some(({ chargesPaid }) => chargesPaid > 0)
          ? [{ name: charges, look: 'fees' } as const]
          : []),
      ]}
      bars={shown.map((row) => ({
        period: row.month,
        isMarked: missingIn(row) > 0,
        parts: [
          { look: 'principal', amount: principalPaid(row) },
          { look: 'interest', amount: interestPaid(row) },
          { look: 'fees', amount: row.chargesPaid },
          { look: 'missing', amount: missingIn(row) },
        ],
      }))}
      period={words.emiNumber}
    />
  )
}
