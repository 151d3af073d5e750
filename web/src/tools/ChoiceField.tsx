import { useId } from 'react'

interface ChoiceFieldProps<Option extends string> {
  label: string
  options: Readonly<Record<Option, string>>
  value: Option
  onChange: (value: Option) => void
}

export function ChoiceField<Option extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceFieldProps<Option>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="font-medium">{label}</legend>
      <div className="mt-0.5 flex flex-wrap gap-x-5">
        {(Object.keys(options) as Option[]).map((option) => (
          <label key={option} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
              className="size-5 accent-primary"
            />
            <span>{options[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
