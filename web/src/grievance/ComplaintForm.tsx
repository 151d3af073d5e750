import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Mobile } from '#contract/borrower.ts'
import { Complaint } from '#contract/complaint.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import type { ResponseOf } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import * as words from '#words/grievance.ts'
import { useConnection } from '../api/connection.ts'
import { isSignedOut, messageOf } from '../api/failure.ts'
import { showFieldErrors } from '../api/field-errors.ts'
import { TextAreaField } from '../form/TextAreaField.tsx'
import { TextField } from '../form/TextField.tsx'
import { tenDigits } from '../form/ten-digits.ts'
import { useSingleMutation } from '../form/use-single-mutation.ts'
import { callAsBorrower } from '../session/call.ts'
import { expireSession, useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { sentence } from '../ui/sentence.ts'
import { ComplaintReceipt } from './ComplaintReceipt.tsx'
import { readDraft, writeDraft } from './draft.ts'

const Text = z.pick(Complaint, { complaint: true })
const TextAndNumber = z.extend(Text, { mobile_number: Mobile })

interface Values {
  complaint: string
  /** Absent from what a signed-in borrower sends. */
  mobile_number?: string
}

/** Session storage keeps what was typed until it is sent, so that it survives a reload. */
export default function ComplaintForm() {
  const session = useSession()
  const { token, mobile } = session
  const isOnline = useConnection() !== 'offline'
  const [receipt, setReceipt] = useState<ResponseOf<typeof routes.complaint>>()
  const [failure, setFailure] = useState<string>()
  /** The request id of the last attempt, for a retry with the same values. */
  const attempt = useRef({ values: '', id: '' })
  const form = useForm<Values>({
    resolver: standardSchemaResolver<Values, unknown, Values>(token ? Text : TextAndNumber),
    mode: 'onTouched',
    defaultValues: { complaint: '', mobile_number: '' },
  })
  const { control, reset, handleSubmit, subscribe } = form
  // Runs again when the session changes, in this tab or another: the form must not show another borrower's draft.
  useEffect(() => reset(readDraft()), [reset, session])
  // Only what is typed, emptied fields included. A reset must not write: it would replace the draft of another borrower.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => name && writeDraft(values),
      }),
    [subscribe],
  )

  const [send, isSending] = useSingleMutation({
    mutationFn: ({ complaint, mobile_number }: Values) => {
      const text = JSON.stringify([complaint, mobile_number])
      if (attempt.current.values !== text) attempt.current = { values: text, id: crypto.randomUUID() }
      const body = { request_id: attempt.current.id, complaint, ...(!token && { mobile_number }) }
      return callAsBorrower(routes.complaint, { body })
    },
    onMutate: () => setFailure(undefined),
    onSuccess: (response) => {
      writeDraft({})
      reset({ complaint: '', mobile_number: '' })
      setReceipt(response)
    },
    onError: (error) => {
      if (showFieldErrors(form, error)) return
      if (isSignedOut(error)) expireSession()
      setFailure(isSignedOut(error) ? words.sessionEnded : messageOf(error, messages.complaintNotSent))
    },
  })

  if (receipt) return <ComplaintReceipt receipt={receipt} onAnother={() => setReceipt(undefined)} />
  return (
    <form onSubmit={handleSubmit((valid) => send(valid))} noValidate className="mt-4 flex flex-col gap-5">
      <TextAreaField
        control={control}
        name="complaint"
        label={words.whatHappened}
        hint={words.whatHappenedHint}
        rows={6}
        className="min-h-40"
        maxLength={limits.complaint.textLength}
      />
      {token && mobile ? (
        <p>
          {sentence(
            words.weCall<ReactNode>(
              <span translate="no" className="amount font-semibold">
                {`${limits.countryCode} ${mobile}`}
              </span>,
            ),
          )}
        </p>
      ) : (
        <TextField
          control={control}
          name="mobile_number"
          label={words.callBack}
          prefix={limits.countryCode}
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={words.tenDigits}
          tidy={tenDigits}
          className="tabular-nums"
        />
      )}
      <p className="text-sm text-quiet">{words.kept}</p>
      {!isOnline && <p role="status">{words.offlineNote}</p>}
      {failure && (
        <p role="alert" className="rounded-card bg-danger-wash px-4 py-3 font-medium">
          {failure}
        </p>
      )}
      <Button type="submit" busy={isSending} className="self-start">
        {isSending ? words.sending : words.sendComplaint}
      </Button>
    </form>
  )
}
