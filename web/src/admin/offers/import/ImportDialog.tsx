import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ChangingText } from '../../../ui/ChangingText.tsx'
import { Dialog, DialogClose } from '../../../ui/Dialog.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { LongList } from '../../../ui/LongList.tsx'
import { AppliedRows } from '../../AppliedRows.tsx'
import { countRows } from '../../count-rows.ts'
import { FileChoice } from '../../FileChoice.tsx'
import { approvalQuery } from '../queries.ts'
import { StartField } from '../schedule/StartField.tsx'
import { instantOf, type Start, startProblem, writtenInstant } from '../schedule/start.ts'
import { FilesToSave } from './FilesToSave.tsx'
import { isOfKind, PlanCounts, type RowKind } from './PlanCounts.tsx'
import { PlannedRows, RowOfFile } from './PlannedRows.tsx'
import { canWait, isDone, isOpen, useImport } from './use-import.ts'

/** The whole catalogue as a file and back: what a file would change is shown field by field before anything is applied. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const { data: approval } = useQuery(approvalQuery)
  const [start, setStart] = useState<Start>()
  const [startError, setStartError] = useState<string>()
  const [kind, setKind] = useState<RowKind>()
  const { read, plan, problem, isBusy, waiting, outcomes, apply, leftOut, choose } = useImport(
    start !== undefined,
  )
  const open = plan?.rows.filter(isOpen) ?? []
  const applied = open.filter(({ number }) => isDone(outcomes.get(number))).length
  const left = open.filter(({ number }) => !isDone(outcomes.get(number)))
  const choosable = left
    .filter((row) => isOfKind(row, kind) && (!start || canWait(row)))
    .map(({ number }) => number)
  const instant = start && instantOf(start)
  const submit = () => {
    const wrong = start && startProblem(start)
    setStartError(wrong)
    if (!wrong) void apply(instant)
  }
  const verbs = [...outcomes.values()]
  const verb = verbs.includes('proposed')
    ? 'sent for approval'
    : verbs.includes('scheduled')
      ? 'applied or scheduled'
      : undefined
  const shown =
    plan?.rows.filter((row) => (row.state !== 'same' || row.notes.length > 0) && isOfKind(row, kind)) ?? []
  const count = countRows(waiting.length, waiting.filter((row) => !isOfKind(row, kind)).length)
  return (
    <Dialog
      wide
      onClose={onClose}
      title="Import and export offers"
      description="A file has every offer, hidden ones too. Nothing changes before you apply it."
      busy={isBusy}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary" disabled={isBusy}>
              Close
            </Button>
          </DialogClose>
          {left.length > 0 && (
            <Button onClick={submit} busy={isBusy} disabled={waiting.length === 0}>
              <ChangingText>
                {start
                  ? isBusy
                    ? 'Scheduling...'
                    : `Schedule ${count}`
                  : isBusy
                    ? 'Applying...'
                    : `Apply ${count}`}
              </ChangingText>
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <FileChoice
          label="Choose a CSV or JSON file"
          accept=".csv,.json"
          isBusy={isBusy}
          onChoose={(file) => {
            setKind(undefined)
            void read(file)
          }}
        />
        <FilesToSave />
      </div>
      {!plan && (
        <p className="mt-4 max-w-prose text-sm text-quiet">
          A row without an id adds an offer: the blank template has an example of one, which isn’t read. A row
          with an id changes that offer, so export first.
        </p>
      )}
      {problem !== '' && (
        <p role="alert" className="mt-4 font-medium text-danger">
          {problem}
        </p>
      )}
      {(applied > 0 || isBusy) && open.length > 0 && (
        <AppliedRows applied={applied} of={open.length} {...(verb && { verb })} />
      )}
      {plan && (
        <>
          <PlanCounts plan={plan} kind={kind} onChoose={setKind} />
          {plan.ignored.length > 0 && (
            <p className="mt-2 text-sm text-caution">
              {`Not read, because they name no field: ${plan.ignored.join(', ')}`}
            </p>
          )}
          {open.some(canWait) && left.length > 0 && (
            <div className="mt-4">
              <StartField
                start={start}
                error={startError}
                needsApproval={approval?.needsApproval ?? false}
                onChange={(next) => {
                  setStart(next)
                  setStartError(undefined)
                }}
              />
            </div>
          )}
          {choosable.length > 1 && (
            <div className="mt-2">
              <CheckboxField
                checked={choosable.every((number) => !leftOut.has(number))}
                disabled={isBusy}
                onChange={(isChosen) => choose(choosable, isChosen)}
              >
                <span className="font-semibold">All rows that add or change an offer</span>
              </CheckboxField>
            </div>
          )}
          {shown.length > 0 && (
            <LongList items={shown}>
              {(pages) => (
                <PlannedRows>
                  {pages.flat().map((row) => (
                    <RowOfFile
                      key={row.number}
                      row={row}
                      outcome={outcomes.get(row.number)}
                      isChosen={!leftOut.has(row.number)}
                      isBusy={isBusy}
                      start={start && (instant ? writtenInstant(instant) : '')}
                      onChoose={(isChosen) => choose([row.number], isChosen)}
                    />
                  ))}
                </PlannedRows>
              )}
            </LongList>
          )}
          {plan.missing.length > 0 && (
            <details className="mt-3 text-sm">
              <summary className="min-h-6 cursor-pointer">
                {`Not in the file, and left as they are: ${plan.missing.length}`}
              </summary>
              <ul className="list-disc pl-5">
                {plan.missing.map(({ id, name }) => (
                  <li key={id} translate="no">
                    {`${name} (${id})`}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </Dialog>
  )
}
