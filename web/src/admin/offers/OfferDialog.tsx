import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import toast from 'react-hot-toast'
import { useBlocker } from 'react-router-dom'
import { messages } from '#contract/messages.ts'
import type { Offer } from '#contract/offer.ts'
import { ApiFailure, messageOf } from '../../api/failure.ts'
import { showFieldErrors } from '../../api/field-errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useAction } from '../../ui/use-action.ts'
import { Conflict } from './Conflict.tsx'
import { OfferFields } from './OfferFields.tsx'
import { formOf, type OfferValues, schemaFor, valuesOf } from './offer-values.ts'
import { fetchOffer, saveOffer } from './queries.ts'
import { useLogo } from './use-logo.ts'

interface OfferDialogProps {
  /** The offer that is changed; absent for a new one. */
  offer?: Offer
  onClose: () => void
}

/** The form of an offer. Nothing that was typed is lost but by the administrator's own word. */
export function OfferDialog({ offer, onClose }: OfferDialogProps) {
  const queries = useQueryClient()
  const formId = useId()
  const [requestId] = useState(() => crypto.randomUUID())
  const form = useForm<OfferValues>({
    resolver: standardSchemaResolver(schemaFor(offer)),
    defaultValues: valuesOf(offer),
  })
  const logo = useLogo(form)
  const [theirs, setTheirs] = useState<Offer>()
  const { isSubmitting, isDirty } = form.formState
  const isTyped = isDirty || logo.file !== undefined
  const blocker = useBlocker(isTyped)
  const notSaved = offer ? messages.offerNotUpdated : messages.offerNotAdded

  async function save(values: OfferValues) {
    try {
      const sent = formOf(values, await logo.forForm(offer), requestId, theirs ?? offer)
      toast.success(await saveOffer(queries, sent))
      onClose()
    } catch (error) {
      if (offer && error instanceof ApiFailure && error.status === 409) setTheirs(await newest(offer))
      else if (!showFieldErrors(form, error)) toast.error(messageOf(error, notSaved))
    }
  }

  const [send] = useAction(
    form.handleSubmit(save, (errors) => {
      const isMissing = Object.values(errors).some((e) => e?.message === messages.requiredFieldsMissing)
      if (isMissing) toast.error(messages.requiredFieldsMissing)
    }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={offer ? 'Edit Offer' : 'Add Offer'}
      description={offer ? 'A field that is left empty keeps what it was.' : 'Fields with a * are needed.'}
      preventLoss={isTyped}
      leaving={blocker.state === 'blocked' ? { go: blocker.proceed, stay: blocker.reset } : undefined}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting}>
            {offer
              ? isSubmitting
                ? 'Updating...'
                : 'Update Offer'
              : isSubmitting
                ? 'Adding...'
                : 'Add Offer'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {theirs && <Conflict key={theirs.version} theirs={theirs} mine={form.getValues()} />}
        <OfferFields form={form} logo={logo} isNew={!offer} />
      </form>
    </Dialog>
  )
}

/** Where even this can't be fetched, the next save is refused again, and nothing is lost. */
const newest = (offer: Offer) => fetchOffer(offer.id).catch(() => offer)
