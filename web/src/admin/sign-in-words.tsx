import { type AuthenticatorProps, useAuthenticator } from '@aws-amplify/ui-react'
import type { ReactNode } from 'react'
import { adminPasswordLength } from '#contract/limits.ts'
import { site } from '../content/site.ts'

const passwordRule = `At least ${adminPasswordLength} characters, with small and capital letters, a digit and a sign such as ! or -.`

/** Amplify's own headings skip a level, and its password rules appear only once they are broken. */
export const signInParts: AuthenticatorProps['components'] = {
  Header: () => (
    <div className="mb-6">
      <h1 className="text-3xl">Administration</h1>
      <p className="mt-1 text-quiet">For the people who run Tulna. Sign in with your work e-mail.</p>
    </div>
  ),
  ForceNewPassword: {
    Header: () => (
      <StepHeading title="Choose your password">
        You signed in with a temporary one. {passwordRule}
      </StepHeading>
    ),
  },
  ForgotPassword: {
    Header: () => <StepHeading title="Forgotten password">We send a code to your work e-mail.</StepHeading>,
  },
  ConfirmResetPassword: {
    Header: () => (
      <StepHeading title="Choose a new password">
        Enter the code that we sent you by e-mail. {passwordRule}
      </StepHeading>
    ),
  },
  SetupTotp: { Header: SetupTotpHeading },
  ConfirmSignIn: {
    Header: () => (
      <StepHeading title="Enter your code">Your authenticator app shows it: six digits.</StepHeading>
    ),
  },
}

/** With the key in words and groups that can be typed, for whoever can't see the picture or has one device only. */
function SetupTotpHeading() {
  const { totpSecretCode } = useAuthenticator(({ totpSecretCode }) => [totpSecretCode])
  const inFours = totpSecretCode?.match(/.{1,4}/g)?.join(' ')
  return (
    <StepHeading title="Set up your second factor">
      From now on you sign in with your password and a code from your phone. Take an authenticator app, such
      as Google Authenticator or Microsoft Authenticator, add an account in it, and scan this picture or type
      this key:{' '}
      <code data-testid="totp-key" className="text-ink">
        {inFours}
      </code>
    </StepHeading>
  )
}

function StepHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 text-sm text-quiet">{children}</p>
    </div>
  )
}

const words = (label: string) => ({ label, labelHidden: false, placeholder: '' })

/** The labels stay above the fields; a placeholder that repeats them says nothing. */
export const signInFields: AuthenticatorProps['formFields'] = {
  signIn: { username: words('E-mail'), password: words('Password') },
  forceNewPassword: { password: words('New password'), confirm_password: words('New password again') },
  forgotPassword: { username: words('E-mail') },
  confirmResetPassword: {
    confirmation_code: words('Code'),
    password: words('New password'),
    confirm_password: words('New password again'),
  },
  setupTotp: { QR: { totpIssuer: `${site.name} administration` }, confirmation_code: words('Code') },
  confirmSignIn: { confirmation_code: words('Code') },
}
