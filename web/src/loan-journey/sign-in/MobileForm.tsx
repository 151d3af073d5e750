import { type FormEvent, useState } from 'react'
import { Mobile } from '#contract/borrower.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import * as words from '#words/loan-journey.ts'
import { tenDigits as hint, sendingOtp } from '#words/mobile-number.ts'
import { tenDigits } from '../../form/ten-digits.ts'
import { isRegistered } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { StepActions } from '../StepActions.tsx'
import { StepIntro } from '../StepHeading.tsx'
import { ConsentFields, type Consents } from './ConsentFields.tsx'

interface MobileFormProps {
  mobile: string
  onMobile: (mobile: string) => void
  consents: Consents
  onConsents: (consents: Consents) => void
  onSend: () => void
  isSending: boolean
}

export function MobileForm({ mobile, onMobile, consents, onConsents, onSend, isSending }: MobileFormProps) {
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const isComplete = Mobile.safeParse(mobile).success
  const isAgreed = consents.mobile && consents.terms

  const send = (event: FormEvent) => {
    event.preventDefault()
    setHasSubmitted(true)
    if (isComplete && isAgreed) onSend()
  }
  return (
    <form onSubmit={send} noValidate className="flex grow flex-col">
      <StepIntro step={1} />
      <div className="flex grow flex-col gap-5">
        <TextField
          label={words.mobileNumber}
          prefix={limits.countryCode}
          inputMode="numeric"
          autoComplete="tel-national"
          name="mobile"
          placeholder={hint}
          value={mobile}
          tidy={tenDigits}
          onChange={(event) => onMobile(event.target.value)}
          error={hasSubmitted && !isComplete ? messages.mobileInvalid : undefined}
          className="tabular-nums"
        />
        <ConsentFields consents={consents} onConsents={onConsents} showErrors={hasSubmitted} />
        <StepActions>
          {/* Not `disabled`: a press on it says what is missing. */}
          <Button type="submit" busy={isSending} aria-disabled={!isComplete || !isAgreed}>
            {isSending ? sendingOtp : isRegistered(mobile) ? words.logInWithOtp : words.registerWithOtp}
          </Button>
        </StepActions>
      </div>
    </form>
  )
}
