import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { currentConsents } from '#contract/consents.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import * as number from '#words/mobile-number.ts'
import * as words from '#words/my-tulna.ts'
import { ApiFailure, hasResponse, isSignedOut, messageOf } from '../api/failure.ts'
import { CodeEntry, isCompleteCode } from '../borrower/CodeEntry.tsx'
import { ContactConsent } from '../borrower/ContactConsent.tsx'
import { SentTo } from '../borrower/SentTo.tsx'
import { secondsUntilResend } from '../borrower/seconds-until-resend.ts'
import { tenDigits } from '../form/ten-digits.ts'
import { useSingleMutation } from '../form/use-single-mutation.ts'
import { changeNumber } from '../session/change-number.ts'
import { consentLanguage } from '../session/consent-language.ts'
import { keepCode, readKeptCode } from '../session/kept-code.ts'
import type { SentCode } from '../session/phone-provider.ts'
import { sendCode } from '../session/send-code.ts'
import { write, writeTab } from '../session/storage.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { myDataQuery } from './queries.ts'

interface NewNumberFormProps {
  userId: string
  mayContact: boolean
  onClose: () => void
}

interface Sent {
  mobile: string
  code: SentCode
  /** When another code may be sent, in milliseconds since the epoch. */
  resendAt: number
}

/** Asks for the new number and its consent, and then for the code that is sent to it. A reload goes on at the code. */
export default function NewNumberForm({ userId, mayContact, onClose }: NewNumberFormProps) {
  const [kept] = useState(() => readKeptCode('newNumberCode'))
  const [sent, setSent] = useState<Sent | undefined>(kept)
  const [isAtCode, setIsAtCode] = useState(kept !== undefined)
  const [mobile, setMobile] = useState(kept?.mobile ?? '')
  const [isAgreed, setIsAgreed] = useState(kept?.consents.mobile ?? false)
  const [error, setError] = useState<string>()

  const noteSent = (to: string, code: SentCode) => {
    const resendAt = Date.now() + limits.resendSeconds * 1000
    setSent({ mobile: to, code, resendAt })
    keepCode({ mobile: to, code, resendAt, consents: { mobile: isAgreed, terms: false } }, 'newNumberCode')
  }
  const close = () => {
    writeTab('newNumberCode', null)
    onClose()
  }
  const refuse = (message: string) => {
    setError(message)
    setIsAtCode(false)
  }

  if (isAtCode && sent)
    return (
      <NewNumberCode
        {...sent}
        userId={userId}
        mayContact={mayContact}
        onResent={(code) => noteSent(sent.mobile, code)}
        onOtherNumber={() => setIsAtCode(false)}
        onRefused={refuse}
        onDone={close}
      />
    )
  return (
    <NumberForm
      mobile={mobile}
      onMobile={(next) => {
        setMobile(next)
        setError(undefined)
      }}
      error={error}
      isAgreed={isAgreed}
      onAgreed={mayContact ? setIsAgreed : undefined}
      sent={sent}
      onSent={(code) => {
        if (code) noteSent(mobile, code)
        setIsAtCode(true)
      }}
      onCancel={close}
    />
  )
}

interface NumberFormProps {
  mobile: string
  onMobile: (mobile: string) => void
  error: string | undefined
  isAgreed: boolean
  /** Undefined if the consent is not asked for. */
  onAgreed: ((isAgreed: boolean) => void) | undefined
  sent: Sent | undefined
  /** Called without a code if the last one that was sent to this number is to be entered. */
  onSent: (code?: SentCode) => void
  onCancel: () => void
}

