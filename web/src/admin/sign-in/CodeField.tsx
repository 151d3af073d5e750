import { useFormContext } from 'react-hook-form'
import { TextField } from '../../ui/TextField.tsx'

/** The six digits of an e-mail or of an authenticator app. */
export function CodeField() {
  const { register, formState } = useFormContext<{ code: string }>()
  return (
    <TextField
      label="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      tidy={(typed) => typed.replaceAll(/\D/g, '')}
      {...register('code', { pattern: { value: /^\d{6}$/, message: 'Enter the six digits' } })}
      error={formState.errors.code?.message}
    />
  )
}
