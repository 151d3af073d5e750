import { useMutation } from '@tanstack/react-query'
import { confirmSignIn, type SignInOutput } from 'aws-amplify/auth'
import { lazy, Suspense } from 'react'
import { useForm } from 'react-hook-form'
import { AuthForm } from './AuthForm.tsx'
import { CodeField } from './CodeField.tsx'

/** Loaded only by those who set up a second factor, once each. */
const QrCode = lazy(() => import('./QrCode.tsx'))

interface TotpSetupFormProps {
  /** The shared secret, in base32. */
  secret: string
  /** The same as an `otpauth:` address. */
  uri: string
  onNext: (output: SignInOutput) => void
  onBack: () => void
}

/** Sets up the second factor by a QR code, or by its key for those who can't scan it. */
export function TotpSetupForm({ secret, uri, onNext, onBack }: TotpSetupFormProps) {
  const form = useForm({ defaultValues: { code: '' } })
  const mutation = useMutation({
    mutationFn: ({ code }: { code: string }) => confirmSignIn({ challengeResponse: code }),
    onSuccess: onNext,
  })
  return (
    <AuthForm
      title="Set up your second factor"
      intro={
        <>
          From now on you sign in with your password and a code from your phone. Add an account in an
          authenticator app, such as Google Authenticator or Microsoft Authenticator: scan the QR code, or
          type this key:{' '}
          <code data-testid="totp-key" className="text-ink">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </>
      }
      form={form}
      mutation={mutation}
      submitLabel="Confirm"
      onBack={onBack}
    >
      <div className="size-48 self-center">
        <Suspense>
          <QrCode text={uri} />
        </Suspense>
      </div>
      <CodeField />
    </AuthForm>
  )
}
