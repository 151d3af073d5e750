import { type CSSProperties, type KeyboardEvent, type Ref, useId, useState } from 'react'
import { FieldError } from './Field.tsx'

interface Range {
  min: number
  max: number
}

interface AmountSliderFieldProps {
  label: string
  /** Stands before or after the figure in the field. */
  prefix?: string
  suffix?: string
  slider: Range & { step: number }
  /** What may be typed: at least what the slider gives. Whole numbers. */
  accepted: Range
  value: number
  onChange: (value: number) => void
  /** Said when what was typed is outside what is accepted, and the nearest figure has taken its place. */
  tooLow?: string
  tooHigh?: string
  onCorrected?: () => void
  /** How a value is spoken and how the ends are written, such as `₹1,50,000`. */
  format: (value: number) => string
  /** How the value stands in the field, beside prefix and suffix. */
  grouped: (value: number) => string
  error?: string | undefined
  name?: string
  onBlur?: () => void
  /** The typed field. */
  ref?: Ref<HTMLInputElement>
}

/** A slider for the thumb, and a field beside it for whoever knows the figure. Both say what they say at once. */
export function AmountSliderField(props: AmountSliderFieldProps) {
  const { label, prefix, suffix, slider, accepted, value, onChange, format, grouped, error } = props
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [correction, setCorrection] = useState<string>()
  const isWithin = (amount: number) => amount >= accepted.min && amount <= accepted.max
  const isOff = typed !== undefined && !isWithin(whole(typed))
  const type = (text: string) => {
    const figure = text.replace(/[^\d.]/g, '').slice(0, 12)
    setTyped(figure)
    setCorrection(undefined)
    if (isWithin(whole(figure))) onChange(whole(figure))
  }
  const settle = () => {
    if (typed) onChange(Math.min(accepted.max, Math.max(accepted.min, whole(typed))))
    if (typed && isOff) {
      setCorrection(whole(typed) < accepted.min ? props.tooLow : props.tooHigh)
      props.onCorrected?.()
    }
    setTyped(undefined)
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // A figure that was never typed is shown before it is sent.
    if (isOff) event.preventDefault()
    settle()
  }
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span className="amount flex min-h-11 max-w-full items-center gap-1 rounded-control border border-edge bg-surface px-3 text-xl font-bold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-focus">
          {prefix && <span aria-hidden="true">{prefix}</span>}
          <input
            ref={props.ref}
            id={id}
            name={props.name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            value={typed ?? grouped(value)}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={() => {
              settle()
              props.onBlur?.()
            }}
            onKeyDown={enter}
            aria-describedby={`${id}-range ${id}-error`}
            aria-invalid={isOff || error !== undefined || undefined}
            className={`${suffix ? 'w-[2.5ch]' : 'w-[9.5ch]'} min-w-0 bg-transparent text-right outline-none`}
          />
          {suffix && <span className="text-base font-medium text-quiet">{suffix}</span>}
        </span>
      </div>
      <input
        type="range"
        aria-label={`${label}, slider`}
        {...slider}
        value={value}
        onChange={(event) => {
          setTyped(undefined)
          setCorrection(undefined)
          onChange(event.target.valueAsNumber)
        }}
        aria-valuetext={format(value)}
        className="slider"
        style={{ '--filled': filled(value, slider) } as CSSProperties}
      />
      <p
        id={`${id}-range`}
        className={`amount -mt-1 flex flex-wrap justify-between gap-x-2 text-xs ${isOff ? 'font-medium text-danger' : 'text-quiet'}`}
      >
        <span>{isOff ? `From ${format(accepted.min)}` : format(slider.min)}</span>
        <span className="sr-only"> to </span>
        <span>{isOff ? `to ${format(accepted.max)}` : format(slider.max)}</span>
      </p>
      <FieldError id={id} error={error ?? correction} />
    </div>
  )
}

/** Without what comes after a point: paise make no loan a hundred times as large. */
const whole = (figure: string) => Number(figure.split('.')[0])

const filled = (value: number, { min, max }: Range) => Math.min(1, Math.max(0, (value - min) / (max - min)))
