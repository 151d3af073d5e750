import type { SignInOutput } from 'aws-amplify/auth'
import { type ComponentType, lazy, Suspense } from 'react'
import { TotpCodeForm } from './TotpCodeForm.tsx'

/** Loaded only when somebody sets up a second factor. If it fails to load, the key can still be typed. */
const QrCode = lazy<ComponentType<{ text: string }>>(() =>
  import('./QrCode.tsx').catch(() => ({ default: () => null })),
)

interface TotpSetupFormProps {
  /** The shared secret, in base32. */
  secret: string
  /** The same secret in an `otpauth:` URI. */
  uri: string
  onNext: (output: SignInOutput) => void
  onBack: () => void
}

/** Sets up the second factor with a QR code, or with a key to type for those who can't scan it. */
export function TotpSetupForm({ secret, uri, onNext, onBack }: TotpSetupFormProps) {
  return (
    <TotpCodeForm
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
      onNext={onNext}
      onBack={onBack}
    >
      <div className="size-48 self-center">
        <Suspense>
          <QrCode text={uri} />
        </Suspense>
      </div>
    </TotpCodeForm>
  )
}
