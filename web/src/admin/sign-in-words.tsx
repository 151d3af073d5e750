import type { AuthenticatorProps } from '@aws-amplify/ui-react'
import type { ReactNode } from 'react'

const passwordRule =
  'At least 14 characters, with small and capital letters, a digit and a sign such as ! or -.'

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
  ConfirmSignIn: {
    Header: () => (
      <StepHeading title="Enter your code">Your authenticator app shows it: six digits.</StepHeading>
    ),
  },
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
  confirmSignIn: { confirmation_code: words('Code') },
}
