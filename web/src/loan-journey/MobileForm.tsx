import { type FormEvent, useState } from 'react'
import { Mobile } from '#contract/borrower.ts'
import { limits } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { isRegistered } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { ConsentFields, type Consents } from './ConsentFields.tsx'
import { StepActions } from './StepActions.tsx'
import { StepHeading } from './StepHeading.tsx'

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
      <StepHeading title="Start with your mobile number">
        We send a {limits.codeDigits}-digit code to check that the number is yours. Comparing is free, we
        don't give your number to lenders, and this won't affect your credit score.
      </StepHeading>
      <div className="flex grow flex-col gap-5">
        <TextField
          label="Mobile number"
          prefix={limits.countryCode}
          inputMode="numeric"
          autoComplete="tel-national"
          name="mobile"
          placeholder="10-digit number"
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
            {isSending ? 'Sending OTP...' : isRegistered(mobile) ? 'Login with OTP' : 'Register with OTP'}
          </Button>
        </StepActions>
      </div>
    </form>
  )
}

/**
 * At most ten digits. The prefix of a number that is pasted or filled in as `+91 98765 43210`, `91 98765 43210` or
 * `098765 43210` is dropped. An eleventh digit that is typed is ignored, because many numbers begin with 91.
 */
function tenDigits(text: string): string {
  const digits = text.replace(/[^0-9]/g, '')
  const hasPrefix = /^\s*\+/.test(text) || /^(?:0|91|0091)\d{10}$/.test(digits)
  return hasPrefix ? digits.slice(-limits.mobileDigits) : digits.slice(0, limits.mobileDigits)
}
