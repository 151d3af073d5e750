import * as words from '#words/tools.ts'
import { interestPaid, principalPaid, type ScheduleRow } from '../schedule.ts'
import { BarsChart } from './BarsChart.tsx'

interface Fees {
  name: string
  /** Rupees. */
  amount: number
  /** What of the amount is paid in a row. By default all of it at the start, in the first one. */
  paidIn?: (row: ScheduleRow) => number
}

interface RepaymentChartProps {
  rows: readonly ScheduleRow[]
  /** What a row is called: `Year` or `Month`. */
  period: string
  title?: string | undefined
  /** What the chart shows, in a sentence. */
  text?: string | undefined
  fees?: Fees | undefined
}

/**
 * What is paid in each year or month: principal, and on it interest, fees and penal charges. The legend has their sums;
 * the schedule is its table.
 */
export function RepaymentChart({ rows, period, title = words.whereItGoes, text, fees }: RepaymentChartProps) {
  const sum = (amountIn: (row: ScheduleRow) => number) =>
    rows.reduce((total, row) => total + amountIn(row), 0)
  const charges = sum((row) => row.charges)
  const parts = [
    { name: words.principal, look: 'principal', amount: sum(principalPaid) },
    { name: words.interest, look: 'interest', amount: sum(interestPaid) },
    ...(charges > 0 ? [{ name: words.charges, look: 'fees', amount: charges } as const] : []),
    ...(fees && fees.amount > 0 ? [{ name: fees.name, look: 'fees', amount: fees.amount } as const] : []),
  ] as const
  const total = parts.reduce((all, { amount }) => all + amount, 0)
  const feesPaidIn = (row: ScheduleRow) =>
    fees?.paidIn ? fees.paidIn(row) : row === rows[0] ? (fees?.amount ?? 0) : 0
  return (
    <BarsChart
      title={title}
      text={text}
      legend={parts.map((part) => ({ ...part, percent: Math.round((part.amount / total) * 100) }))}
      bars={rows.map((row) => ({
        period: row.period,
        parts: [
          { look: 'principal', amount: principalPaid(row) },
          { look: 'interest', amount: interestPaid(row) },
          { look: 'fees', amount: row.charges + feesPaidIn(row) },
        ],
      }))}
      period={period}
    />
  )
}
