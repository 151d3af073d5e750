import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { afterPress } from '../ui/after-press.ts'

/** Which value of which form a field edits. The field shows that value's error. */
export interface FormField<Values extends FieldValues, Output> {
  name: FieldPath<Values>
  control: Control<Values, unknown, Output>
}

/** The props of a field that edits a text. */
export function useFormField<Values extends FieldValues, Output>(props: FormField<Values, Output>) {
  const { field, fieldState } = useController(props)
  return {
    ...field,
    value: String(field.value ?? ''),
    onBlur: () => afterPress(field.onBlur),
    error: fieldState.error?.message,
  }
}
