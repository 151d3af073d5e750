import { useMutation } from '@tanstack/react-query'
import { confirmSignIn, type SignInOutput } from 'aws-amplify/auth'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { encode } from 'uqr'
import type { Elements } from '../../ui/elements.ts'
import { AuthForm } from './AuthForm.tsx'
import { CodeField } from './fields.tsx'

interface TotpCodeFormProps {
  title?: string
  intro?: ReactNode
  children?: Elements
  onNext: (output: SignInOutput) => void
  onBack: () => void
}

export function TotpCodeForm({
  title = 'Enter your code',
  intro = 'Your authenticator app shows six digits for this account.',
  children,
  onNext,
  onBack,
}: TotpCodeFormProps) {
  const form = useForm({ defaultValues: { code: '' } })
  const mutation = useMutation({
    mutationFn: ({ code }: { code: string }) => confirmSignIn({ challengeResponse: code }),
    onSuccess: onNext,
  })
  return (
    <AuthForm
      title={title}
      intro={intro}
      form={form}
      mutation={mutation}
      submitLabel="Confirm"
      onBack={onBack}
    >
      {children}
      <CodeField />
    </AuthForm>
  )
}

interface TotpSetupFormProps {
  /** The shared secret, in base32. */
  secret: string
  /** The same secret in an `otpauth:` URI. */
  uri: string
  onNext: (output: SignInOutput) => void
  onBack: () => void
}

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
        <QrCode text={uri} />
      </div>
    </TotpCodeForm>
  )
}

/** Dark on white in both themes, as scanners expect, with the quiet zone of four modules that ISO 18004 requires. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for the authenticator app"
      shapeRendering="crispEdges"
      className="size-full rounded-control bg-white"
    >
      <path d={modules.join('')} fill="#000" />
    </svg>
  )
}
