import * as words from '#words/tools.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { rupees } from '../../ui/format.ts'
import { Plot } from './Plot.tsx'
import { amountTicks, monthTicks } from './scale.ts'

const width = 600
const height = 180

/** What is still owed is drawn in the neutral colour of principal, costs in that of interest. */
const colours = {
  owed: { line: 'stroke-ink', area: 'fill-line forced-colors:fill-none' },
  cost: { line: 'stroke-primary', area: 'fill-primary-wash forced-colors:fill-none' },
}

interface Line {
  name: string
  /** Rupees: at the start, then after each month. A shorter line keeps its last value. */
  values: readonly number[]
}

interface LinesChartProps {
  title: string
  colour: keyof typeof colours
  line: Line
  /** What it is compared with: dashed. */
  otherwise?: Line
  /** A month that the chart marks, with what happens in it. */
  mark?: { month: number; name: string } | undefined
}

/** Amounts by month as one or two lines from 0 rupees up, with their names, and the figures as a table below. */
export function LinesChart({ title, colour, line, otherwise, mark }: LinesChartProps) {
  const lines = otherwise ? [otherwise, line] : [line]
  const months = Math.max(...lines.map(({ values }) => values.length - 1))
  const at = ({ values }: Line, month: number) => values[Math.min(month, values.length - 1)] ?? 0
  const every = Array.from({ length: months + 1 }, (_, month) => month)
  const ticks = amountTicks(Math.max(...lines.flatMap(({ values }) => values)))
  const top = ticks.at(-1) || 1
  const x = (month: number) => (month / months) * width
  const points = (drawn: Line) =>
    every
      .map((month) => [x(month), height - (at(drawn, month) / top) * height])
      .map(([left = 0, upper = 0]) => `${left.toFixed(1)},${upper.toFixed(1)}`)
      .join(' ')
  return (
    <figure className="min-w-0">
      <figcaption className="text-xl font-bold">{title}</figcaption>
      {(otherwise || mark) && (
        <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-sm text-quiet">
          {lines.map((drawn) => (
            <li key={drawn.name} className="flex items-center gap-2">
              <svg viewBox="0 0 28 4" className="h-1 w-7 shrink-0" aria-hidden="true">
                <path d="M0 2h28" strokeWidth="3" {...strokeOf(drawn === line, colour)} />
              </svg>
              <ChangingText>{drawn.name}</ChangingText>
            </li>
          ))}
          {mark && (
            <li className="flex items-center gap-2 font-semibold text-ink">
              <span className="h-4 border-l-2 border-dotted border-ink" />
              <ChangingText>{mark.name}</ChangingText>
            </li>
          )}
        </ul>
      )}
      <Plot
        ticks={ticks}
        axisName={words.month}
        axis={
          <ol className="relative h-4">
            {monthTicks(months).map((month) => (
              <li
                key={month}
                className={`absolute ${placeOf(month, months)}`}
                style={{ left: `${(month / months) * 100}%` }}
              >
                <ChangingText>{String(month)}</ChangingText>
              </li>
            ))}
          </ol>
        }
      >
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="size-full overflow-visible"
          aria-hidden="true"
        >
          <polygon
            points={`0,${height} ${points(line)} ${width},${height}`}
            className={colours[colour].area}
          />
          {mark && (
            <path
              d={`M${x(mark.month)} 0v${height}`}
              strokeWidth="2"
              strokeDasharray="2 4"
              vectorEffect="non-scaling-stroke"
              className="stroke-ink"
            />
          )}
          {lines.map((drawn) => (
            <polyline
              key={drawn.name}
              points={points(drawn)}
              fill="none"
              strokeWidth="2.5"
              vectorEffect="non-scaling-stroke"
              {...strokeOf(drawn === line, colour)}
            />
          ))}
        </svg>
      </Plot>
      <LinesTable title={title} lines={lines} months={every.filter(isInTable(months, mark?.month))} at={at} />
    </figure>
  )
}

const strokeOf = (isMain: boolean, colour: keyof typeof colours) =>
  isMain ? { className: colours[colour].line } : { className: 'stroke-quiet', strokeDasharray: '8 5' }

interface LinesTableProps {
  title: string
  lines: readonly Line[]
  months: readonly number[]
  at: (line: Line, month: number) => number
}

const LinesTable = ({ title, lines, months, at }: LinesTableProps) => (
  <details className="mt-2">
    <summary className="min-h-11 py-2.5 text-sm font-medium">{words.asTable}</summary>
    <div className="relative overflow-x-auto">
      <table className="amount text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {words.month}
            </th>
            {lines.map(({ name }) => (
              <th key={name} scope="col" className={`${head} max-w-40 whitespace-normal`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no" className="divide-y divide-line">
          {months.map((month) => (
            <tr key={month}>
              <th scope="row" className={`${cell} font-normal`}>
                {month}
              </th>
              {lines.map((line) => (
                <td key={line.name} className={cell}>
                  {rupees(at(line, month))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
)

const cell = 'px-2 py-1 text-right'
const head = `${cell} align-bottom font-medium text-quiet`

/** At most fourteen rows: a dozen steps, the marked month and the last one. */
const isInTable = (months: number, marked: number | undefined) => (month: number) =>
  month % Math.ceil(months / 12) === 0 || month === months || month === marked

/** A month's figure stands in the middle below its mark, and the first and the last within the axis. */
const placeOf = (month: number, months: number) =>
  month === 0 ? '' : month === months ? '[transform:translateX(-100%)]' : '[transform:translateX(-50%)]'
