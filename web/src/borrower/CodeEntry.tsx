import { type ReactNode, type RefObject, useEffect, useReducer } from 'react'
import toast from 'react-hot-toast'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import * as words from '#words/mobile-number.ts'
import { messageOf } from '../api/failure.ts'
import { useSingleMutation } from '../form/use-single-mutation.ts'
import type { SentCode } from '../session/phone-provider.ts'
import { resendCode } from '../session/send-code.ts'
import { Button } from '../ui/Button.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { CodeField } from '../ui/fields/CodeField.tsx'
import { sentence } from '../ui/sentence.ts'
import { secondsUntilResend } from './seconds-until-resend.ts'
import { useSmsCode } from './use-sms-code.ts'

interface CodeEntryProps {
  /** The number that the code was sent to. */
  mobile: string
  sent: SentCode
  /** When another code may be sent, in milliseconds since the epoch. */
  resendAt: number
  onResent: (sent: SentCode) => void
  code: string
  /** Always the same function, because an SMS may arrive at any time. */
  onCode: (code: string) => void
  error: string | undefined
  firstBox: RefObject<HTMLInputElement | null>
  /** Called instead of sending another code, if something has to be done first. */
  onResendTooSoon?: (() => void) | undefined
}

/** The boxes for a code, which an SMS fills in where the browser can read it, and the button that sends another one. */
export function CodeEntry({
  mobile,
  sent,
  resendAt,
  onResent,
  code,
  onCode,
  error,
  firstBox,
  onResendTooSoon,
}: CodeEntryProps) {
  const secondsLeft = useCountdown(resendAt)
  useDemoToast(sent)
  useSmsCode(sent, onCode)
  const [resend, isResending] = useSingleMutation({
    mutationFn: () => resendCode(mobile, sent),
    onSuccess: (next) => {
      toast.success(next.message)
      onCode('')
      onResent(next)
      firstBox.current?.focus()
    },
    onError: (failure) => {
      toast.error(messageOf(failure, messages.otpResendFailed))
    },
  })
  return (
    <>
      <CodeField
        label={words.otpOf(limits.codeDigits)}
        hint={sent.demoCode && <DemoCode code={sent.demoCode} />}
        length={limits.codeDigits}
        value={code}
        onChange={onCode}
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
            aria-disabled={onResendTooSoon !== undefined}
            onClick={onResendTooSoon ?? (() => resend())}
          >
            {words.resend}
          </Button>
        )}
      </div>
    </>
  )
}

/** Whether a code has all its digits: there is a space for each empty box. */
export const isCompleteCode = (code: string) => code.replaceAll(' ', '').length === limits.codeDigits

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
