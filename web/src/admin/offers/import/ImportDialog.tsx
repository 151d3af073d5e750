import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { type FileFormat, fileFormats, writeCatalogue } from '#contract/catalogue/file.ts'
import * as messages from '#contract/messages.ts'
import { dayInIndia } from '#loans/dates.ts'
import { messageOf } from '../../../api/failure.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChangingText } from '../../../ui/ChangingText.tsx'
import { Dialog, DialogClose } from '../../../ui/Dialog.tsx'
import { download } from '../../../ui/download.ts'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { LongList } from '../../../ui/LongList.tsx'
import { AppliedRows } from '../../AppliedRows.tsx'
import { FileChoice } from '../../FileChoice.tsx'
import { approvalQuery, catalogueQuery } from '../queries.ts'
import { StartField } from '../schedule/StartField.tsx'
import { instantOf, type Start, startProblem, writtenInstant } from '../schedule/start.ts'
import { PlannedRowItem } from './PlannedRowItem.tsx'
import { canWait, isDone, isOpen, useImport } from './use-import.ts'

/** The whole catalogue as a file and back: what a file would change is shown field by field before anything is applied. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const { data: approval } = useQuery(approvalQuery)
  const [start, setStart] = useState<Start>()
  const [startError, setStartError] = useState<string>()
  const { read, plan, problem, isBusy, waiting, outcomes, apply, leftOut, choose } = useImport(
    start !== undefined,
  )
  const open = plan?.rows.filter(isOpen) ?? []
  const applied = open.filter(({ number }) => isDone(outcomes.get(number))).length
  const left = open.filter(({ number }) => !isDone(outcomes.get(number))).map(({ number }) => number)
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
  const shown = plan?.rows.filter(({ state, notes }) => state !== 'same' || notes.length > 0) ?? []
  const count = waiting.length === 1 ? '1 row' : `${waiting.length} rows`
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
      <div className="flex flex-wrap gap-3">
        <FileChoice label="Choose a CSV or JSON file" accept=".csv,.json" isBusy={isBusy} onChoose={read} />
        {fileFormats.map((format) => (
          <ExportButton key={format} format={format} />
        ))}
      </div>
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
          <p role="status" className="mt-4 font-medium">
            <ChangingText>{summaryOf(plan)}</ChangingText>
          </p>
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
          {left.length > 1 && (
            <CheckboxField
              checked={left.every((number) => !leftOut.has(number))}
              disabled={isBusy}
              onChange={(isChosen) => choose(left, isChosen)}
            >
              <span className="font-semibold">All rows that add or change an offer</span>
            </CheckboxField>
          )}
          <LongList items={shown}>
            {(pages) => (
              <ul className="mt-2 border-t border-line">
                {pages.flat().map((row) => (
                  <PlannedRowItem
                    key={row.number}
                    row={row}
                    outcome={outcomes.get(row.number)}
                    isChosen={!leftOut.has(row.number)}
                    isBusy={isBusy}
                    start={start && (instant ? writtenInstant(instant) : '')}
                    onChoose={(isChosen) => choose([row.number], isChosen)}
                  />
                ))}
              </ul>
            )}
          </LongList>
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

function summaryOf({ rows, missing }: NonNullable<ReturnType<typeof useImport>['plan']>): string {
  const count = (state: (typeof rows)[number]['state']) => rows.filter((row) => row.state === state).length
  return `${count('new')} new, ${count('changed')} changed, ${count('same')} the same, ${count('unreadable')} unreadable, ${missing.length} not in the file`
}

function ExportButton({ format }: { format: FileFormat }) {
  const queries = useQueryClient()
  const save = async () => {
    try {
      const { offers } = await queries.fetchQuery(catalogueQuery)
      const type = format === 'csv' ? undefined : 'application/json'
      download(
        `offers_${dayInIndia(new Date().toISOString())}.${format}`,
        writeCatalogue[format](offers),
        type,
      )
    } catch (error) {
      toast.error(messageOf(error, messages.offersNotFetched))
    }
  }
  return (
    <Button variant="secondary" onClick={save}>
      <Download className="size-5" aria-hidden="true" />
      <span>{`Export ${format.toUpperCase()}`}</span>
    </Button>
  )
}
