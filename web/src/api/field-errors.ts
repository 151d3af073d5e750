import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiFailure } from './failure.ts'

/**
 * Shows the server's messages at their fields. Returns false if there are none, or if one is for a field that the form
 * lacks.
 */
export function showFieldErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
): boolean {
  const fields = error instanceof ApiFailure ? Object.entries(error.fields) : []
  const shown = fields.filter(([name]) => name in form.getValues())
  shown.forEach(([name, message], index) => {
    form.setError(name as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 })
  })
  return fields.length > 0 && shown.length === fields.length
}
