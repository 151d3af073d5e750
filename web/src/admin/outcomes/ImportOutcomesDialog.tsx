import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { Dialog, DialogClose } from '../../ui/Dialog.tsx'
import { download } from '../../ui/download.ts'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { AppliedRows } from '../AppliedRows.tsx'
import { countRows } from '../count-rows.ts'
import { FileChoice } from '../FileChoice.tsx'
import { templateSheet } from './outcome-sheet.ts'
import { SheetRows } from './SheetRows.tsx'
import { type RowState, useOutcomeImport } from './use-outcome-import.ts'

interface ImportOutcomesDialogProps {
  /** The name of a lender, for the example in the template. */
  lender: string
  onClose: () => void
}

/** A sheet of outcomes, whose rows are shown with what each would be before anything is recorded. */
export default function ImportOutcomesDialog({ lender, onClose }: ImportOutcomesDialogProps) {
  const sheet = useOutcomeImport()
  const { rows, open, left, waiting, unchecked, problem, phase, isBusy } = sheet
  const [isPasting, setPasting] = useState(false)
  const [pasted, setPasted] = useState('')
  const [state, setState] = useState<RowState>()
  const hidden = state ? waiting.filter((row) => sheet.stateOf(row)?.state !== state) : []
  const read = (chosen: File | string) => {
    setState(undefined)
    void sheet.read(chosen)
  }
  const hasApplyFailed = problem !== '' && unchecked.length === 0
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
          {unchecked.length > 0 && phase !== 'applying' && (
            <Button variant="secondary" onClick={sheet.check} busy={phase === 'checking'}>
              <ChangingText>
                {phase === 'checking' ? 'Checking...' : `Check ${countRows(unchecked.length)}`}
              </ChangingText>
            </Button>
          )}
          {left.length > 0 && (
            <Button
              onClick={sheet.apply}
              busy={phase === 'applying'}
              disabled={phase === 'checking' || waiting.length === 0}
            >
              <ChangingText>
                {phase === 'applying' ? 'Applying...' : `Apply ${countRows(waiting.length, hidden.length)}`}
              </ChangingText>
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <FileChoice label="Choose a CSV file" accept=".csv" isBusy={isBusy} onChoose={read} />
        <Button
          variant="quiet"
          className="text-sm"
          onClick={() => download('outcomes_template.csv', templateSheet(lender))}
        >
          <Download className="size-4" aria-hidden="true" />
          <span>Blank template</span>
        </Button>
      </div>
      <details
        className="mt-3"
        open={isPasting}
        onToggle={({ currentTarget }) => setPasting(currentTarget.open)}
      >
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
          busy={isBusy}
          disabled={pasted.trim() === ''}
          onClick={() => {
            setPasting(false)
            read(pasted)
          }}
        >
          Read the rows
        </Button>
      </details>
      {problem !== '' && (
        <p role="alert" className="mt-4 font-medium text-danger">
          {problem}
        </p>
      )}
      {open.length > 0 && (phase === 'applying' || sheet.applied.size > 0 || hasApplyFailed) && (
        <AppliedRows applied={open.length - left.length} of={open.length} />
      )}
      {rows && (
        <>
          {/* The chips show it. */}
          <p role="status" className="sr-only">
            <ChangingText>{summaryOf(rows.map((row) => sheet.stateOf(row)?.state))}</ChangingText>
          </p>
          <SheetRows rows={rows} sheet={sheet} state={state} onChoose={setState} />
        </>
      )}
    </Dialog>
  )
}

/** How many rows there are of each state, as far as there are any. */
function summaryOf(states: (RowState | undefined)[]): string {
  const count = (wanted: RowState | undefined) => states.filter((state) => state === wanted).length
  const parts = [
    [count('new'), 'new'],
    [count('unmatched'), 'new without a hand-over'],
    [count('already'), 'already there'],
    [count('conflict'), 'different from what is there'],
    [count('error'), 'unreadable'],
    [count(undefined), 'not checked yet'],
  ] as const
  return `${states.length === 1 ? '1 row' : `${states.length} rows`}: ${parts
    .filter(([number]) => number > 0)
    .map(([number, name]) => `${number} ${name}`)
    .join(', ')}`
}
