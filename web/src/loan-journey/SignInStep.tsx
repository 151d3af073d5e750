import { useState } from 'react'
import toast from 'react-hot-toast'
import { messages } from '#contract/messages.ts'
import { messageOf } from '../api/failure.ts'
import { useSingleMutation } from '../form/use-single-mutation.ts'
import type { SentCode } from '../session/phone-provider.ts'
import { readSession } from '../session/session.ts'
import { forgetCode, sendCode } from '../session/sign-in.ts'
import { write } from '../session/storage.ts'
import { CodeForm } from './CodeForm.tsx'
import type { Consents } from './ConsentFields.tsx'
import { DobForm } from './DobForm.tsx'
import { MobileForm } from './MobileForm.tsx'

/** Step 1: the number, the consents, and the code that proves the number. */
export function SignInStep({ onSignedIn }: { onSignedIn: () => void }) {
  const [mobile, setMobile] = useState(readSession().mobile ?? '')
  const [consents, setConsents] = useState<Consents>({ mobile: false, terms: false })
  const [sent, setSent] = useState<SentCode>()
  const [dobToken, setDobToken] = useState<string>()

  const [send, isSending] = useSingleMutation({
    mutationFn: () => sendCode(mobile),
    onSuccess: (code) => {
      write('userMobile', mobile)
      toast.success(code.message)
      setSent(code)
    },
    onError: (error) => {
      toast.error(messageOf(error, messages.otpSendFailed))
    },
  })

  const changeNumber = () => {
    forgetCode()
    setSent(undefined)
    setDobToken(undefined)
  }

  if (dobToken)
    return <DobForm mobile={mobile} token={dobToken} onChangeNumber={changeNumber} onSignedIn={onSignedIn} />
  return sent ? (
    <CodeForm
      mobile={mobile}
      sent={sent}
      onResent={setSent}
      consents={consents}
      onConsents={setConsents}
      onChangeNumber={changeNumber}
      onSignedIn={onSignedIn}
      onDobRequired={setDobToken}
    />
  ) : (
    <MobileForm
      mobile={mobile}
      onMobile={setMobile}
      consents={consents}
      onConsents={setConsents}
      onSend={send}
      isSending={isSending}
    />
  )
}
