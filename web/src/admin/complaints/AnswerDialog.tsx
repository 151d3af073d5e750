import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import toast from 'react-hot-toast'
import * as z from 'zod/mini'
import { NewComplaintAnswer, type OpenComplaint } from '#contract/complaint.ts'
import { type ComplaintState, complaintStates } from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { messageOf } from '../../api/failure.ts'
import { showFieldErrors } from '../../api/field-errors.ts'
import { SelectField } from '../../form/SelectField.tsx'
import { TextAreaField } from '../../form/TextAreaField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogClose } from '../../ui/Dialog.tsx'
import { dayAndTime } from '../../ui/format.ts'
import { DueDay, Sender } from './ComplaintFacts.tsx'
import { Quotation } from './Quotation.tsx'
import { useAnswerComplaint } from './queries.ts'

const Answer = z.pick(NewComplaintAnswer, { state: true, note: true })

interface AnswerDialogProps {
  /** As last loaded. It changes when somebody else has answered meanwhile. */
  complaint: OpenComplaint
  onClose: () => void
}

/** Records what became of a complaint. Asks for confirmation before the dialog closes with unsaved changes. */
export function AnswerDialog({ complaint, onClose }: AnswerDialogProps) {
  const formId = useId()
  const form = useForm<{ state: ComplaintState; note: string }>({
    resolver: standardSchemaResolver(Answer),
    defaultValues: { state: complaint.state, note: '' },
  })
  const { reference, due_on, version, answers, user_id } = complaint
  const isLast = answers.length >= limits.complaint.openAnswers
  const [save, isSaving] = useAnswerComplaint({
    onSuccess: (message) => {
      toast.success(message)
      onClose()
    },
    onError: (error) => {
      if (!showFieldErrors(form, error)) toast.error(messageOf(error))
    },
  })
  return (
    <Dialog
      onClose={onClose}
      title={`Answer ${reference}`}
      description="Choosing “Resolved” or “Not upheld” closes the complaint. Call the person first."
      preventLoss={form.formState.isDirty}
      busy={isSaving}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary" disabled={isSaving}>
              Cancel
            </Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={isSaving}>
            {isSaving ? 'Saving...' : 'Save answer'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={form.handleSubmit((answer) => save({ reference, due_on, version, ...answer }))}
        noValidate
        className="flex flex-col gap-5"
      >
        <div className="flex flex-col gap-3 rounded-control bg-paper p-4">
          <DueDay complaint={complaint} />
          <Sender complaint={complaint} />
          <Quotation>{complaint.complaint}</Quotation>
          <Answers answers={answers} />
        </div>
        {isLast && <p className="text-sm text-caution">{messages.tooManyAnswers}</p>}
        <SelectField control={form.control} name="state" label="State" options={complaintStates} />
        <TextAreaField
          control={form.control}
          name="note"
          label="Note"
          hint={
            user_id
              ? 'What you told the person, or what you did. The person reads this note in My Tulna.'
              : 'What you told the person, or what you did. The person was not signed in and cannot read this note.'
          }
          rows={4}
          className="min-h-28"
          maxLength={limits.complaint.textLength}
        />
      </form>
    </Dialog>
  )
}

/** What was answered so far, each with its day. */
export const Answers = ({ answers }: Pick<OpenComplaint, 'answers'>) =>
  answers.map(({ at, state, note }) => (
    <div key={at} className="text-sm">
      <p className="text-quiet">{`We answered on ${dayAndTime(at)}`}</p>
      <p className="whitespace-pre-line wrap-anywhere">{`${state}: ${note}`}</p>
    </div>
  ))
