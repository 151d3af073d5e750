import type { FieldValues } from 'react-hook-form'
import * as words from '#words/loan-journey.ts'
import { type FormField, useFormField } from '../form/form-field.ts'
import { TextField } from '../ui/fields/TextField.tsx'
import { groupAadhaar, readAadhaar } from './aadhaar.ts'

/** The Aadhaar number, shown in groups of four. The value has the digits only, or is the masked number. */
export function AadhaarField<Values extends FieldValues, Output>(props: FormField<Values, Output>) {
  const { value, ...field } = useFormField(props)
  return (
    <TextField
      {...field}
      label={words.aadhaar}
      hint={words.whyAadhaar}
      inputMode="numeric"
      autoComplete="off"
      placeholder={words.twelveDigits}
      className="tabular-nums"
      value={groupAadhaar(value)}
      tidy={(text) => groupAadhaar(readAadhaar(text, value))}
      onChange={(event) => field.onChange(readAadhaar(event.target.value, value))}
    />
  )
}
