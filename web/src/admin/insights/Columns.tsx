import type { People } from '#contract/insights.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { groupedNumber } from '../../ui/format.ts'

const width = 600
const height = 180
const gap = 0.2
/** The height of the outline that stands for a number that isn't shown. */
const stub = 8

interface ColumnsProps {
  /** In the order of time. */
  columns: readonly { name: string; people: People }[]
  /** Of the column that is marked, if any. */
  marked: number
}

/** Numbers over time as columns on one scale from 0. Screen readers get the figures from the table. */
export function Columns({ columns, marked }: ColumnsProps) {
  const highest = Math.max(0, ...columns.map(({ people }) => (people === 'few' ? 0 : people)))
  const step = width / columns.length
  const place = (n: number) => ({ x: n * step + (step * gap) / 2, width: step * (1 - gap) })
  const hasFew = columns.some(({ people }) => people === 'few')
  return (
    <div aria-hidden="true" className="mt-3">
      <p className="amount text-xs text-quiet">
        <ChangingText>{highest > 0 ? `Most: ${groupedNumber(highest)}` : 'No number to draw'}</ChangingText>
      </p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="mt-1 h-44 w-full border-b border-l border-edge"
        aria-hidden="true"
      >
        {columns.map(({ name, people }, n) =>
          people === 'few' ? (
            <rect
              key={name}
              {...place(n)}
              y={height - stub}
              height={stub}
              strokeDasharray="3 3"
              vectorEffect="non-scaling-stroke"
              className="fill-surface stroke-edge"
            />
          ) : (
            <rect
              key={name}
              {...place(n)}
              y={height - (highest > 0 ? (height * people) / highest : 0)}
              height={highest > 0 ? (height * people) / highest : 0}
              className="fill-primary forced-colors:fill-[CanvasText]"
            />
          ),
        )}
      </svg>
      <div className="h-4">
        {marked >= 0 && (
          <span
            className="block text-center text-xs/4"
            style={{ width: `${100 / columns.length}%`, marginLeft: `${(100 * marked) / columns.length}%` }}
          >
            ▲
          </span>
        )}
      </div>
      <p className="amount flex justify-between gap-x-4 text-xs text-quiet">
        <ChangingText>{columns[0]?.name}</ChangingText>
        {columns.length > 1 && <ChangingText>{columns.at(-1)?.name}</ChangingText>}
      </p>
      {hasFew && (
        <p className="mt-1 flex items-center gap-2 text-xs text-quiet">
          <span className="h-2 w-3 border border-dashed border-edge" />
          <span>A number that is not shown</span>
        </p>
      )}
    </div>
  )
}
