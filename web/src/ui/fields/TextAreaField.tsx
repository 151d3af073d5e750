import { type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { controlClass, describedBy, Field, type FieldText } from './Field.tsx'

export interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldText {
  ref?: Ref<HTMLTextAreaElement> | undefined
}

/**
 * In browsers that know `field-sizing`, grows with its content from the minimum height that the caller's classes set.
 * Those browsers ignore `rows`.
 */
export function TextAreaField({
  label,
  hint,
  error,
  rows = 2,
  className = '',
  ...textarea
}: TextAreaFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        rows={rows}
        {...textarea}
        {...describedBy(id, { hint, error })}
        className={`${controlClass} field-sizing-content py-3 ${className}`}
      />
    </Field>
  )
}
