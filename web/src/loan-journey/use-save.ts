import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import toast from 'react-hot-toast'
import * as messages from '#contract/messages.ts'
import { useConnection } from '../api/connection.ts'
import { ApiFailure, hasResponse, isSignedOut, messageOf } from '../api/failure.ts'
import { showFieldErrors } from '../api/field-errors.ts'
import { readSavedForm, type SavedForm, useSavedForm } from '../borrower/saved-form.ts'
import { saveForm } from '../borrower/unsent.ts'
import { useSingleMutation } from '../form/use-single-mutation.ts'
import { expireSession, readSession } from '../session/session.ts'

/**
 * Validates and saves a step of the wizard. Field errors from the server appear beside their fields, others in a
 * toast. Offline the step stays open. When the network is back, it is submitted once, with the values that its form
 * then has. A reload loses neither that submission nor what was filled in, except what the saved form leaves out, such
 * as Aadhaar.
 *
 * @param onSaved may return a promise: the step stays busy until it resolves
 */
export function useSave<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  { userId, step }: { userId: string; step: NonNullable<SavedForm['toSend']> },
  save: (values: Output) => Promise<string>,
  onSaved: () => void | Promise<void>,
) {
  const [send, isSaving] = useSingleMutation({
    mutationFn: async (values: Output) => {
      if (!readSession().token) throw new ApiFailure(401, messages.sessionExpired)
      toast.success(await save(values))
      await onSaved()
    },
    onError: (error) => {
      if (!hasResponse(error) && !navigator.onLine) return setStepToSend(step)
      if (showFieldErrors(form, error)) return
      toast.error(
        messageOf(error, hasResponse(error) ? messages.detailsNotSaved : messages.somethingWentWrong),
      )
      if (isSignedOut(error)) expireSession()
    },
  })
  const setStepToSend = (toSend: SavedForm['toSend']) => saveForm({ userId, values: { toSend }, known: {} })
  const submit = form.handleSubmit(send)

  const isOnline = useConnection() === 'online'
  const isWaiting = useSavedForm().toSend === step
  const sendNow = useEffectEvent(() => {
    // Another tab, or the form that this one replaces, may have sent it.
    if (readSavedForm().toSend !== step) return
    setStepToSend(undefined)
    void submit()
  })
  useEffect(() => {
    if (isWaiting && isOnline) sendNow()
  }, [isWaiting, isOnline])
  return { save: submit, isSaving, isWaiting }
}
