import { useMutation } from '@tanstack/react-query'
import type { SignInOutput } from 'aws-amplify/auth'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { signInWithPassword } from '../account.ts'
import { AuthForm } from './AuthForm.tsx'
import { EmailField } from './EmailField.tsx'
import { PasswordField } from './PasswordField.tsx'

interface EmailPasswordFormProps {
  /** Whether the page opened with this form. */
  isFirst: boolean
  /** Shown above the fields, such as after a password was changed. */
  notice: string | undefined
  onNext: (output: SignInOutput, email: string) => void
  onForgotPassword: (email: string) => void
}

export function EmailPasswordForm({ isFirst, notice, onNext, onForgotPassword }: EmailPasswordFormProps) {
  const form = useForm({ defaultValues: { email: '', password: '' } })
  const mutation = useMutation({
    mutationFn: ({ email, password }: { email: string; password: string }) =>
      signInWithPassword(email.trim(), password),
    onSuccess: (output, { email }) => onNext(output, email.trim()),
  })
  return (
    <AuthForm
      title="Sign in"
      intro={notice}
      form={form}
      mutation={mutation}
      submitLabel="Sign in"
      isFirst={isFirst}
    >
      <EmailField />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...form.register('password', { required: 'Enter your password' })}
        error={form.formState.errors.password?.message}
      />
      <Button
        variant="quiet"
        className="self-start"
        onClick={() => onForgotPassword(form.getValues('email').trim())}
      >
        Forgot your password?
      </Button>
    </AuthForm>
  )
}
