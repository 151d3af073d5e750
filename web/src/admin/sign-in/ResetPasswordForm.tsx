import { useMutation } from '@tanstack/react-query'
import { confirmResetPassword } from 'aws-amplify/auth'
import { useForm } from 'react-hook-form'
import { AuthForm } from './AuthForm.tsx'
import { CodeField } from './CodeField.tsx'
import { type NewPassword, NewPasswordFields } from './NewPasswordFields.tsx'

interface ResetPasswordFormProps {
  email: string
  onChanged: () => void
  onBack: () => void
}

type Values = NewPassword & { code: string }

/** Sets a new password with the code from the e-mail. */
export function ResetPasswordForm({ email, onChanged, onBack }: ResetPasswordFormProps) {
  const form = useForm<Values>({ defaultValues: { code: '', password: '', repeated: '' } })
  const mutation = useMutation({
    mutationFn: ({ code, password }: Values) =>
      confirmResetPassword({ username: email, confirmationCode: code, newPassword: password }),
    onSuccess: onChanged,
  })
  return (
    <AuthForm
      title="Choose a new password"
      intro={`If ${email} belongs to an administrator, we’ve sent a code to it.`}
      form={form}
      mutation={mutation}
      submitLabel="Change password"
      onBack={onBack}
    >
      <CodeField />
      <NewPasswordFields />
    </AuthForm>
  )
}
