import { useFormContext } from 'react-hook-form'
import { adminPasswordLength } from '#contract/limits.ts'
import { passwordRule } from './auth-error.ts'
import { PasswordField } from './PasswordField.tsx'

export interface NewPassword {
  password: string
  repeated: string
}

/** A new password, typed twice. Cognito enforces the same rule. */
export function NewPasswordFields() {
  const { register, formState, getValues } = useFormContext<NewPassword>()
  const { password, repeated } = formState.errors
  return (
    <>
      <PasswordField
        label="New password"
        hint={passwordRule}
        autoComplete="new-password"
        {...register('password', { validate: problemWith })}
        error={password?.message}
      />
      <PasswordField
        label="New password again"
        autoComplete="new-password"
        {...register('repeated', {
          validate: (text) => text === getValues('password') || 'The two passwords are not the same',
        })}
        error={repeated?.message}
      />
    </>
  )
}

const wanted: [RegExp, string][] = [
  [/[a-z]/, 'a lowercase letter'],
  [/[A-Z]/, 'an uppercase letter'],
  [/\d/, 'a digit'],
  // ASCII punctuation: no other character but a space counts as a symbol for Cognito.
  [/[!-/:-@[-`{-~]/, 'a symbol'],
]

function problemWith(password: string): string | true {
  if (password.length < adminPasswordLength)
    return `Password must have at least ${adminPasswordLength} characters`
  const missing = wanted.filter(([pattern]) => !pattern.test(password)).map(([, name]) => name)
  return missing.length === 0 || `Password must have ${new Intl.ListFormat('en-IN').format(missing)}`
}
