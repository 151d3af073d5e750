import { lazy, Suspense, useState } from 'react'
import toast from 'react-hot-toast'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { otherOtpIn } from '#words/loan-journey.ts'
import { messageOf } from '../../api/failure.ts'
import { useSingleMutation } from '../../form/use-single-mutation.ts'
import type { SentCode } from '../../session/phone-provider.ts'
import { sendCode } from '../../session/send-code.ts'
import { readSession } from '../../session/session.ts'
import { write } from '../../session/storage.ts'
import { Loader } from '../../ui/Loader.tsx'
import type CodeForm from './CodeForm.tsx'
import type { Consents } from './ConsentFields.tsx'
import { MobileForm } from './MobileForm.tsx'

const DobForm = lazy(() => import('./DobForm.tsx'))

/** When another code may be sent to a number, in milliseconds since the epoch. */
type ResendTimes = Record<string, number>

/**
 * Step 1: the mobile number and the consents, then the code and, if the server requires it, the date of birth. The code
 * screen is an entry of its own in the browser's history (`?step=code`), so that going back leads to the number.
 */
export function SignInStep() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [mobile, setMobile] = useState(readSession().mobile ?? '')
  const [consents, setConsents] = useState<Consents>({ mobile: false, terms: false })
  const [sent, setSent] = useState<{ mobile: string; code: SentCode }>()
  const [Form, setForm] = useState<typeof CodeForm>()
  const [dobToken, setDobToken] = useState<string>()
  const [resendTimes, setResendTimes] = useState<ResendTimes>({})

  const params = new URLSearchParams(search)
  const isCodeScreen = params.get('step') === 'code'
  const showCodeScreen = () => {
    params.set('step', 'code')
    navigate({ search: `?${params}` })
  }

  /** @param to the number that the code was sent to; another may be in the field by now */
  const noteSent = (to: string, code: SentCode) => {
    setSent({ mobile: to, code })
    setDobToken(undefined)
    setResendTimes({ ...resendTimes, [to]: Date.now() + limits.resendSeconds * 1000 })
  }

  const [send, isSending] = useSingleMutation({
    mutationFn: async (to: string) => {
      // Loaded first, so that no code is sent that cannot be entered.
      const loaded = await import('./CodeForm.tsx')
      setForm(() => loaded.default)
      return sendCode(to)
    },
    onSuccess: (code, to) => {
      write('userMobile', to)
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
    const secondsLeft = Math.ceil(((resendTimes[mobile] ?? 0) - Date.now()) / 1000)
    if (secondsLeft <= 0) send(mobile)
    else if (sent?.mobile === mobile) showCodeScreen()
    else toast.error(otherOtpIn(secondsLeft))
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
          onSignedIn={() => navigate(-1)}
        />
      </Suspense>
    )
  }
  if (isCodeScreen && sent && Form) {
    return (
      <Form
        mobile={sent.mobile}
        sent={sent.code}
        resendAt={resendTimes[sent.mobile] ?? 0}
        onResent={(code) => noteSent(sent.mobile, code)}
        consents={consents}
        onConsents={setConsents}
        onChangeNumber={() => navigate(-1)}
        onSignedIn={() => navigate(-1)}
        onDobRequired={setDobToken}
      />
    )
  }
  return (
    <MobileForm
      mobile={mobile}
      onMobile={setMobile}
      consents={consents}
      onConsents={setConsents}
      onSend={proceed}
      isSending={isSending}
    />
  )
}
