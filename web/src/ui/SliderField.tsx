import { type CSSProperties, type Ref, useId } from 'react'
import { described, Field, type FieldWords } from './Field.tsx'

interface SliderFieldProps extends FieldWords {
  min: number
  max: number
  step: number
  value: number
  onChange: (value: number) => void
  /** How the value is shown and spoken, such as `₹1,50,000` or `5 years`. */
  format: (value: number) => string
  name?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * The browser's own range: it slides under a thumb, steps under arrow keys and speaks to a screen reader
 * without a library, which the landing page would have to download.
 */
export function SliderField(props: SliderFieldProps) {
  const { label, hint, error, min, max, step, value, onChange, format, name, ref } = props
  const id = useId()
  return (
    <div className="relative">
      <output htmlFor={id} className="amount absolute top-0 right-0 text-xl leading-6 font-bold">
        {format(value)}
      </output>
      <Field id={id} label={label} hint={hint} error={error}>
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
          {...described(id, { hint, error })}
          className="slider"
          style={{ '--filled': (value - min) / (max - min) } as CSSProperties}
        />
        <div aria-hidden="true" className="amount -mt-2 flex justify-between text-xs text-quiet">
          <span>{format(min)}</span>
          <span>{format(max)}</span>
        </div>
      </Field>
    </div>
  )
}
