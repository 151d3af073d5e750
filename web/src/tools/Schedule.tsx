import { useState } from 'react'
import type { RepaymentRow } from '#loans/repayment/repayment.ts'
import { formatRupees, formatRupeesAndPaise } from '#loans/rupees.ts'
import * as words from '#words/tools.ts'
import * as dateWords from '#words/tools-dates.ts'
import type { Elements } from '../ui/elements.ts'
import { day } from '../ui/format.ts'
import { RepaymentChart } from './charts/RepaymentChart.tsx'
import { byMonth, byYear, columnsOf, type ScheduleRow, scheduleCsv } from './schedule.ts'
import { ToolActions } from './ToolActions.tsx'

/** The most months for which the chart has a bar for each month. For more, it has a bar for each year. */
const monthsInChart = 24

const mostYearsShown = 5

interface ScheduleProps extends Pick<Parameters<typeof RepaymentChart>[0], 'title' | 'text' | 'fees'> {
  /** Rounded to whole paise. */
  rows: readonly RepaymentRow[]
  /** The tool's path with its inputs. */
  path: string
  fileName: string
  /** Another chart, before or after that of the payments. Without one, the years stand beside the payments. */
  before?: Elements
  after?: Elements
}

/** The pictures of a repayment, and its schedule by year and by month. */
export function Schedule({ rows, path, fileName, before, after, ...chart }: ScheduleProps) {
  const months = byMonth(rows)
  const years = byYear(months)
  const isShort = months.length <= monthsInChart
  const table = (
    <section className="min-w-0">
      {/* A long one is folded: the pictures show it. */}
      <details open={years.length <= mostYearsShown} className="printed-unfolded">
        <summary className="-mt-2 min-h-11 py-1.5">
          <h2 className="inline text-xl">{words.schedule}</h2>
        </summary>
        <ScheduleTable rows={years} period={words.year} caption={words.scheduleByYear} format={wholeRupees} />
      </details>
    </section>
  )
  const isTableBeside = !before && !after
  return (
    <>
      <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
        {before}
        <RepaymentChart
          rows={isShort ? months : years}
          period={isShort ? words.month : words.year}
          {...chart}
        />
        {after}
        {isTableBeside && table}
      </div>
      {!isTableBeside && <div className="mt-10">{table}</div>}
      <Months rows={months} />
      <ToolActions path={path} csv={{ name: fileName, text: () => scheduleCsv(months) }} />
    </>
  )
}

/** Rendered only while open: 360 rows take long on a slow phone. */
function Months({ rows }: { rows: readonly ScheduleRow[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 py-2.5 font-semibold">{words.monthByMonth}</summary>
      {isOpen && (
        <ScheduleTable
          rows={rows}
          period={rows.some(({ on }) => on !== undefined) ? dateWords.dueDate : words.month}
          caption={words.scheduleByMonth}
          format={withPaise}
        />
      )}
    </details>
  )
}

interface ScheduleTableProps {
  rows: readonly ScheduleRow[]
  period: string
  caption: string
  format: (amount: number) => string
}

type Figure = ReturnType<typeof columnsOf>[number]['figure']

/** Left out on narrow screens: the instalment is interest plus principal, and the charges are in the CSV file. */
const wideOnly: readonly Figure[] = ['instalment', 'charges']

function ScheduleTable({ rows, period, caption, format }: ScheduleTableProps) {
  const columns = columnsOf(rows)
  const cell = 'px-1 py-1.5 text-right first:pl-0 last:pr-0 sm:px-2'
  const shown = (figure: Figure) => (wideOnly.includes(figure) ? 'hidden sm:table-cell' : '')
  return (
    <div className="relative mt-2 overflow-x-auto">
      <table className="amount w-full border-collapse text-xs sm:text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={`${cell} text-left! font-medium text-quiet`}>
              {period}
            </th>
            {columns.map(({ figure, name }) => (
              <th
                key={figure}
                scope="col"
                className={`${cell} ${shown(figure)} whitespace-normal font-medium text-quiet`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no" className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.period}>
              <th scope="row" className={`${cell} text-left! font-normal`}>
                {row.on === undefined ? row.period : day(row.on)}
              </th>
              {columns.map(({ figure }) => (
                <td key={figure} className={`${cell} ${shown(figure)}`}>
                  {format(row[figure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const wholeRupees = (amount: number) => formatRupees(amount).replace('₹', '')
const withPaise = (amount: number) => formatRupeesAndPaise(amount).replace('₹', '')
