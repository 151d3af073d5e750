import { Eye, EyeOff } from 'lucide-react'
import { type ClipboardEvent, type InputHTMLAttributes, type Ref, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { adminPasswordLength } from '#contract/limits.ts'
import { asciiDigits } from '#loans/ascii-digits.ts'
import { controlClass, describedBy, Field, type FieldText } from '../../ui/fields/Field.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { passwordRule } from './auth-error.ts'

export function EmailField() {
  const { register, formState } = useFormContext<{ email: string }>()
  return (
    <TextField
      label="E-mail"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...register('email', { validate: (email) => email.trim() !== '' || 'Enter your e-mail address' })}
      error={formState.errors.email?.message}
    />
  )
}

/** The field for a six-digit code from an e-mail or an authenticator app. */
export function CodeField() {
  const { register, formState } = useFormContext<{ code: string }>()
  return (
    <TextField
      label="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      tidy={(typed) => asciiDigits(typed).replaceAll(/\D/g, '').slice(0, 6)}
      {...register('code', { pattern: { value: /^\d{6}$/, message: 'Enter the six digits' } })}
      error={formState.errors.code?.message}
    />
  )
}

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
  if (password !== password.trim()) return 'Password must not begin or end with a blank'
  if (password.length < adminPasswordLength)
    return `Password must have at least ${adminPasswordLength} characters`
  const missing = wanted.filter(([pattern]) => !pattern.test(password)).map(([, name]) => name)
  return missing.length === 0 || `Password must have ${new Intl.ListFormat('en-IN').format(missing)}`
}

interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldText {
  autoComplete: 'current-password' | 'new-password'
  ref?: Ref<HTMLInputElement>
}

/** Copied passwords often have a blank or a line break at an end. Cognito accepts no password with one. */
function pasteTrimmed(event: ClipboardEvent<HTMLInputElement>) {
  const input = event.currentTarget
  const pasted = event.clipboardData.getData('text')
  if (pasted === pasted.trim()) return
  event.preventDefault()
  const { selectionStart, selectionEnd, value } = input
  // React notices `setRangeText`, but no assignment to `value`.
  input.setRangeText(pasted.trim(), selectionStart ?? value.length, selectionEnd ?? value.length, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="flex">
        <input
          id={id}
          {...input}
          onPaste={pasteTrimmed}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          {...describedBy(id, { hint, error })}
          className={`${controlClass} rounded-r-none border-r-0`}
        />
        <button
          type="button"
          aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
          className="flex w-12 shrink-0 items-center justify-center rounded-r-control border border-edge bg-surface text-quiet hover:text-ink"
        >
          <Icon className="size-5" aria-hidden="true" />
        </button>
      </div>
    </Field>
  )
}
