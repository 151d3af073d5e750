import { type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { control, described, Field, type FieldWords } from './Field.tsx'

interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldWords {
  ref?: Ref<HTMLTextAreaElement> | undefined
}

/** As tall as what is in it, from `rows` up. */
export function TextAreaField({ label, hint, error, rows = 2, ...textarea }: TextAreaFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        rows={rows}
        {...textarea}
        {...described(id, { hint, error })}
        className={`${control} field-sizing-content py-3`}
      />
    </Field>
  )
}
