import { useFormContext } from 'react-hook-form'
import { TextField } from '../../ui/fields/TextField.tsx'

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
