import { useFormContext } from 'react-hook-form'
import { asciiDigits } from '#loans/ascii-digits.ts'
import { TextField } from '../../ui/fields/TextField.tsx'

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
