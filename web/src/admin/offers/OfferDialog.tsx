import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import toast from 'react-hot-toast'
import { useBlocker } from 'react-router-dom'
import * as messages from '#contract/messages.ts'
import type { StoredOffer } from '#contract/offer.ts'
import type { FactName } from '#contract/offer-facts.ts'
import { whyUnpriced } from '#contract/price-check.ts'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import { ApiFailure, messageOf } from '../../api/failure.ts'
import { showFieldErrors } from '../../api/field-errors.ts'
import { useSingleMutation } from '../../form/use-single-mutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogClose } from '../../ui/Dialog.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { Conflict } from './Conflict.tsx'
import { parseEligibility } from './eligibility-values.ts'
import { OfferFields } from './OfferFields.tsx'
import {
  type OfferFormValues,
  offerFormData,
  offerFormSchema,
  offerFormValues,
  textsOf,
} from './offer-values.ts'
import { OfferPreview } from './preview/OfferPreview.tsx'
import { approvalQuery, fetchOffer, useSaveOffer } from './queries.ts'
import { showSaved, showWithUndo } from './saved-toast.tsx'
import { laterFormData, offerAfter, startOf } from './schedule/later-form.ts'
import { OfferSchedule } from './schedule/OfferSchedule.tsx'
import { StartField } from './schedule/StartField.tsx'
import { instantOf, startProblem, writtenInstant } from './schedule/start.ts'
import { termsOnceSaved } from './terms-values.ts'
import { useLogo } from './use-logo.ts'

interface OfferDialogProps {
  /** The term or fact at which the form opens. */
  field?: TermName | FactName | 'link' | undefined
  /** The offer to change. Absent for a new one. */
  offer?: StoredOffer
  /** The scheduled change of that offer which the form replaces. */
  change?: ScheduledChange | undefined
  /** The offer whose values a new one starts with. */
  copied?: StoredOffer
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

/** Focuses a field of the form when the form opens, and opens the section that has it. */
function FocusOnOpen({ name }: { name: string }) {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const field = here.current?.closest('form')?.querySelector<HTMLElement>(`[name="${name}"]`)
    const section = field?.closest('details')
    if (section) section.open = true
    field?.focus()
  }, [name])
  return <span ref={here} hidden />
}

/** Hidden until it differs. A stored picture and a badge belong to one offer. */
const asCopy = (offer: StoredOffer): StoredOffer => ({
  ...offer,
  logo: '',
  recommended: false,
  recommended_for: '',
  status: 'hidden',
})

/** The line below the title: one line on a phone. */
function introOf(
  { change, offer, copied }: Pick<OfferDialogProps, 'change' | 'offer' | 'copied'>,
  needsApproval: boolean,
  isLater: boolean,
): string {
  if (change) return 'Replaces the change that waits.'
  if (isLater) return 'Takes effect from the time you choose.'
  if (offer) return needsApproval ? 'Live once another approves it.' : 'Saved once you press Update Offer.'
  if (copied) return 'A copy, hidden until you show it. It has no logo and no badge yet. * Required'
  return needsApproval ? '* Required. Live once another approves it.' : '* Required'
}

