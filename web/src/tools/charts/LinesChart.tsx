import * as words from '#words/tools.ts'
import { ChangingText } from '../ui/ChangingText.tsx'
import { rupees } from '../ui/format.ts'

const width = 600
const height = 180

/** One for each line, so that they differ without colour. */
const looks = [
  { stroke: 'stroke-primary', dashes: '' },
  { stroke: 'stroke-caution', dashes: '8 5' },
]

interface Line {
  name: string
  /** Rupees: at the start, then after each month. A shorter line keeps its last value. */
  values: readonly number[]
}

interface LinesChartProps {
  title: string
  /** One or two. */
  lines: readonly Line[]
  /** A month that the chart marks, with what happens in it. */
  mark?: { month: number; name: string } | undefined
}

/** Amounts by month as lines from 0 rupees up, with their names, the highest amount, and the figures as a table below. */
export function LinesChart({ title, lines, mark }: LinesChartProps) {
  const months = Math.max(...lines.map(({ values }) => values.length - 1))
  const at = ({ values }: Line, month: number) => values[Math.min(month, values.length - 1)] ?? 0
  const every = Array.from({ length: months + 1 }, (_, month) => month)
  const highest = Math.max(...lines.flatMap(({ values }) => values))
  const x = (month: number) => (month / months) * width
  const points = (line: Line) =>
    every
      .map((month) => [x(month), height - (highest > 0 ? at(line, month) / highest : 0) * height])
      .map(([left = 0, top = 0]) => `${left.toFixed(1)},${top.toFixed(1)}`)
      .join(' ')
  return (
    <figure className="mt-8 max-w-3xl">
      <figcaption className="text-2xl font-bold">{title}</figcaption>
      <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {lines.map(({ name }, place) => (
          <li key={name} className="flex items-center gap-2">
            <svg viewBox="0 0 28 4" className="h-1 w-7 shrink-0" aria-hidden="true">
              <path
                d="M0 2h28"
                strokeWidth="3"
                strokeDasharray={looks[place]?.dashes}
                className={looks[place]?.stroke}
              />
            </svg>
            <ChangingText>{name}</ChangingText>
          </li>
        ))}
        {mark && (
          <li className="flex items-center gap-2">
            <span className="h-4 border-l-2 border-dotted border-ink" />
            <ChangingText>{mark.name}</ChangingText>
          </li>
        )}
      </ul>
      <p aria-hidden="true" className="amount mt-2 text-xs text-quiet">
        <ChangingText>{words.highestLine(rupees(highest))}</ChangingText>
      </p>
      <svg
        viewBox={`0 -3 ${width} ${height + 6}`}
        preserveAspectRatio="none"
        className="mt-1 h-40 w-full border-b border-l border-line"
        aria-hidden="true"
      >
        {mark && (
          <path
            d={`M${x(mark.month)} 0v${height}`}
            strokeWidth="2"
            strokeDasharray="2 4"
            vectorEffect="non-scaling-stroke"
            className="stroke-ink"
          />
        )}
        {lines.map((line, place) => (
          <polyline
            key={line.name}
            points={points(line)}
            fill="none"
            strokeWidth="2.5"
            strokeDasharray={looks[place]?.dashes}
            vectorEffect="non-scaling-stroke"
            className={looks[place]?.stroke}
          />
        ))}
      </svg>
      <p aria-hidden="true" className="amount flex justify-between gap-x-4 text-xs text-quiet">
        <ChangingText>{words.periodNumber(words.month, 0)}</ChangingText>
        <ChangingText>{words.periodNumber(words.month, months)}</ChangingText>
      </p>
      <details className="mt-1">
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
              {every.filter(isInTable(months, mark?.month)).map((month) => (
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
    </figure>
  )
}

const cell = 'px-2 py-1 text-right'
const head = `${cell} align-bottom font-medium text-quiet`

/** At most fourteen rows: a dozen steps, the marked month and the last one. */
const isInTable = (months: number, marked: number | undefined) => (month: number) =>
  month % Math.ceil(months / 12) === 0 || month === months || month === marked
