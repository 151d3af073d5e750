import { useMutation } from '@tanstack/react-query'
import { confirmSignIn, type SignInOutput } from 'aws-amplify/auth'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { AuthForm } from './AuthForm.tsx'
import { CodeField } from './CodeField.tsx'

interface TotpCodeFormProps {
  title?: string
  intro?: ReactNode
  /** Shown above the field. */
  children?: ReactNode
  onNext: (output: SignInOutput) => void
  onBack: () => void
}

/** Asks for the code of an authenticator app. */
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
