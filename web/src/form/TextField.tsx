import type { FieldValues } from 'react-hook-form'
import { TextField as PlainTextField, type TextFieldProps } from '../ui/fields/TextField.tsx'
import { type FormField, useFormField } from './form-field.ts'

/** A line of text in a form. */
export function TextField<Values extends FieldValues, Output>({
  name,
  control,
  ...props
}: FormField<Values, Output> & Omit<TextFieldProps, 'name' | 'value' | 'error'>) {
  const field = useFormField({ name, control })
  return <PlainTextField {...props} {...field} />
}
