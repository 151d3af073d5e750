import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { control, described, Field, type FieldWords } from './Field.tsx'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'>, FieldWords {
  /** Stands before the text inside the field, such as `+91` or `₹`. */
  prefix?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

export function TextField({ label, hint, error, prefix, id, className = '', ...input }: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const field = (
    <input
      id={fieldId}
      {...input}
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
