import { useMutation } from '@tanstack/react-query'
import { confirmSignIn, type SignInOutput } from 'aws-amplify/auth'
import { useForm } from 'react-hook-form'
import { AuthForm } from './AuthForm.tsx'
import { type NewPassword, NewPasswordFields } from './NewPasswordFields.tsx'

interface NewPasswordFormProps {
  onNext: (output: SignInOutput) => void
  onBack: () => void
}

/** Replaces the temporary password of an invitation. */
export function NewPasswordForm({ onNext, onBack }: NewPasswordFormProps) {
  const form = useForm<NewPassword>({ defaultValues: { password: '', repeated: '' } })
  const mutation = useMutation({
    mutationFn: ({ password }: NewPassword) => confirmSignIn({ challengeResponse: password }),
    onSuccess: onNext,
  })
  return (
    <AuthForm
      title="Choose your password"
      intro="You signed in with a temporary one."
      form={form}
      mutation={mutation}
      submitLabel="Change password"
      onBack={onBack}
    >
      <NewPasswordFields />
    </AuthForm>
  )
}
