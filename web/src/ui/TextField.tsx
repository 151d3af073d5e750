import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { control, described, Field, type FieldWords } from './Field.tsx'
import { tidyInput } from './tidy-input.ts'

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'>, FieldWords {
  /** Stands before the text inside the field, such as `+91` or `₹`. */
  prefix?: ReactNode
  /** Takes out of what is typed or pasted what the field never holds, before `onChange` hears of it. */
  tidy?: (text: string) => string
  ref?: Ref<HTMLInputElement> | undefined
}

export function TextField({
  label,
  hint,
  error,
  prefix,
  tidy,
  id,
  className = '',
  ...input
}: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const field = (
    <input
      id={fieldId}
      {...input}
      onChange={(event) => {
        if (tidy) tidyInput(event.target, tidy)
        input.onChange?.(event)
      }}
      {...described(fieldId, { hint, error })}
      className={`${control} ${prefix === undefined ? '' : 'rounded-l-none'} ${className}`}
    />
  )
  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      {prefix === undefined ? (
        field
      ) : (
        <div className="flex">
          <span className="flex items-center rounded-l-control border border-r-0 border-edge bg-paper px-3.5 text-quiet">
            {prefix}
          </span>
          {field}
        </div>
      )}
    </Field>
  )
}
