import { ChevronDown } from 'lucide-react'
import { type Ref, useId } from 'react'
import * as words from '#words/fields.ts'
import { controlClass, describedBy, Field, type FieldText } from './Field.tsx'

export interface SelectFieldProps extends FieldText {
  options: readonly string[]
  /** Texts by option. An option without one shows its value. */
  labels?: Readonly<Record<string, string>>
  value: string
  onChange: (value: string) => void
  placeholder?: string
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLSelectElement>
}

/** The browser's own list of options: phones show their picker, and no library has to be downloaded. */
export function SelectField({
  label,
  hint,
  error,
  options,
  labels = {},
  value,
  onChange,
  placeholder = words.select,
  name,
  onBlur,
  ref,
}: SelectFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <select
          ref={ref}
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          {...describedBy(id, { hint, error })}
          data-placeholder={value === '' || undefined}
          className={`${controlClass} appearance-none overflow-hidden py-2 pr-11 text-ellipsis whitespace-normal data-placeholder:text-quiet`}
        >
          {value === '' && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option} value={option} className="bg-surface text-ink">
              {labels[option] ?? option}
            </option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-quiet"
          aria-hidden="true"
        />
      </div>
    </Field>
  )
}