export default function OfferDialog({ offer, change, copied, field, onClose }: OfferDialogProps) {
  const formId = useId()
  const [requestId] = useState(() => crypto.randomUUID())
  const form = useForm<OfferFormValues>({
    resolver: standardSchemaResolver(offerFormSchema(offer)),
    defaultValues: offerFormValues(
      offer && change ? offerAfter(offer, change) : (offer ?? (copied && asCopy(copied))),
    ),
  })
  const logo = useLogo(form)
  const isBeside = useIsWide('64rem')
  // Numbered, so that each conflict renders a new notice, which takes the focus.
  const [conflict, setConflict] = useState<{ number: number; newest: StoredOffer | undefined }>()
  const isChanged = form.formState.isDirty || logo.file !== undefined
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && nextLocation.pathname !== currentLocation.pathname,
  )
  const [start, setStart] = useState(change && startOf(change))
  const [startError, setStartError] = useState<string>()
  // Until it turns out that the change has been applied or removed meanwhile. What was typed can still be scheduled anew.
  const [replaces, setReplaces] = useState(change?.id)
  const failure = start
    ? messages.changeNotScheduled
    : offer
      ? messages.offerNotUpdated
      : messages.offerNotAdded
  const needsApproval = useQuery({ ...approvalQuery, refetchOnMount: false }).data?.needsApproval ?? false
  const { mutateAsync: saveOffer } = useSaveOffer()
  const [save, isSaving] = useSingleMutation({
    mutationFn: async (values: OfferFormValues) => {
      const stored = conflict?.newest ?? offer
      if (start) return saveOffer(laterFormData(values, requestId, stored, start, replaces))
      return saveOffer(offerFormData(values, await logo.upload(values.logo, stored), requestId, stored))
    },
    onSuccess: ({ message, is_proposed }, values) => {
      if (start) {
        const time = `from ${writtenInstant(instantOf(start) ?? '')}`
        if (is_proposed) showWithUndo({ message, details: `${values.lender}: ${time}` })
        else toast.success(`${message}: ${time}`)
        return onClose()
      }
      const saved = message || (offer ? messages.offerUpdated : messages.offerAdded)
      const unpriced = whyUnpriced({
        ...termsOnceSaved(values.terms, textsOf(values, offer)),
        eligibility: parseEligibility(values.eligibility),
      })
      showSaved({
        message: [saved, ...(unpriced.length > 0 ? [messages.offerHasNoPrice] : []), ...unpriced].join(' '),
        about: values.lender,
        status: values.isHidden ? 'hidden' : 'shown',
        isProposed: is_proposed,
      })
      onClose()
    },
    onError: async (error) => {
      if (replaces && error instanceof ApiFailure && error.status === 404) {
        setReplaces(undefined)
        setStartError(`${messageOf(error, failure)}. Save again to schedule a new one.`)
      } else if (offer && error instanceof ApiFailure && error.status === 409) {
        // Without the newest version, the next save is refused as well, so it overwrites nothing.
        const newest = await fetchOffer(offer.id).catch(() => undefined)
        setConflict((last) => ({ number: (last?.number ?? 0) + 1, newest }))
      } else if (start && error instanceof ApiFailure && error.fields?.starts_at)
        setStartError(error.fields.starts_at)
      else if (!showFieldErrors(form, error)) toast.error(messageOf(error, failure))
    },
  })
  const submit = form.handleSubmit(
    (values) => {
      const problem = start && startProblem(start)
      const stored = conflict?.newest ?? offer
      // A path names a stored picture: the field has the one that was there when the form was opened.
      const hasNewLogo = logo.file || (values.logo !== stored?.logo && !values.logo.startsWith('/'))
      setStartError(problem)
      if (problem) return
      if (start && hasNewLogo)
        return form.setError('logo', { message: messages.logoNotScheduled }, { shouldFocus: true })
      return save(values)
    },
    (errors) => {
      const isMissing = Object.values(errors).some((error) => error?.message === messages.fieldRequired)
      if (isMissing) toast.error(messages.requiredFieldsMissing)
    },
  )

  const preview = <OfferPreview form={form} logo={logo.preview} offer={offer} isBeside={isBeside} />

  const does = !offer ? doing.add : needsApproval ? doing.propose : start ? doing.schedule : doing.update
  return (
    <Dialog
      wide={isBeside}
      onClose={onClose}
      title={change ? 'Edit Scheduled Change' : offer ? 'Edit Offer' : 'Add Offer'}
      description={introOf({ change, offer, copied }, needsApproval, start !== undefined)}
      preventLoss={isChanged}
      busy={isSaving}
      leaving={blocker.state === 'blocked' ? { go: blocker.proceed, stay: blocker.reset } : undefined}
      footer={
        <>
          {!isBeside && preview}
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
        <form id={formId} onSubmit={submit} noValidate className="flex min-w-0 flex-col gap-5">
          {conflict && <Conflict key={conflict.number} newest={conflict.newest} mine={form.getValues()} />}
          <OfferFields form={form} logo={logo} offer={offer} />
          {field && <FocusOnOpen name={field in ownFields ? field : `facts.${field}.value`} />}
          {offer && (
            <>
              <StartField
                start={start}
                mustBeLater={change !== undefined}
                error={startError}
                needsApproval={needsApproval}
                onChange={(next) => {
                  setStart(next)
                  setStartError(undefined)
                }}
              />
              {!change && <OfferSchedule offerId={offer.id} />}
            </>
          )}
        </form>
        {isBeside && preview}
      </div>
    </Dialog>
  )
}
