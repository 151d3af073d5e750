import type { FieldValues } from 'react-hook-form'
import { SelectField as PlainSelectField, type SelectFieldProps } from '../ui/fields/SelectField.tsx'
import { type FormField, useFormField } from './form-field.ts'

/** A choice from a list, in a form. */
export function SelectField<Values extends FieldValues, Output>({
  name,
  control,
  ...props
}: FormField<Values, Output> &
  Pick<SelectFieldProps, 'label' | 'hint' | 'options' | 'labels' | 'placeholder'>) {
  const field = useFormField({ name, control })
  return <PlainSelectField {...props} {...field} />
}
