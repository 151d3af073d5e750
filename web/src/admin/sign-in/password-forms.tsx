import { useMutation } from '@tanstack/react-query'
import { confirmResetPassword, confirmSignIn, resetPassword, type SignInOutput } from 'aws-amplify/auth'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { signInWithPassword } from '../account.ts'
import { AuthForm } from './AuthForm.tsx'
import { CodeField, EmailField, type NewPassword, NewPasswordFields, PasswordField } from './fields.tsx'

interface EmailPasswordFormProps {
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
      intro={notice ?? 'Use your work e-mail.'}
      form={form}
      mutation={mutation}
      submitLabel="Sign in"
      isFirst={isFirst}
    >
      <EmailField />
      <div className="flex flex-col gap-1">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.register('password', { required: 'Enter your password' })}
          error={form.formState.errors.password?.message}
        />
        <Button
          variant="quiet"
          className="self-start text-sm"
          onClick={() => onForgotPassword(form.getValues('email').trim())}
        >
          Forgot your password?
        </Button>
      </div>
    </AuthForm>
  )
}

interface ForgotPasswordFormProps {
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

interface ResetPasswordFormProps {
  email: string
  onChanged: () => void
  onBack: () => void
}

type Values = NewPassword & { code: string }

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

interface NewPasswordFormProps {
  onNext: (output: SignInOutput) => void
  onBack: () => void
}

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