function NumberForm({
  mobile,
  onMobile,
  error,
  isAgreed,
  onAgreed,
  sent,
  onSent,
  onCancel,
}: NumberFormProps) {
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // The button that opened the form had the focus.
  useEffect(() => field.current?.focus(), [])
  const isComplete = /^[0-9]{10}$/.test(mobile)
  const mayGoOn = isAgreed || !onAgreed
  const [send, isSending] = useSingleMutation({
    mutationFn: () => sendCode(mobile),
    onSuccess: (code) => {
      toast.success(code.message)
      onSent(code)
    },
    onError: (failure) => toast.error(messageOf(failure, messages.otpSendFailed)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setHasSubmitted(true)
    if (!isComplete || !mayGoOn) return
    if (sent?.mobile === mobile && secondsUntilResend(sent.resendAt) > 0) onSent()
    else send()
  }
  return (
    <form onSubmit={submit} noValidate className="mt-3 flex max-w-md flex-col gap-4">
      <p className="text-quiet">{words.howToChangeNumber(limits.codeDigits)}</p>
      <TextField
        ref={field}
        label={words.newNumber}
        prefix={limits.countryCode}
        inputMode="numeric"
        autoComplete="off"
        placeholder={number.tenDigits}
        value={mobile}
        tidy={tenDigits}
        onChange={({ target }) => onMobile(target.value)}
        error={error ?? (hasSubmitted && !isComplete ? messages.mobileInvalid : undefined)}
        className="tabular-nums"
      />
      {onAgreed ? (
        <ContactConsent
          checked={isAgreed}
          onChange={onAgreed}
          error={hasSubmitted && !isAgreed ? words.consentForNumber : undefined}
        />
      ) : (
        <p className="text-quiet">{words.noContactThere}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending} aria-disabled={!isComplete || !mayGoOn}>
          {isSending ? number.sendingOtp : words.sendOtp}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

interface NewNumberCodeProps extends Sent {
  userId: string
  mayContact: boolean
  onResent: (code: SentCode) => void
  onOtherNumber: () => void
  /** The server refuses the number. */
  onRefused: (message: string) => void
  onDone: () => void
}

function NewNumberCode({
  mobile,
  code: sent,
  resendAt,
  userId,
  mayContact,
  onResent,
  onOtherNumber,
  onRefused,
  onDone,
}: NewNumberCodeProps) {
  const queries = useQueryClient()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const firstBox = useRef<HTMLInputElement>(null)
  /** An earlier press may have changed the number, although its response was lost or was a server error. */
  const mayBeChanged = useRef(false)
  const changeCode = useCallback((next: string) => {
    setCode(next)
    setError(undefined)
  }, [])
  const reload = () => queries.invalidateQueries({ queryKey: myDataQuery(userId).queryKey })
  const consents = mayContact ? currentConsents(consentLanguage).filter(({ kind }) => kind === 'mobile') : []

  const [verify, isVerifying] = useSingleMutation({
    mutationFn: () => changeNumber({ id: userId, mobile, sent, code, consents }),
    onSuccess: async (message) => {
      await reload()
      toast.success(message)
      onDone()
    },
    onError: (failure) => {
      const message = messageOf(failure, messages.verificationFailed)
      if (failure instanceof ApiFailure && failure.fields.mobile_number) return onRefused(message)
      if (isSignedOut(failure)) {
        // The sign-in then begins with the new number: with the old one it would register an empty account.
        if (mayBeChanged.current) write('userMobile', mobile)
        void reload()
        return toast.error(mayBeChanged.current ? words.mayBeChanged : message)
      }
      mayBeChanged.current ||=
        failure instanceof ApiFailure && (!hasResponse(failure) || failure.status >= 500)
      setError(message)
      if (message === messages.otpInvalid) firstBox.current?.focus()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isCompleteCode(code)) verify()
    else setError(messages.otpIncomplete)
  }
  return (
    <form onSubmit={submit} noValidate className="mt-3 flex max-w-md flex-col gap-3">
      <p className="text-quiet">
        <SentTo mobile={mobile} onChangeNumber={onOtherNumber} />
      </p>
      <CodeEntry
        mobile={mobile}
        sent={sent}
        resendAt={resendAt}
        onResent={onResent}
        code={code}
        onCode={changeCode}
        error={error}
        firstBox={firstBox}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isVerifying} aria-disabled={!isCompleteCode(code)}>
          {words.verifyAndChange}
        </Button>
        <Button variant="secondary" aria-disabled={isVerifying} onClick={() => !isVerifying && onDone()}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
