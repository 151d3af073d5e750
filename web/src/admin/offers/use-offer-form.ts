import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import toast from 'react-hot-toast'
import * as messages from '#contract/messages.ts'
import type { StoredOffer } from '#contract/offer.ts'
import { whyUnpriced } from '#contract/price-check.ts'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { ApiFailure, messageOf } from '../../api/failure.ts'
import { showFieldErrors } from '../../api/field-errors.ts'
import { useSingleMutation } from '../../form/use-single-mutation.ts'
import { parseEligibility } from './eligibility-values.ts'
import {
  type OfferFormValues,
  offerFormData,
  offerFormSchema,
  offerFormValues,
  textsOf,
} from './offer-values.ts'
import { approvalQuery, fetchOffer, scheduledQuery, useSaveOffer } from './queries.ts'
import { showSaved, showWithUndo } from './saved-toast.tsx'
import { laterFormData, offerAfter, startOf } from './schedule/later-form.ts'
import { changedFields, otherChangesNotice } from './schedule/other-changes.ts'
import { instantOf, type Start, startProblem, writtenInstant } from './schedule/start.ts'
import { termsOnceSaved } from './terms-values.ts'
import { useLogo } from './use-logo.ts'

export interface EditedOffer {
  /** The offer to change. Absent for a new one. */
  offer?: StoredOffer
  /** The scheduled change of that offer which the form replaces. */
  change?: ScheduledChange | undefined
  /** The offer whose values a new one starts with. */
  copied?: StoredOffer
}

/** Hidden until it differs. A stored picture and a badge belong to one offer. */
const asCopy = (offer: StoredOffer): StoredOffer => ({
  ...offer,
  logo: '',
  recommended: false,
  recommended_for: '',
  status: 'hidden',
})

/** The form of a new offer, of a change or of a scheduled one: its values, its logo, its start, and how it is saved. */
export function useOfferForm({ offer, change, copied }: EditedOffer, onSaved: () => void) {
  const [requestId] = useState(() => crypto.randomUUID())
  const form = useForm<OfferFormValues>({
    resolver: standardSchemaResolver(offerFormSchema(offer)),
    defaultValues: offerFormValues(
      offer && change ? offerAfter(offer, change) : (offer ?? (copied && asCopy(copied))),
    ),
  })
  const { isDirty, dirtyFields } = form.formState
  const logo = useLogo(form)
  // Numbered, so that each conflict renders a new notice, which takes the focus.
  const [conflict, setConflict] = useState<{ number: number; newest: StoredOffer | undefined }>()
  const start = useStart(change)
  const failure = start.value
    ? messages.changeNotScheduled
    : offer
      ? messages.offerNotUpdated
      : messages.offerNotAdded
  const { mutateAsync: saveOffer } = useSaveOffer()
  const [save, isSaving] = useSingleMutation({
    mutationFn: async (values: OfferFormValues) => {
      const stored = conflict?.newest ?? offer
      if (start.value) return saveOffer(laterFormData(values, requestId, stored, start.value, start.replaces))
      return saveOffer(offerFormData(values, await logo.upload(values.logo, stored), requestId, stored))
    },
    onSuccess: ({ message, is_proposed }, values) => {
      if (start.value) {
        const time = `from ${writtenInstant(instantOf(start.value) ?? '')}`
        if (is_proposed) showWithUndo({ message, details: `${values.lender}: ${time}` })
        else toast.success(`${message}: ${time}`)
        return onSaved()
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
      onSaved()
    },
    onError: async (error) => {
      if (start.replaces && error instanceof ApiFailure && error.status === 404)
        start.scheduleAnew(`${messageOf(error, failure)}. Save again to schedule a new one.`)
      else if (offer && error instanceof ApiFailure && error.status === 409) {
        // Without the newest version, the next save is refused as well, so it overwrites nothing.
        const newest = await fetchOffer(offer).catch(() => undefined)
        setConflict((last) => ({ number: (last?.number ?? 0) + 1, newest }))
      } else if (start.value && error instanceof ApiFailure && error.fields?.starts_at)
        start.setError(error.fields.starts_at)
      else if (!showFieldErrors(form, error)) toast.error(messageOf(error, failure))
    },
  })
  const submit = form.handleSubmit(
    (values) => {
      const problem = start.value && startProblem(start.value)
      const stored = conflict?.newest ?? offer
      // A path names a stored picture: the field has the one that was there when the form was opened.
      const hasNewLogo = logo.file || (values.logo !== stored?.logo && !values.logo.startsWith('/'))
      start.setError(problem)
      if (problem) return
      if (start.value && hasNewLogo)
        return form.setError('logo', { message: messages.logoNotScheduled }, { shouldFocus: true })
      return save(values)
    },
    (errors) => {
      const isMissing = Object.values(errors).some((error) => error?.message === messages.fieldRequired)
      if (isMissing) toast.error(messages.requiredFieldsMissing)
    },
  )
  const fields = [...new Set([...changedFields(dirtyFields), ...Object.keys(change?.changes ?? {})])]
  const notice = useOtherChangesNotice(offer, start, fields)
  return {
    ...{ form, logo, conflict, start: { ...start, notice }, isSaving, submit },
    isChanged: isDirty || logo.file !== undefined,
  }
}

/** When the change takes effect: undefined for as soon as it is saved. */
function useStart(change: ScheduledChange | undefined) {
  const [value, setValue] = useState(change && startOf(change))
  const [error, setError] = useState<string>()
  // Until it turns out that the change has been applied or removed meanwhile. What was typed can still be scheduled anew.
  const [replaces, setReplaces] = useState(change?.id)
  return {
    ...{ value, error, setError, replaces },
    choose(next: Start | undefined) {
      setValue(next)
      setError(undefined)
    },
    scheduleAnew(reason: string) {
      setReplaces(undefined)
      setError(reason)
    },
  }
}

function useOtherChangesNotice(
  offer: StoredOffer | undefined,
  { value, replaces }: Pick<ReturnType<typeof useStart>, 'value' | 'replaces'>,
  fields: readonly string[],
) {
  // The page has just loaded them.
  const { data: scheduled = [] } = useQuery({ ...scheduledQuery, refetchOnMount: false })
  const { data: approval } = useQuery({ ...approvalQuery, refetchOnMount: false })
  if (!offer || !value) return undefined
  const changes = [...scheduled, ...(approval?.proposed ?? [])]
  return otherChangesNotice({ offerId: offer.id, startsAt: instantOf(value), fields, replaces }, changes)
}
