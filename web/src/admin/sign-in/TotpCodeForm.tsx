import { useMutation } from '@tanstack/react-query'
import { confirmSignIn, type SignInOutput } from 'aws-amplify/auth'
import { useForm } from 'react-hook-form'
import { AuthForm } from './AuthForm.tsx'
import { CodeField } from './CodeField.tsx'

interface TotpCodeFormProps {
  onNext: (output: SignInOutput) => void
  onBack: () => void
}

/** Asks for the second factor. */
export function TotpCodeForm({ onNext, onBack }: TotpCodeFormProps) {
  const form = useForm({ defaultValues: { code: '' } })
  const mutation = useMutation({
    mutationFn: ({ code }: { code: string }) => confirmSignIn({ challengeResponse: code }),
    onSuccess: onNext,
  })
  return (
    <AuthForm
      title="Enter your code"
      intro="Your authenticator app shows six digits for this account."
      form={form}
      mutation={mutation}
      submitLabel="Confirm"
      onBack={onBack}
    >
      <CodeField />
    </AuthForm>
  )
}
