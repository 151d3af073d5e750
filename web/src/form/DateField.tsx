import type { FieldValues } from 'react-hook-form'
import { isDay } from '#loans/dates.ts'
import { type DateFieldProps, DateField as PlainDateField } from '../ui/fields/DateField.tsx'
import { type FormField, useFormField } from './form-field.ts'

/** A day in a form, as `yyyy-MM-dd`, or the typed text until it is complete. A complete day is validated at once. */
export function DateField<Values extends FieldValues, Output>({
  name,
  control,
  ...props
}: FormField<Values, Output> & Omit<DateFieldProps, 'name' | 'value' | 'onChange' | 'error'>) {
  const field = useFormField({ name, control })
  const change = (day: string) => {
    field.onChange(day)
    if (isDay(day)) field.onBlur()
  }
  return <PlainDateField {...props} {...field} onChange={change} />
}
