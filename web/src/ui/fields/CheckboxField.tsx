import { type ReactNode, type Ref, useId } from 'react'
import { describedBy, FieldError } from './Field.tsx'

interface CheckboxFieldProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  error?: string | undefined
  name?: string
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

export function CheckboxField({
  checked,
  onChange,
  children,
  error,
  name,
  disabled,
  ref,
}: CheckboxFieldProps) {
  const id = useId()
  return (
    <div className={error && 'pb-2'}>
      <div className="relative flex gap-3">
        <input
          ref={ref}
          id={id}
          name={name}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          {...describedBy(id, { error })}
          className="checkbox"
        />
        <label htmlFor={id} className="py-2.5 text-sm">
          {children}
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
