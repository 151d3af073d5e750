import { type CSSProperties, useId } from 'react'

interface SliderFieldProps {
  label: string
  min: number
  max: number
  step: number
  value: number
  onChange: (value: number) => void
  /** How the value is shown and spoken, such as `₹1,50,000` or `5 years`. */
  format: (value: number) => string
}

/**
 * The browser's own range input: touch, arrow keys and screen readers work without a library, which the landing page
 * would have to download.
 */
export function SliderField(props: SliderFieldProps) {
  const { label, min, max, step, value, onChange, format } = props
  const id = useId()
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {/* Screen readers read the slider's own value; an `output` would announce it twice. */}
        <span aria-hidden="true" className="amount text-xl font-bold">
          {format(value)}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        aria-valuetext={format(value)}
        className="slider"
        style={{ '--filled': (value - min) / (max - min) } as CSSProperties}
      />
      <div
        aria-hidden="true"
        className="amount -mt-1 flex flex-wrap justify-between gap-x-2 text-xs text-quiet"
      >
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  )
}
