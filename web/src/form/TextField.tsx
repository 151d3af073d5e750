import { type FieldValues, useController } from 'react-hook-form'
import { TextField as PlainTextField, type TextFieldProps } from '../ui/TextField.tsx'
import type { FormField } from './form-field.ts'

/** A line of text in a form. */
export function TextField<Values extends FieldValues, Output>({
  name,
  control,
  ...props
}: FormField<Values, Output> & Omit<TextFieldProps, 'name' | 'value' | 'error'>) {
  const { field, fieldState } = useController({ name, control })
  return (
    <PlainTextField
      {...props}
      {...field}
      value={String(field.value ?? '')}
      error={fieldState.error?.message}
    />
  )
}
