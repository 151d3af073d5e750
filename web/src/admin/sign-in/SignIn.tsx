import type { SignInOutput } from 'aws-amplify/auth'
import { useState } from 'react'
import {
  EmailPasswordForm,
  ForgotPasswordForm,
  NewPasswordForm,
  ResetPasswordForm,
} from './password-forms.tsx'
import { TotpCodeForm, TotpSetupForm } from './totp-forms.tsx'

type Step =
  | { name: 'password'; isFirst: boolean; notice?: string }
  | { name: 'forgot-password'; email: string }
  | { name: 'reset-password'; email: string }
  | { name: 'new-password' | 'totp-code'; email: string }
  | { name: 'totp-setup'; email: string; secret: string; uri: string }

/** The administrators' sign-in: one form per step. When it is complete, Amplify notifies `AdminGate`. */
export function SignIn() {
  const [step, setStep] = useState<Step>({ name: 'password', isFirst: true })
  const restart = (notice?: string) =>
    setStep({ name: 'password', isFirst: false, ...(notice !== undefined && { notice }) })
  const next = (email: string) => (output: SignInOutput) => {
    const following = stepAfter(output, email)
    if (following) setStep(following)
  }

  return (
    <div className="mx-auto w-full max-w-md px-4 pt-8 pb-16 sm:pt-16">
      <header className="mb-2">
        <h1 className="text-base font-semibold tracking-normal text-quiet">Administration</h1>
      </header>
      {step.name === 'password' && (
        <EmailPasswordForm
          isFirst={step.isFirst}
          notice={step.notice}
          onNext={(output, email) => next(email)(output)}
          onForgotPassword={(email) => setStep({ name: 'forgot-password', email })}
        />
      )}
      {step.name === 'forgot-password' && (
        <ForgotPasswordForm
          email={step.email}
          onSent={(email) => setStep({ name: 'reset-password', email })}
          onBack={restart}
        />
      )}
      {step.name === 'reset-password' && (
        <ResetPasswordForm
          email={step.email}
          onChanged={() => restart('Your password has been changed. Sign in with it.')}
          onBack={restart}
        />
      )}
      {step.name === 'new-password' && <NewPasswordForm onNext={next(step.email)} onBack={restart} />}
      {step.name === 'totp-setup' && (
        <TotpSetupForm secret={step.secret} uri={step.uri} onNext={next(step.email)} onBack={restart} />
      )}
      {step.name === 'totp-code' && <TotpCodeForm onNext={next(step.email)} onBack={restart} />}
    </div>
  )
}

/** Undefined when the sign-in is complete. */
function stepAfter({ nextStep }: SignInOutput, email: string): Step | undefined {
  switch (nextStep.signInStep) {
    case 'DONE':
      return undefined
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { name: 'new-password', email }
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP': {
      const { sharedSecret, getSetupUri } = nextStep.totpSetupDetails
      const uri = getSetupUri('Tulna administration', email).href
      return { name: 'totp-setup', email, secret: sharedSecret, uri }
    }
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return { name: 'totp-code', email }
    case 'RESET_PASSWORD':
      return { name: 'reset-password', email }
    default:
      throw new Error(`The user pool asks for ${nextStep.signInStep}, which this sign-in doesn't support`)
  }
}
