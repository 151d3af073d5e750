import { type Control, Controller, type FieldPathByValue } from 'react-hook-form'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import type { OfferFormValues } from './offer-values.ts'

interface OfferCheckboxProps {
  control: Control<OfferFormValues>
  name: FieldPathByValue<OfferFormValues, boolean>
  label: string
}

/** A yes or no in an offer's form. */
export const OfferCheckbox = ({ control, name, label }: OfferCheckboxProps) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange, ref } }) => (
      <CheckboxField checked={value} onChange={onChange} ref={ref}>
        {label}
      </CheckboxField>
    )}
  />
)
