import { useMutation } from '@tanstack/react-query'
import { resetPassword } from 'aws-amplify/auth'
import { useForm } from 'react-hook-form'
import { AuthForm } from './AuthForm.tsx'
import { EmailField } from './EmailField.tsx'

interface ForgotPasswordFormProps {
  /** What was typed in the sign-in form. */
  email: string
  onSent: (email: string) => void
  onBack: () => void
}

export function ForgotPasswordForm({ email, onSent, onBack }: ForgotPasswordFormProps) {
  const form = useForm({ defaultValues: { email } })
  const mutation = useMutation({
    mutationFn: ({ email }: { email: string }) => resetPassword({ username: email.trim() }),
    onSuccess: (_, { email }) => onSent(email.trim()),
  })
  return (
    <AuthForm
      title="Forgotten password"
      intro="We’ll send a code to your work e-mail."
      form={form}
      mutation={mutation}
      submitLabel="Send code"
      onBack={onBack}
    >
      <EmailField />
    </AuthForm>
  )
}
