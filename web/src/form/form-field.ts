import type { Control, FieldPath, FieldValues } from 'react-hook-form'

/** Which value of which form a field edits. The field shows that value's error. */
export interface FormField<Values extends FieldValues, Output> {
  name: FieldPath<Values>
  control: Control<Values, unknown, Output>
}
