import type { FormEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import toast from 'react-hot-toast'
import { messages } from '#contract/messages.ts'
import { ApiFailure, isAnswered, isSignedOut, messageOf } from '../api/failure.ts'
import { showFieldErrors } from '../api/field-errors.ts'
import { expireSession, readSession } from '../session/session.ts'
import { useAction } from '../ui/use-action.ts'

/** Saves a step: checks the form, sends it, and puts whatever goes wrong where the person will look for it. */
export function useSave<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  save: (values: Output) => Promise<string>,
  onSaved: () => void | Promise<void>,
) {
  const [send, isSaving] = useAction(
    form.handleSubmit(async (values) => {
      try {
        if (!readSession().token) throw new ApiFailure(401, messages.sessionExpired)
        toast.success(await save(values))
        // The code of the next page may be slow to come: until then this is not done.
        await onSaved()
      } catch (error) {
        if (showFieldErrors(form, error)) return
        const otherwise = isAnswered(error) ? messages.detailsNotSaved : messages.somethingWentWrong
        toast.error(messageOf(error, otherwise))
        if (isSignedOut(error)) expireSession()
      }
    }),
  )
  // Here, not in the form's own handler: a second press must not become the browser's own submit, which would put
  // what was typed into the address.
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return [submit, isSaving] as const
}
