import type { People } from '#contract/insights.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { groupedNumber } from '../../ui/format.ts'

/** So many have room for a name and a number each. */
const mostNamed = 6

interface ColumnsProps {
  /** In the order of time. */
  columns: readonly { name: string; people: People }[]
  /** Of the column that is marked, if any. */
  marked: number
}

/** Numbers over time as columns on one scale from 0. Screen readers get the figures from the table. */
export function Columns({ columns, marked }: ColumnsProps) {
  const highest = Math.max(0, ...columns.map(({ people }) => (people === 'few' ? 0 : people)))
  const areNamed = columns.length <= mostNamed
  const hasFew = columns.some(({ people }) => people === 'few')
  return (
    <div aria-hidden="true" className="mt-4">
      {!areNamed && (
        <p className="amount mb-1 text-xs text-quiet">
          <ChangingText>{highest > 0 ? `Most: ${groupedNumber(highest)}` : 'No number to draw'}</ChangingText>
        </p>
      )}
      <ol
        className={`flex h-48 items-stretch border-b border-edge ${areNamed ? 'gap-1 sm:gap-3' : 'gap-0.5 lg:gap-1.5'}`}
      >
        {columns.map(({ name, people }, n) => (
          <li key={name} className="flex max-w-44 min-w-0 flex-1 flex-col justify-end text-center">
            {areNamed && (
              <ChangingText className="amount mb-1 block text-xs font-semibold">
                {people === 'few' ? '' : groupedNumber(people)}
              </ChangingText>
            )}
            {people === 'few' ? (
              <div className="h-2 border border-b-0 border-dashed border-edge" />
            ) : (
              <div
                className={`rounded-t-[3px] forced-colors:bg-[CanvasText] ${marked < 0 || n === marked ? 'bg-primary' : 'bg-primary/45'}`}
                style={{ height: `${highest > 0 ? (85 * people) / highest : 0}%` }}
              />
            )}
          </li>
        ))}
      </ol>
      <ol
        className={`flex text-center text-xs text-quiet ${areNamed ? 'gap-1 sm:gap-3' : 'gap-0.5 lg:gap-1.5'}`}
      >
        {columns.map(({ name }, n) => (
          <li key={name} className="max-w-44 min-w-0 flex-1">
            {areNamed && <ChangingText className="amount mt-1 block">{name}</ChangingText>}
            <span className="block h-4 leading-4 text-ink">{n === marked && '▲'}</span>
          </li>
        ))}
      </ol>
      {!areNamed && (
        <p className="amount flex justify-between gap-x-4 text-xs text-quiet">
          <ChangingText>{columns[0]?.name}</ChangingText>
          <ChangingText>{columns.at(-1)?.name}</ChangingText>
        </p>
      )}
      {hasFew && (
        <p className="mt-1 flex items-center gap-2 text-xs text-quiet">
          <span className="h-2 w-3 border border-dashed border-edge" />
          <span>A number that is not shown</span>
        </p>
      )}
    </div>
  )
}
