import type { FieldValues, UseFormReturn } from 'react-hook-form'
import toast from 'react-hot-toast'
import { messages } from '#contract/messages.ts'
import { ApiFailure, hasResponse, isSignedOut, messageOf } from '../api/failure.ts'
import { showFieldErrors } from '../api/field-errors.ts'
import { useSingleMutation } from '../form/use-single-mutation.ts'
import { expireSession, readSession } from '../session/session.ts'

/**
 * Validates and saves a step of the wizard. Field errors from the server appear beside their fields, others in a
 * toast.
 *
 * @param onSaved may return a promise: the step stays busy until it resolves
 */
export function useSave<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
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
      if (showFieldErrors(form, error)) return
      toast.error(
        messageOf(error, hasResponse(error) ? messages.detailsNotSaved : messages.somethingWentWrong),
      )
      if (isSignedOut(error)) expireSession()
    },
  })
  return [form.handleSubmit(send), isSaving] as const
}
