import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import type { FactName } from '#contract/offer-facts.ts'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogClose } from '../../ui/Dialog.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { Conflict } from './Conflict.tsx'
import { FieldGroup } from './FormSection.tsx'
import { InvalidFields } from './InvalidFields.tsx'
import { OfferFields } from './OfferFields.tsx'
import { OfferPreview } from './preview/OfferPreview.tsx'
import { approvalQuery } from './queries.ts'
import { reveal } from './reveal.ts'
import { ChangedFields } from './schedule/ChangedFields.tsx'
import { OfferSchedule } from './schedule/OfferSchedule.tsx'
import { StartField } from './schedule/StartField.tsx'
import { type EditedOffer, useOfferForm } from './use-offer-form.ts'

interface OfferDialogProps extends EditedOffer {
  /** The term or fact at which the form opens. */
  field?: TermName | FactName | 'link' | undefined
  /** Opens the form of a scheduled change of this offer instead. */
  onEditChange?: (change: ScheduledChange) => void
  onClose: () => void
}

/** The fields of an offer itself, not of its facts. */
const ownFields = { loanAmount: true, interestRate: true, processingFee: true, tenure: true, link: true }

/** What the button says before and after it is pressed. */
const doing = {
  add: { save: 'Add Offer', saving: 'Adding...' },
  update: { save: 'Update Offer', saving: 'Updating...' },
  schedule: { save: 'Schedule Change', saving: 'Scheduling...' },
  propose: { save: 'Send for Approval', saving: 'Sending...' },
}

/** Focuses a field of the form when the form opens, and opens the folds around it. */
function FocusOnOpen({ name }: { name: string }) {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    reveal(here.current?.closest('form')?.querySelector<HTMLElement>(`[name="${name}"]`))
  }, [name])
  return <span ref={here} hidden />
}

/** The line below the title: one line on a phone. */
function introOf({ change, offer, copied }: EditedOffer, needsApproval: boolean, isLater: boolean): string {
  if (change) return 'Replaces the change that was scheduled.'
  if (isLater) return 'Takes effect from the time you choose.'
  if (offer) return needsApproval ? 'Live once another approves it.' : 'Saved once you press Update Offer.'
  if (copied) return 'A copy, hidden until you show it. It has no logo and no badge yet. * Required'
  return needsApproval ? '* Required. Live once another approves it.' : '* Required'
}

export default function OfferDialog({ field, onEditChange, onClose, ...edited }: OfferDialogProps) {
  const { offer, change } = edited
  const formId = useId()
  const isBeside = useIsWide('64rem')
  const needsApproval = useQuery({ ...approvalQuery, refetchOnMount: false }).data?.needsApproval ?? false
  const { form, logo, conflict, start, isSaving, isChanged, submit } = useOfferForm(edited, onClose)
  const leaving = useLeaving(isChanged, onEditChange)
  const preview = <OfferPreview form={form} logo={logo.preview} offer={offer} isBeside={isBeside} />
  const startField = (
    <StartField
      start={start.value}
      mustBeLater={change !== undefined}
      error={start.error}
      notice={start.notice}
      needsApproval={needsApproval}
      onChange={start.choose}
    />
  )
  const isLater = start.value !== undefined
  const does = !offer ? doing.add : needsApproval ? doing.propose : isLater ? doing.schedule : doing.update
  return (
    <Dialog
      wide={isBeside}
      onClose={onClose}
      title={change ? 'Edit Scheduled Change' : offer ? 'Edit Offer' : 'Add Offer'}
      description={introOf(edited, needsApproval, isLater)}
      preventLoss={isChanged}
      busy={isSaving}
      leaving={leaving.question}
      footer={
        <>
          {!isBeside && preview}
          <InvalidFields control={form.control} form={formId} />
          <DialogClose asChild>
            <Button variant="secondary" disabled={isSaving}>
              Cancel
            </Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={isSaving}>
            {isSaving ? does.saving : does.save}
          </Button>
        </>
      }
    >
      <div className={isBeside ? 'grid grid-cols-[minmax(0,1fr)_22rem] gap-x-8' : ''}>
        <form id={formId} onSubmit={submit} noValidate className="flex min-w-0 flex-col gap-6">
          {conflict && <Conflict key={conflict.number} newest={conflict.newest} mine={form.getValues()} />}
          {offer && !change && (
            <OfferSchedule offerId={offer.id} onEdit={onEditChange && leaving.editChange} />
          )}
          {change && (
            <FieldGroup title="What changes, and when">
              <div className="rounded-card bg-paper px-4 py-3 text-sm">
                <ChangedFields change={change} />
              </div>
              {startField}
            </FieldGroup>
          )}
          <OfferFields form={form} logo={logo} offer={offer} />
          {field && <FocusOnOpen name={field in ownFields ? field : `facts.${field}.value`} />}
          {offer && !change && <div className="-mt-6 border-t border-line pt-6">{startField}</div>}
        </form>
        {isBeside && preview}
      </div>
    </Dialog>
  )
}

/** Asks about unsaved changes before another page, or the form of a scheduled change, opens instead. */
function useLeaving(isChanged: boolean, onEditChange: OfferDialogProps['onEditChange']) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && nextLocation.pathname !== currentLocation.pathname,
  )
  const [next, setNext] = useState<ScheduledChange>()
  const toPage = blocker.state === 'blocked' ? { go: blocker.proceed, stay: blocker.reset } : undefined
  const toChange = next && { go: () => onEditChange?.(next), stay: () => setNext(undefined) }
  return {
    question: toPage ?? toChange,
    editChange: (change: ScheduledChange) => (isChanged ? setNext(change) : onEditChange?.(change)),
  }
}
