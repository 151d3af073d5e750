import type { RepaymentRow } from '#loans/repayment/repayment.ts'
import * as words from '#words/tools.ts'
import { RepaymentChart } from './RepaymentChart.tsx'
import { ScheduleTables } from './ScheduleTables.tsx'
import { byMonth, byYear, scheduleCsv } from './schedule.ts'
import { ToolActions } from './ToolActions.tsx'

/** The most months for which the chart has a bar for each month. For more, it has a bar for each year. */
const monthsInChart = 24

interface ScheduleProps {
  /** Rounded to whole paise. */
  rows: readonly RepaymentRow[]
  /** The tool's path with its inputs. */
  path: string
  fileName: string
}

/** A loan's repayment as a chart, as tables and as a file. */
export function Schedule({ rows, path, fileName }: ScheduleProps) {
  const months = byMonth(rows)
  const years = byYear(months)
  const isShort = months.length <= monthsInChart
  return (
    <>
      <ToolActions path={path} csv={{ name: fileName, text: () => scheduleCsv(months) }} />
      <RepaymentChart rows={isShort ? months : years} period={isShort ? words.month : words.year} />
      <ScheduleTables months={months} years={years} />
    </>
  )
}
