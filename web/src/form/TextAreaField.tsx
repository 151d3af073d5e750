import type { FieldValues } from 'react-hook-form'
import { TextAreaField as PlainTextAreaField, type TextAreaFieldProps } from '../ui/fields/TextAreaField.tsx'
import { type FormField, useFormField } from './form-field.ts'

/** A field for several lines of text in a form. */
export function TextAreaField<Values extends FieldValues, Output>({
  name,
  control,
  ...props
}: FormField<Values, Output> & Omit<TextAreaFieldProps, 'name' | 'value' | 'error'>) {
  const field = useFormField({ name, control })
  return <PlainTextAreaField {...props} {...field} />
}
