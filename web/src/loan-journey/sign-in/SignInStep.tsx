import { type ComponentType, lazy, Suspense, useState } from 'react'
import toast from 'react-hot-toast'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { otherOtpIn } from '#words/loan-journey.ts'
import { messageOf } from '../../api/failure.ts'
import { chosenType } from '../../borrower/loan-choices.ts'
import { secondsUntilResend } from '../../borrower/seconds-until-resend.ts'
import { useSingleMutation } from '../../form/use-single-mutation.ts'
import { countStep } from '../../session/count-step.ts'
import { changeKeptCode, keepCode, readKeptCode } from '../../session/kept-code.ts'
import type { SentCode } from '../../session/phone-provider.ts'
import { sendCode } from '../../session/send-code.ts'
import { readSession } from '../../session/session.ts'
import { write } from '../../session/storage.ts'
import { Loader } from '../../ui/Loader.tsx'
import type { CodeFormProps } from './CodeForm.tsx'
import type { Consents } from './ConsentFields.tsx'
import { MobileForm } from './MobileForm.tsx'

const loadCodeForm = () => import('./CodeForm.tsx')
/** For a reload at the code screen. Otherwise the form is loaded before a code is sent. */
const ReloadedCodeForm = lazy(loadCodeForm)
const DobForm = lazy(() => import('./DobForm.tsx'))

/** When another code may be sent to a number, in milliseconds since the epoch. */
type ResendTimes = Record<string, number>

/**
 * Step 1: the mobile number and the consents, then the code and, if the server requires it, the date of birth. The code
 * screen is an entry of its own in the browser's history (`?step=code`), so that going back leads to the number. A reload
 * goes on where it was.
 */
export function SignInStep() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [mobile, setMobile] = useState(readSession().mobile ?? '')
  const [kept] = useState(readKeptCode)
  const [consents, setConsents] = useState(kept?.consents ?? { mobile: false, terms: false })
  const [sent, setSent] = useState<{ mobile: string; code: SentCode } | undefined>(kept)
  const [CodeForm, setCodeForm] = useState<ComponentType<CodeFormProps>>(ReloadedCodeForm)
  const [dobToken, setDobToken] = useState(kept?.dobToken)
  const [resendTimes, setResendTimes] = useState<ResendTimes>(kept ? { [kept.mobile]: kept.resendAt } : {})

  const params = new URLSearchParams(search)
  const isCodeScreen = params.get('step') === 'code'
  const showCodeScreen = () => {
    params.set('step', 'code')
    navigate({ search: `?${params}` })
  }

  /** @param to the number that the code was sent to; another may be in the field by now */
  const noteSent = (to: string, code: SentCode) => {
    const resendAt = Date.now() + limits.resendSeconds * 1000
    setSent({ mobile: to, code })
    setDobToken(undefined)
    setResendTimes({ ...resendTimes, [to]: resendAt })
    keepCode({ mobile: to, code, resendAt, consents })
  }

  const changeConsents = (next: Consents) => {
    setConsents(next)
    changeKeptCode({ consents: next })
  }

  const [send, isSending] = useSingleMutation({
    mutationFn: async (to: string) => {
      // Loaded first, so that no code is sent that cannot be entered.
      const loaded = await loadCodeForm()
      setCodeForm(() => loaded.default)
      return sendCode(to)
    },
    onSuccess: (code, to) => {
      write('userMobile', to)
      countStep('code', chosenType(search))
      toast.success(code.message)
      noteSent(to, code)
      showCodeScreen()
      // Preloads the next steps while the visitor types the code.
      void import('../BorrowerStep.tsx').catch(() => undefined)
    },
    onError: (error) => {
      toast.error(messageOf(error, messages.otpSendFailed))
    },
  })

  /**
   * Sends a code. While the number's countdown is running, shows the code screen if the last code went to this number, or
   * else says how long to wait.
   */
  const proceed = () => {
    const secondsLeft = secondsUntilResend(resendTimes[mobile] ?? 0)
    if (secondsLeft === 0) send(mobile)
    else if (sent?.mobile === mobile) showCodeScreen()
    else toast.error(otherOtpIn(secondsLeft))
  }

  const onSignedIn = () => {
    countStep('signed-in', chosenType(search))
    navigate(-1)
  }

  if (isCodeScreen && !sent) {
    params.delete('step')
    return <Navigate to={{ pathname, search: params.toString() }} replace />
  }
  if (isCodeScreen && sent && dobToken) {
    return (
      <Suspense fallback={<Loader />}>
        <DobForm
          mobile={sent.mobile}
          token={dobToken}
          onChangeNumber={() => navigate(-1)}
          onSignedIn={onSignedIn}
        />
      </Suspense>
    )
  }
  if (isCodeScreen && sent) {
    return (
      <Suspense fallback={<Loader />}>
        <CodeForm
          mobile={sent.mobile}
          sent={sent.code}
          resendAt={resendTimes[sent.mobile] ?? 0}
          onResent={(code) => noteSent(sent.mobile, code)}
          consents={consents}
          onConsents={changeConsents}
          onChangeNumber={() => navigate(-1)}
          onSignedIn={onSignedIn}
          onDobRequired={(token) => {
            setDobToken(token)
            changeKeptCode({ dobToken: token })
          }}
        />
      </Suspense>
    )
  }
  return (
    <MobileForm
      mobile={mobile}
      onMobile={setMobile}
      consents={consents}
      onConsents={changeConsents}
      onSend={proceed}
      isSending={isSending}
    />
  )
}
