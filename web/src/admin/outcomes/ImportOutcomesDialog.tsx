import { Download } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { Dialog, DialogClose } from '../../ui/Dialog.tsx'
import { download } from '../../ui/download.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { AppliedRows } from '../AppliedRows.tsx'
import { FileChoice } from '../FileChoice.tsx'
import { templateSheet } from './outcome-sheet.ts'
import { type RowState, useOutcomeImport } from './use-outcome-import.ts'

interface ImportOutcomesDialogProps {
  /** The name of a lender, for the example in the template. */
  lender: string
  onClose: () => void
}

const names: Record<RowState, string> = {
  new: 'New',
  unmatched: 'New, matches no hand-over',
  already: 'Already there',
  conflict: 'Differs from what is there',
  error: 'Unreadable',
}

/** A sheet of outcomes, whose rows are shown with what each would be before anything is recorded. */
export default function ImportOutcomesDialog({ lender, onClose }: ImportOutcomesDialogProps) {
  const sheet = useOutcomeImport()
  const { rows, open, left, waiting, unchecked, applied, leftOut, problem, isBusy } = sheet
  const [pasted, setPasted] = useState('')
  const count = (of: unknown[]) => (of.length === 1 ? '1 row' : `${of.length} rows`)
  return (
    <Dialog
      wide
      onClose={onClose}
      title="Import outcomes"
      description="Each row says what became of one hand-over. Nothing is recorded before you apply it."
      busy={isBusy}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary" disabled={isBusy}>
              Close
            </Button>
          </DialogClose>
          {unchecked.length > 0 && !isBusy && (
            <Button variant="secondary" onClick={sheet.check}>{`Check ${count(unchecked)}`}</Button>
          )}
          {left.length > 0 && (
            <Button onClick={sheet.apply} busy={isBusy} disabled={waiting.length === 0}>
              <ChangingText>{isBusy ? 'Applying...' : `Apply ${count(waiting)}`}</ChangingText>
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-wrap gap-3">
        <FileChoice label="Choose a CSV file" accept=".csv" isBusy={isBusy} onChoose={sheet.read} />
        <Button variant="secondary" onClick={() => download('outcomes_template.csv', templateSheet(lender))}>
          <Download className="size-5" aria-hidden="true" />
          <span>Save a template</span>
        </Button>
      </div>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium">Paste the rows</summary>
        <TextAreaField
          label="Rows, with the titles first"
          rows={4}
          className="max-h-60 font-mono text-sm"
          value={pasted}
          spellCheck={false}
          onChange={({ target }) => setPasted(target.value)}
        />
        <Button
          variant="secondary"
          className="mt-2"
          disabled={isBusy || pasted.trim() === ''}
          onClick={() => sheet.read(pasted)}
        >
          Read the rows
        </Button>
      </details>
      {problem !== '' && (
        <p role="alert" className="mt-4 font-medium text-danger">
          {problem}
        </p>
      )}
      {open.length > 0 && <AppliedRows applied={open.length - left.length} of={open.length} />}
      {rows && (
        <>
          <p role="status" className="mt-4 font-medium">
            <ChangingText>{summaryOf(rows.map((row) => sheet.stateOf(row)?.state))}</ChangingText>
          </p>
          {left.length > 1 && (
            <CheckboxField
              checked={left.every(({ number }) => !leftOut.has(number))}
              disabled={isBusy}
              onChange={(isChosen) =>
                sheet.choose(
                  left.map(({ number }) => number),
                  isChosen,
                )
              }
            >
              <span className="font-semibold">All new rows</span>
            </CheckboxField>
          )}
          <LongList items={rows}>
            {(pages) => (
              <ul className="mt-2 border-t border-line">
                {pages.flat().map((row) => {
                  const { state, reason } = sheet.stateOf(row) ?? {}
                  const isLeft = left.includes(row)
                  const title = (
                    <>
                      <span>{`Row ${row.number}: `}</span>
                      <span translate="no" className="font-semibold">
                        {row.name}
                      </span>
                    </>
                  )
                  return (
                    <li key={row.number} className="border-b border-line py-3 text-sm wrap-anywhere">
                      <div className="flex flex-wrap items-center justify-between gap-x-4">
                        {isLeft ? (
                          <CheckboxField
                            checked={!leftOut.has(row.number)}
                            disabled={isBusy}
                            onChange={(isChosen) => sheet.choose([row.number], isChosen)}
                          >
                            {title}
                          </CheckboxField>
                        ) : (
                          <p className="py-2.5">{title}</p>
                        )}
                        {state && <StateBadge state={state} isApplied={applied.has(row.number)} />}
                      </div>
                      {reason !== undefined && (
                        <p className="text-danger">
                          <ChangingText>{reason}</ChangingText>
                        </p>
                      )}
                    </li>
                  )
                })}
              </ul>
            )}
          </LongList>
        </>
      )}
    </Dialog>
  )
}

function StateBadge({ state, isApplied }: { state: RowState; isApplied: boolean }) {
  const isNew = state === 'new' || state === 'unmatched'
  if (isApplied && isNew)
    return <Badge tone="positive">{state === 'new' ? 'Recorded' : 'Recorded, matches no hand-over'}</Badge>
  const tone = {
    new: 'positive',
    unmatched: 'caution',
    already: 'primary',
    conflict: 'caution',
    error: 'caution',
  } as const
  return <Badge tone={tone[state]}>{names[state]}</Badge>
}

function summaryOf(states: (RowState | undefined)[]): string {
  const count = (wanted: RowState | undefined) => states.filter((state) => state === wanted).length
  const parts = [
    `${count('new')} new`,
    `${count('unmatched')} new that match no hand-over`,
    `${count('already')} already there`,
    `${count('conflict')} that differ`,
    `${count('error')} unreadable`,
  ]
  const unchecked = count(undefined)
  return [...parts, ...(unchecked > 0 ? [`${unchecked} not checked yet`] : [])].join(', ')
}
