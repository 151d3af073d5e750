import type { FieldChange, PlannedRow } from '#contract/catalogue/plan.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { ChangingText } from '../../../ui/ChangingText.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { Unbroken } from '../../../ui/Unbroken.tsx'
import { fieldNames } from '../field-names.ts'
import { canWait, isDone, isOpen, type Outcome } from './use-import.ts'

interface PlannedRowItemProps {
  row: PlannedRow
  outcome: Outcome | undefined
  isChosen: boolean
  isBusy: boolean
  /** The time for which the row waits, in words; empty if it is not known yet. Undefined: it is applied at once. */
  start: string | undefined
  onChoose: (isChosen: boolean) => void
}

const states = { new: 'New', changed: 'Changed', same: 'The same', unreadable: 'Unreadable' } as const
const tones = { new: 'positive', changed: 'primary', same: 'primary', unreadable: 'caution' } as const

const done = { applied: 'Applied', scheduled: 'Scheduled', proposed: 'Waits for approval' } as const

/** A row of the file: what it would change, field by field, or why it cannot be read, and what became of it. */
export function PlannedRowItem({ row, outcome, isChosen, isBusy, start, onChoose }: PlannedRowItemProps) {
  const { number, name, notes, state } = row
  const isRefused = start !== undefined && state === 'new'
  const title = (
    <>
      <span>{`Row ${number}: `}</span>
      <span translate="no" className="font-semibold">
        {name}
      </span>
    </>
  )
  const badge =
    typeof outcome === 'string' ? (
      <Badge tone={outcome === 'proposed' ? 'caution' : 'positive'}>{done[outcome]}</Badge>
    ) : (
      <Badge tone={tones[state]}>{states[state]}</Badge>
    )
  return (
    <li className="border-b border-line py-3 text-sm wrap-anywhere">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {isOpen(row) && !isDone(outcome) ? (
          <CheckboxField checked={isChosen && !isRefused} disabled={isBusy || isRefused} onChange={onChoose}>
            {title}
          </CheckboxField>
        ) : (
          <p className="py-2.5">{title}</p>
        )}
        {badge}
      </div>
      {isRefused && !isDone(outcome) && (
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
      {isOpen(row) && <Changes changes={row.changes} />}
      {state === 'unreadable' && (
        <ul className="list-disc pl-5 text-danger">
          {row.problems.map(({ column, message }) => (
            <li key={`${column} ${message}`}>{column ? `${column}: ${message}` : message}</li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className="text-caution">
          {note}
        </p>
      ))}
    </li>
  )
}

function Changes({ changes }: { changes: FieldChange[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr]">
      {changes.map(({ column, from, to }) => (
        <div key={column} className="contents">
          <dt className="text-quiet">{fieldNames[column] ?? column}</dt>
          <dd translate="no">
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
          </dd>
        </div>
      ))}
    </dl>
  )
}
