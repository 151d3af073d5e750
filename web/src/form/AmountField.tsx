import { type FieldValues, useController } from 'react-hook-form'
import { AmountSliderField, type AmountSliderFieldProps } from '../ui/fields/AmountSliderField.tsx'
import type { FormField } from './form-field.ts'

/** A figure in a form, typed or set by a slider. Its value is a number, `NaN` while the text is not a figure. */
export function AmountField<Values extends FieldValues, Output>({
  name,
  control,
  ...props
}: FormField<Values, Output> & Omit<AmountSliderFieldProps, 'name' | 'value' | 'onChange' | 'error'>) {
  const { field, fieldState } = useController({ name, control })
  return (
    <AmountSliderField {...props} {...field} value={Number(field.value)} error={fieldState.error?.message} />
  )
}
