import type { Column } from '#contract/catalogue/cells.ts'
import type { FieldChange, PlannedRow } from '#contract/catalogue/plan.ts'
import { ChangingText } from '../../../ui/ChangingText.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { Unbroken } from '../../../ui/Unbroken.tsx'
import { fieldNames } from '../field-names.ts'
import { canWait, isDone, isOpen, type Outcome } from './use-import.ts'

/** The terms, which have columns of their own. */
const termColumns = ['loanAmount', 'interestRate', 'processingFee', 'tenure'] as const
const heads = ['Row', 'Offer', ...termColumns.map((column) => fieldNames[column] ?? column), 'State']

/**
 * The rows of a file as a table: each with what it would change, or why it cannot be read, and what became of it. On a narrow screen
 * each row is a block, and its cells have their titles.
 */
export const PlannedRows = ({ children }: { children: Elements }) => (
  <table className="mt-2 w-full text-left text-sm wrap-anywhere max-lg:block">
    <caption className="sr-only">Rows of the file</caption>
    <thead className="border-b border-line text-xs text-quiet max-lg:sr-only">
      <tr>
        <th scope="col" className="w-10">
          <span className="sr-only">Choose</span>
        </th>
        {heads.map((head) => (
          <th key={head} scope="col" className="px-2 py-2 font-medium">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    {children}
  </table>
)

interface RowProps {
  row: PlannedRow
  outcome: Outcome | undefined
  isChosen: boolean
  isBusy: boolean
  /** The time for which the row waits, in words; empty if it is not known yet. Undefined: it is applied at once. */
  start: string | undefined
  onChoose: (isChosen: boolean) => void
}

const states = { new: 'New', changed: 'Changed', same: 'The same', unreadable: 'Unreadable' } as const
const tones = {
  new: 'text-positive',
  changed: 'text-primary',
  same: 'text-quiet',
  unreadable: 'text-danger',
} as const
const done = { applied: 'Applied', scheduled: 'Scheduled', proposed: 'Waits for approval' } as const

export function RowOfFile({ row, outcome, isChosen, isBusy, start, onChoose }: RowProps) {
  const { number, name, state } = row
  const isRefused = start !== undefined && state === 'new'
  const changes = isOpen(row) ? row.changes : []
  return (
    <tbody className="border-b border-line max-lg:block">
      <tr className="align-top max-lg:grid max-lg:grid-cols-[2.5rem_1fr_1fr] max-lg:py-2">
        <td className="max-lg:row-span-6">
          {isOpen(row) && !isDone(outcome) && (
            <label className="flex min-h-11 w-10 cursor-pointer items-center">
              <input
                type="checkbox"
                checked={isChosen && !isRefused}
                disabled={isBusy || isRefused}
                onChange={({ target }) => onChoose(target.checked)}
                className="checkbox my-0!"
              />
              <span className="sr-only">{`Row ${number}: ${name}`}</span>
            </label>
          )}
        </td>
        <Cell title="Row">
          <span className="tabular-nums text-quiet">{number}</span>
        </Cell>
        <Cell title="Offer">
          <span translate="no" className="font-semibold">
            {name}
          </span>
        </Cell>
        {termColumns.map((column) => (
          <Cell key={column} title={fieldNames[column] ?? column}>
            <Change change={changes.find((one) => one.column === column)} />
          </Cell>
        ))}
        <Cell title="State">
          <ChangingText
            className={`font-semibold ${typeof outcome !== 'string' ? tones[state] : outcome === 'proposed' ? 'text-caution' : 'text-positive'}`}
          >
            {typeof outcome === 'string' ? done[outcome] : states[state]}
          </ChangingText>
        </Cell>
      </tr>
      <tr className="max-lg:block">
        <td className="max-lg:hidden" />
        <td colSpan={heads.length} className="px-2 pb-2 max-lg:block max-lg:pl-12 empty:hidden">
          <AboutRow row={row} outcome={outcome} isChosen={isChosen} start={start} />
        </td>
      </tr>
    </tbody>
  )
}

const Cell = ({ title, children }: { title: string; children: Elements }) => (
  <td
    data-title={title}
    className="px-2 py-2.5 max-lg:py-1 max-lg:before:block max-lg:before:text-xs max-lg:before:text-quiet max-lg:before:content-[attr(data-title)]"
  >
    {children}
  </td>
)

/** The old and the new value; nothing for a field that stays. */
function Change({ change }: { change: FieldChange | undefined }) {
  if (!change) return null
  const { from, to } = change
  return (
    <span translate="no">
      {from !== '' && (
        <del className="mr-2 text-quiet">
          <Unbroken>{from}</Unbroken>
        </del>
      )}
      {to === '' ? (
        <span>(empty)</span>
      ) : (
        <ins className="no-underline">
          <Unbroken>{to}</Unbroken>
        </ins>
      )}
    </span>
  )
}

/** Whether a field has no column of its own in the table. A new offer's lender is its name. */
const isFurther = (column: Column, state: PlannedRow['state']) =>
  !termColumns.some((term) => term === column) && !(column === 'lender' && state === 'new')

function AboutRow({
  row,
  outcome,
  isChosen,
  start,
}: Pick<RowProps, 'row' | 'outcome' | 'isChosen' | 'start'>) {
  const { state, notes } = row
  const further = isOpen(row) ? row.changes.filter(({ column }) => isFurther(column, state)) : []
  return (
    <>
      {start !== undefined && state === 'new' && !isDone(outcome) && (
        <p className="text-caution">
          A new offer can’t wait for a time. Apply it at once, or add it hidden and show it then.
        </p>
      )}
      {start && canWait(row) && !isDone(outcome) && isChosen && (
        <p className="font-medium">
          <ChangingText>{`From ${start}, and not before`}</ChangingText>
        </p>
      )}
      {typeof outcome === 'object' && (
        <p role="alert" className="font-medium text-danger">
          <ChangingText>{`Not applied. ${outcome.reason}`}</ChangingText>
        </p>
      )}
      {further.length > 0 && (
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          {further.map((change) => (
            <div key={change.column}>
              <dt className="mr-2 inline text-quiet">{fieldNames[change.column] ?? change.column}</dt>
              <dd className="inline">
                <Change change={change} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {state === 'unreadable' && (
        <ul className="text-danger">
          {row.problems.map(({ column, message }) => (
            <li key={`${column} ${message}`}>
              {column ? `${fieldNames[column] ?? column}: ${message}` : message}
            </li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className="text-caution">
          {note}
        </p>
      ))}
    </>
  )
}
