import { type CSSProperties, type Ref, useId } from 'react'

interface SliderFieldProps {
  label: string
  min: number
  max: number
  step: number
  value: number
  onChange: (value: number) => void
  /** How the value is shown and spoken, such as `₹1,50,000` or `5 years`. */
  format: (value: number) => string
  error?: string | undefined
  name?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * The browser's own range: it slides under a thumb, steps under arrow keys and speaks to a screen reader
 * without a library, which the landing page would have to download.
 */
export function SliderField(props: SliderFieldProps) {
  const { label, min, max, step, value, onChange, format, error, name, ref } = props
  const id = useId()
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="amount text-xl font-bold">
          {format(value)}
        </output>
      </div>
      <input
        ref={ref}
        id={id}
        name={name}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        aria-valuetext={format(value)}
        aria-describedby={error && `${id}-error`}
        aria-invalid={error ? true : undefined}
        className="slider"
        style={{ '--filled': (value - min) / (max - min) } as CSSProperties}
      />
      <div aria-hidden="true" className="amount -mt-1 flex justify-between text-xs text-quiet">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
