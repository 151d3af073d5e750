import { type FormEvent, type ReactNode, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { currentConsents } from '#contract/consents.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import * as words from '#words/loan-journey.ts'
import { messageOf } from '../../api/failure.ts'
import { useSingleMutation } from '../../form/use-single-mutation.ts'
import { consentLanguage } from '../../session/consent-language.ts'
import type { SentCode } from '../../session/phone-provider.ts'
import { resendCode } from '../../session/send-code.ts'
import { signIn } from '../../session/sign-in.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { CodeField } from '../../ui/fields/CodeField.tsx'
import { sentence } from '../../ui/sentence.ts'
import { StepActions } from '../StepActions.tsx'
import { StepHeading } from '../StepHeading.tsx'
import { ConsentFields, type Consents } from './ConsentFields.tsx'
import { secondsUntilResend } from './seconds-until-resend.ts'
import { useSmsCode } from './use-sms-code.ts'

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
  const secondsLeft = useCountdown(resendAt)
  const isComplete = code.replaceAll(' ', '').length === limits.codeDigits
  const isAgreed = consents.mobile && consents.terms
  useDemoToast(sent)

  const changeCode = useCallback((next: string) => {
    setCode(next)
    setError(undefined)
  }, [])
  useSmsCode(sent, changeCode)

  const [verify, isVerifying] = useSingleMutation({
    mutationFn: () => signIn(mobile, sent, code, currentConsents(consentLanguage)),
    onSuccess: ({ message, dobToken }) => {
      toast.success(message)
      if (dobToken) onDobRequired(dobToken)
      else onSignedIn()
    },
    onError: (failure) => {
      const message = messageOf(failure, messages.verificationFailed)
      setError(message)
      if (message === messages.otpInvalid) firstBox.current?.focus()
    },
  })

  const [resend, isResending] = useSingleMutation({
    mutationFn: () => resendCode(mobile, sent),
    onSuccess: (next) => {
      toast.success(next.message)
      changeCode('')
      onResent(next)
      firstBox.current?.focus()
    },
    onError: (failure) => {
      toast.error(messageOf(failure, messages.otpResendFailed))
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setHasSubmitted(true)
    if (!isComplete) setError(messages.otpIncomplete)
    else if (isAgreed) verify()
  }
  return (
    <form onSubmit={submit} noValidate className="flex grow flex-col">
      <StepHeading title={words.enterCode}>
        {sentence(
          words.sentTo<ReactNode>(
            <span
              translate="no"
              className="amount font-medium text-ink"
            >{`${limits.countryCode} ${mobile}`}</span>,
            (text) => (
              <button type="button" onClick={onChangeNumber} className="link -my-2 py-2">
                {text}
              </button>
            ),
          ),
        )}
      </StepHeading>
      <div className="flex grow flex-col gap-5">
        <CodeField
          label={words.otpOf(limits.codeDigits)}
          hint={sent.demoCode && <DemoCode code={sent.demoCode} />}
          length={limits.codeDigits}
          value={code}
          onChange={changeCode}
          error={error}
          ref={firstBox}
          autoFocus
        />
        <div className="flex min-h-12 items-center">
          {secondsLeft > 0 ? (
            <p role="timer" className="text-quiet tabular-nums">
              <ChangingText>{words.resendIn(secondsLeft)}</ChangingText>
            </p>
          ) : (
            <Button
              variant="quiet"
              busy={isResending}
              aria-disabled={!isAgreed}
              onClick={() => (isAgreed ? resend() : setHasSubmitted(true))}
            >
              {words.resend}
            </Button>
          )}
        </div>
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

/** The seconds until another code may be sent. Still right after the phone has slept. */
function useCountdown(resendAt: number): number {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [])
  return secondsUntilResend(resendAt)
}

const DemoCode = ({ code }: { code: string }) => (
  <span>
    {sentence(
      words.demoCode<ReactNode>(
        <strong translate="no" className="amount text-base font-semibold text-ink">
          {code}
        </strong>,
      ),
    )}
  </span>
)

const demoToastMs = 10_000

/** Shows demo mode's code in a toast. After the toast, the hint of the field still shows it. */
function useDemoToast({ demoCode }: SentCode) {
  useEffect(() => {
    if (!demoCode) return
    const id = toast(words.yourOtpIs(demoCode), { duration: demoToastMs })
    return () => toast.dismiss(id)
  }, [demoCode])
}
