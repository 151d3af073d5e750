import type { OutcomeKind } from '#contract/handover-outcome.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { Chip } from '../Chip.tsx'
import { Tick } from '../Tick.tsx'
import { kindNames } from './outcome-names.ts'
import type { SheetRow } from './outcome-sheet.ts'
import type { RowState, useOutcomeImport } from './use-outcome-import.ts'

type Sheet = ReturnType<typeof useOutcomeImport>

const stateNames: Record<RowState, string> = {
  new: 'New',
  unmatched: 'New, matches no hand-over',
  already: 'Already there',
  conflict: 'Differs from what is there',
  error: 'Unreadable',
}

/** In fewer words, on the switches. */
const kindsOfRows: Record<RowState, string> = {
  new: 'New',
  unmatched: 'Unmatched',
  already: 'Already there',
  conflict: 'Different',
  error: 'Unreadable',
}

const rowStates = Object.keys(stateNames) as RowState[]

const tones: Record<RowState, string> = {
  new: 'text-positive',
  unmatched: 'text-caution',
  already: 'text-quiet',
  conflict: 'text-caution',
  error: 'text-danger',
}

const cell = 'px-2 py-1 first:pl-0 last:pr-0'

interface SheetRowsProps {
  rows: readonly SheetRow[]
  sheet: Sheet
  /** The only state that is shown. */
  state: RowState | undefined
  onChoose: (state: RowState | undefined) => void
}

/** The rows of a sheet with what each would be. New ones can be left out. */
export function SheetRows({ rows, sheet, state, onChoose }: SheetRowsProps) {
  const { leftOut, isBusy } = sheet
  const stateOf = (row: SheetRow) => sheet.stateOf(row)?.state
  const shown = state ? rows.filter((row) => stateOf(row) === state) : rows
  const left = state ? sheet.left.filter((row) => stateOf(row) === state) : sheet.left
  const counts = rowStates
    .map((name) => ({ name, count: rows.filter((row) => stateOf(row) === name).length }))
    .filter(({ count }) => count > 0)
  const isWide = useIsWide('64rem')
  const titles = isWide
    ? ['Row', 'Lender', 'Event', 'Outcome', 'When', 'Amount', 'State']
    : ['Outcome', 'State']
  return (
    <>
      {counts.length > 1 && (
        <ul aria-label="States" className="mt-4 mb-2 flex flex-wrap gap-2">
          {counts.map(({ name, count }) => (
            <li key={name}>
              <Chip isOn={state === name} onPress={() => onChoose(state === name ? undefined : name)}>
                {`${kindsOfRows[name]}: ${count}`}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <LongList items={shown}>
        {(pages) => (
          <table className="mt-2 w-full border-y border-line text-left text-sm">
            <caption className="sr-only">Rows of the sheet</caption>
            <thead>
              <tr className="text-quiet">
                <th scope="col" className="w-11">
                  {left.length > 1 ? (
                    <Tick
                      label="All new rows"
                      isOn={left.every(({ number }) => !leftOut.has(number))}
                      isDisabled={isBusy}
                      onChange={(isChosen) =>
                        sheet.choose(
                          left.map(({ number }) => number),
                          isChosen,
                        )
                      }
                    />
                  ) : (
                    <span className="sr-only">Record</span>
                  )}
                </th>
                {titles.map((title) => (
                  <th
                    key={title}
                    scope="col"
                    className={`${cell} font-medium ${title === 'Amount' || title === 'Row' ? 'text-right' : ''}`}
                  >
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-t border-line">
              {pages.flat().map((row) => (
                <Row key={row.number} row={row} sheet={sheet} isWide={isWide} />
              ))}
            </tbody>
          </table>
        )}
      </LongList>
    </>
  )
}

function Row({ row, sheet, isWide }: { row: SheetRow; sheet: Sheet; isWide: boolean }) {
  const { number, cells } = row
  const { state, reason } = sheet.stateOf(row) ?? {}
  const kind = kindNames[cells.kind as OutcomeKind] ?? cells.kind
  return (
    <tr className="wrap-anywhere">
      <td className="h-12">
        {sheet.left.includes(row) && (
          <Tick
            label={`Row ${number}: ${cells.lender}, ${cells.event_id}`}
            isOn={!sheet.leftOut.has(number)}
            isDisabled={sheet.isBusy}
            onChange={(isChosen) => sheet.choose([number], isChosen)}
          />
        )}
      </td>
      {isWide ? (
        <>
          <td className={`${cell} amount text-right text-quiet`}>{number}</td>
          <td translate="no" className={`${cell} font-medium`}>
            {cells.lender}
          </td>
          <td translate="no" className={cell}>
            {cells.event_id}
          </td>
          <td className={cell}>{kind}</td>
          <td className={`${cell} amount text-quiet`}>{cells.at}</td>
          <td className={`${cell} amount text-right`}>{cells.amount}</td>
        </>
      ) : (
        <td className={cell}>
          <span className="block font-medium">{kind}</span>
          <span translate="no" className="block text-quiet">
            {`${number}. ${cells.lender}, ${cells.event_id}`}
          </span>
        </td>
      )}
      <td className={`${cell} ${isWide ? 'w-56' : 'w-28 sm:w-64'}`}>
        {state && <State state={state} isApplied={sheet.applied.has(number)} />}
        {reason !== undefined && (
          <span className="block text-danger">
            <ChangingText>{reason}</ChangingText>
          </span>
        )}
      </td>
    </tr>
  )
}

function State({ state, isApplied }: { state: RowState; isApplied: boolean }) {
  const isRecorded = isApplied && (state === 'new' || state === 'unmatched')
  const recorded = state === 'new' ? 'Recorded' : 'Recorded, matches no hand-over'
  return (
    <span className={`block font-semibold ${tones[state]}`}>
      <ChangingText>{isRecorded ? recorded : stateNames[state]}</ChangingText>
    </span>
  )
}
