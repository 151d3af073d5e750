import { type People, smallestGroup } from '#contract/insights.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { groupedNumber } from '../../ui/format.ts'
import { isShown, writtenPeople } from './steps.ts'

interface Bar {
  /** If the names can be the same. */
  id?: string
  name: string
  people: People
  /** Beside the number. */
  note?: string | undefined
}

interface BarsProps {
  bars: readonly Bar[]
  /** What all bars count: one, and several. */
  unit?: readonly [one: string, several: string]
  /** Page translators leave the names as they are. */
  areNames?: boolean | undefined
  /** In a chart as wide as the page. */
  isSpread?: boolean
}

/** The table has the others. */
const mostBars = 15

/** On a wide screen: the name, the bar, the note and the number in columns. */
const spread = {
  item: 'md:grid md:grid-cols-[12rem_minmax(0,1fr)_7.5rem_4.5rem] md:items-center md:gap-x-4',
  parts: 'md:contents',
  note: 'md:col-start-3 md:row-start-1 md:text-right',
  number: 'md:col-start-4 md:row-start-1 md:text-right',
  bar: 'md:col-start-2 md:row-start-1 md:mt-0 md:h-4',
}
const stacked = { item: '', parts: '', note: '', number: '', bar: '' }

/**
 * Numbers as bars on one scale from 0, each below its name and its number. A number that isn't shown has no length, but an outline
 * of its own.
 */
export function Bars({ bars, unit = ['', ''], areNames = false, isSpread = false }: BarsProps) {
  const highest = Math.max(0, ...bars.map(({ people }) => (people === 'few' ? 0 : people)))
  const layout = isSpread ? spread : stacked
  const end = endOfDrawn(bars)
  const drawn = bars.slice(0, Math.min(end, mostBars))
  const rest = bars.slice(end)
  return (
    <div className="mt-4">
      <ol className="flex flex-col gap-2.5 empty:hidden">
        {drawn.map(({ id, name, people, note }) => (
          <li key={id ?? name} className={layout.item}>
            <p className={`flex items-baseline justify-between gap-x-4 text-sm ${layout.parts}`}>
              <span className="min-w-0 wrap-anywhere" translate={areNames ? 'no' : undefined}>
                {name}
              </span>
              <span className={`flex shrink-0 flex-wrap items-baseline justify-end gap-x-2 ${layout.parts}`}>
                {note && <ChangingText className={`text-xs text-quiet ${layout.note}`}>{note}</ChangingText>}
                <ChangingText className={`amount font-semibold ${layout.number}`}>
                  {writtenPeople(people)}
                </ChangingText>
              </span>
            </p>
            <div aria-hidden="true" className={`mt-1 h-2.5 border-l border-edge ${layout.bar}`}>
              {people === 'few' ? (
                <div className="h-full w-3 rounded-r-[3px] border border-l-0 border-dashed border-edge" />
              ) : (
                <div
                  className="h-full rounded-r-[3px] bg-primary forced-colors:bg-[CanvasText]"
                  style={{ width: `${highest > 0 ? (100 * people) / highest : 0}%` }}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      {highest > 0 && (
        <div aria-hidden="true" className={`mt-1.5 ${layout.item}`}>
          <p className="flex justify-between gap-x-4 border-t border-line pt-1 text-xs text-quiet md:col-start-2">
            <span>0</span>
            <ChangingText>{`${groupedNumber(highest)} ${unit[highest === 1 ? 0 : 1]}`.trim()}</ChangingText>
          </p>
        </div>
      )}
      {end > mostBars && (
        <p className="mt-1.5 text-sm text-quiet">
          <ChangingText>{`The first ${mostBars} of ${bars.length}: the table has all.`}</ChangingText>
        </p>
      )}
      <Undrawn
        label={`Under ${smallestGroup}`}
        bars={rest.filter(({ people }) => people === 'few')}
        areNames={areNames}
      />
      <Undrawn label="None" bars={rest.filter(({ people }) => people === 0)} areNames={areNames} />
    </div>
  )
}

/** Where the bars end after which there is nothing to draw. A single one is drawn all the same. */
function endOfDrawn(bars: readonly Bar[]): number {
  const last = bars.map(({ people }) => isShown(people)).lastIndexOf(true)
  return bars.length - last > 2 ? last + 1 : bars.length
}

/** What has no length, in a line. */
const Undrawn = ({ label, bars, areNames }: Pick<BarsProps, 'bars' | 'areNames'> & { label: string }) =>
  bars.length > 0 && (
    <p className="mt-3 text-sm text-quiet">
      <span className="font-medium text-ink">{`${label}: `}</span>
      <span translate={areNames ? 'no' : undefined}>
        <ChangingText>{bars.map(({ name }) => name).join(', ')}</ChangingText>
      </span>
    </p>
  )
