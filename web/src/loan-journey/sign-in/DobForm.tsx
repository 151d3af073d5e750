import { type FormEvent, type ReactNode, useState } from 'react'
import toast from 'react-hot-toast'
import { currentConsents } from '#contract/consents.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { isDay } from '#loans/dates.ts'
import * as words from '#words/loan-journey.ts'
import { messageOf } from '../../api/failure.ts'
import { useSingleMutation } from '../../form/use-single-mutation.ts'
import { consentLanguage } from '../../session/consent-language.ts'
import { confirmDob } from '../../session/sign-in.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { sentence } from '../../ui/sentence.ts'
import { StepActions } from '../StepActions.tsx'
import { StepHeading } from '../StepHeading.tsx'

interface DobFormProps {
  mobile: string
  /** From the sign-in that this form completes. */
  token: string
  onChangeNumber: () => void
  onSignedIn: () => void
}

/** Asks for the date of birth where the number has not been used for a long time, and may have a new owner. */
export default function DobForm({ mobile, token, onChangeNumber, onSignedIn }: DobFormProps) {
  const [dob, setDob] = useState('')
  const [error, setError] = useState<string>()

  const [confirm, isConfirming] = useSingleMutation({
    mutationFn: () => confirmDob(mobile, { token, dob, consents: currentConsents(consentLanguage) }),
    onSuccess: (message) => {
      toast.success(message)
      onSignedIn()
    },
    onError: (failure) => setError(messageOf(failure)),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isDay(dob)) setError(messages.dobRequired)
    else void confirm()
  }

  return (
    <form onSubmit={submit} noValidate className="flex grow flex-col">
      <StepHeading title={words.confirmIdentity}>
        {sentence(
          words.whyConfirm<ReactNode>((text) => (
            <button type="button" onClick={onChangeNumber} className="link -my-2 py-2">
              {text}
            </button>
          )),
        )}
      </StepHeading>
      <div className="flex grow flex-col gap-5">
        <DateField
          label={words.dob}
          hint={words.dobHint}
          value={dob}
          onChange={(day) => {
            setDob(day)
            setError(undefined)
          }}
          from={limits.dobYears.from}
          to={limits.dobYears.to}
          isBirthday
          error={error}
        />
        <StepActions>
          <Button type="submit" busy={isConfirming}>
            {words.continueOn}
          </Button>
        </StepActions>
      </div>
    </form>
  )
}
