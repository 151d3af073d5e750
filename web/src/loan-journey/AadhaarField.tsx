import { type FieldValues, useController } from 'react-hook-form'
import type { FormField } from '../form/form-field.ts'
import { TextField } from '../ui/TextField.tsx'
import { groupAadhaar, readAadhaar } from './aadhaar.ts'

/** The Aadhaar number, shown in groups of four. Its value holds the twelve digits only, or the masked number. */
export function AadhaarField<Values extends FieldValues, Output>({
  name,
  control,
}: FormField<Values, Output>) {
  const { field, fieldState } = useController({ name, control })
  const value = String(field.value ?? '')
  return (
    <TextField
      {...field}
      label="Aadhar"
      hint="Lenders use it to confirm your identity. We keep only the last 4 digits."
      inputMode="numeric"
      autoComplete="off"
      placeholder="12 digits"
      className="tabular-nums"
      value={groupAadhaar(value)}
      tidy={(text) => groupAadhaar(readAadhaar(text, value))}
      onChange={(event) => field.onChange(readAadhaar(event.target.value, value))}
      error={fieldState.error?.message}
    />
  )
}
