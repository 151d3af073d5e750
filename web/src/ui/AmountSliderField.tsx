import { type CSSProperties, type Ref, useId, useState } from 'react'
import { FieldError } from './Field.tsx'

interface Range {
  min: number
  max: number
}

export interface AmountSliderFieldProps {
  label: string
  /** Shown before or after a plain figure in the text field. */
  prefix?: string
  suffix?: string
  slider: Range & { step: number }
  /** The whole numbers that may be typed, which include the slider's range. */
  accepted: Range
  /** May be outside the range; `NaN` when the text is not a figure. */
  value: number
  onChange: (value: number) => void
  /** Reads the typed text; `NaN` when it is not a figure. */
  parse: (text: string) => number
  /** Formats a value for screen readers and for the ends of the range, such as `₹1,50,000`. */
  format: (value: number) => string
  /** Formats a value for the text field, between prefix and suffix, unless the user typed it. */
  formatInput: (value: number) => string
  messages: { tooLow: string; tooHigh: string; unreadable: string }
  /** The form's error. The field's own error, which appears when the field loses focus, takes precedence. */
  error?: string | undefined
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/**
 * A slider, and a text field for an exact figure. The text stays as typed even when it is out of range: the error
 * appears below, and the slider stays at the end of its range.
 */
export function AmountSliderField(props: AmountSliderFieldProps) {
  const { label, prefix, suffix, slider, accepted, value, onChange, parse, format, formatInput } = props
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [hasLeft, setHasLeft] = useState(false)
  const [lastValue, setLastValue] = useState(value)
  if (!Object.is(value, lastValue)) {
    setLastValue(value)
    if (typed !== undefined && !Object.is(parse(typed), value)) setTyped(undefined)
  }
  const text = typed ?? (Number.isNaN(value) ? '' : formatInput(value))
  const figure = typed === undefined ? value : parse(typed)
  const problem =
    text.trim() === '' || figure < accepted.min
      ? props.messages.tooLow
      : Number.isNaN(figure)
        ? props.messages.unreadable
        : figure > accepted.max
          ? props.messages.tooHigh
          : undefined
  // The form validates the number without knowing the typed text, so the field's own error is more precise.
  const error = hasLeft || props.error ? (problem ?? props.error) : undefined
  const onSlider = Math.min(slider.max, Math.max(slider.min, Number.isNaN(figure) ? slider.min : figure))
  const hasOwnSign = /₹|rs|inr/i.test(text)
  const hasOwnUnit = /[a-z]/i.test(text)
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span className="amount flex min-h-11 max-w-full items-center gap-1 rounded-control border border-edge bg-surface px-3 text-xl font-bold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-focus has-aria-invalid:border-danger">
          {prefix && !hasOwnSign && <span aria-hidden="true">{prefix}</span>}
          <input
            ref={props.ref}
            id={id}
            name={props.name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={30}
            value={text}
            onChange={(event) => {
              setTyped(event.target.value)
              onChange(parse(event.target.value))
            }}
            onFocus={(event) => event.target.select()}
            onBlur={() => {
              setHasLeft(true)
              props.onBlur?.()
            }}
            aria-describedby={`${id}-range ${id}-error`}
            aria-invalid={error !== undefined || undefined}
            className={`${suffix && !hasOwnUnit ? 'w-[2.5ch]' : 'w-[9.5ch]'} min-w-0 bg-transparent text-right outline-none`}
          />
          {suffix && !hasOwnUnit && <span className="text-base font-medium text-quiet">{suffix}</span>}
        </span>
      </div>
      <input
        type="range"
        aria-label={`${label}, slider`}
        {...slider}
        value={onSlider}
        onChange={(event) => {
          setTyped(undefined)
          onChange(event.target.valueAsNumber)
        }}
        aria-valuetext={format(onSlider)}
        className="slider"
        style={{ '--filled': (onSlider - slider.min) / (slider.max - slider.min) } as CSSProperties}
      />
      <p
        id={`${id}-range`}
        className="amount -mt-1 flex flex-wrap justify-between gap-x-2 text-xs text-quiet"
      >
        <span>{format(slider.min)}</span>
        <span className="sr-only"> to </span>
        <span>{format(slider.max)}</span>
      </p>
      <FieldError id={id} error={error} />
    </div>
  )
}
