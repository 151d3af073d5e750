import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { currentConsents } from '#contract/consents.ts'
import * as messages from '#contract/messages.ts'
import * as words from '#words/loan-journey.ts'
import { messageOf } from '../../api/failure.ts'
import { CodeEntry, isCompleteCode } from '../../borrower/CodeEntry.tsx'
import { SentTo } from '../../borrower/SentTo.tsx'
import { useSingleMutation } from '../../form/use-single-mutation.ts'
import { consentLanguage } from '../../session/consent-language.ts'
import type { SentCode } from '../../session/phone-provider.ts'
import { signIn } from '../../session/sign-in.ts'
import { Button } from '../../ui/Button.tsx'
import { StepActions } from '../StepActions.tsx'
import { StepHeading } from '../StepHeading.tsx'
import { ConsentFields, type Consents } from './ConsentFields.tsx'

export interface CodeFormProps {
  mobile: string
  sent: SentCode
  /** When another code may be sent, in milliseconds since the epoch. */
  resendAt: number
  onResent: (sent: SentCode) => void
  consents: Consents
  onConsents: (consents: Consents) => void
  onChangeNumber: () => void
  onSignedIn: () => void
  /** Called instead of `onSignedIn` where the date of birth must be confirmed first. */
  onDobRequired: (token: string) => void
}

/** The code that was sent to a number, and the consents. The code's last digit submits it, if both consents are ticked. */
export default function CodeForm({
  mobile,
  sent,
  resendAt,
  onResent,
  consents,
  onConsents,
  onChangeNumber,
  onSignedIn,
  onDobRequired,
}: CodeFormProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const firstBox = useRef<HTMLInputElement>(null)
  const isComplete = isCompleteCode(code)
  const isAgreed = consents.mobile && consents.terms

  const [verify, isVerifying] = useSingleMutation({
    mutationFn: (entered: string) => signIn(mobile, sent, entered, currentConsents(consentLanguage)),
    onSuccess: ({ message, dobToken }) => {
      toast.success(message)
      if (dobToken) onDobRequired(dobToken)
      else onSignedIn()
    },
    onError: (failure) => {
      const message = messageOf(failure, messages.verificationFailed)
      setError(message)
      if (message !== messages.otpInvalid) return
      setCode('')
      firstBox.current?.focus()
    },
  })

  // What `changeCode` needs, which has to stay the same function.
  const latest = useRef({ code, isAgreed, verify })
  useEffect(() => {
    latest.current = { code, isAgreed, verify }
  })
  const lastSubmitted = useRef('')
  const changeCode = useCallback((next: string) => {
    setCode(next)
    setError(undefined)
    const { code, isAgreed, verify } = latest.current
    const isCompleted = isCompleteCode(next) && !isCompleteCode(code)
    if (!isCompleted || !isAgreed || next === lastSubmitted.current) return
    lastSubmitted.current = next
    verify(next)
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setHasSubmitted(true)
    if (!isComplete) setError(messages.otpIncomplete)
    else if (isAgreed) verify(code)
  }
  return (
    <form onSubmit={submit} noValidate className="flex grow flex-col">
      <StepHeading title={words.enterCode}>
        <SentTo mobile={mobile} onChangeNumber={onChangeNumber} />
      </StepHeading>
      <div className="flex grow flex-col gap-5">
        <CodeEntry
          mobile={mobile}
          sent={sent}
          resendAt={resendAt}
          onResent={onResent}
          code={code}
          onCode={changeCode}
          error={error}
          firstBox={firstBox}
          onResendTooSoon={isAgreed ? undefined : () => setHasSubmitted(true)}
        />
        <ConsentFields consents={consents} onConsents={onConsents} showErrors={hasSubmitted} />
        <StepActions>
          <Button type="submit" busy={isVerifying} aria-disabled={!isComplete || !isAgreed}>
            {words.verifyAndLogIn}
          </Button>
        </StepActions>
      </div>
    </form>
  )
}
