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
  /** The whole numbers that may be typed: at least the slider's. */
  accepted: Range
  /** May be outside the range; `NaN` when the text is not a figure. */
  value: number
  onChange: (value: number) => void
  /** Reads the typed text; `NaN` when it is not a figure. */
  parse: (text: string) => number
  /** How a value is spoken, and how the ends of the range are written, such as `₹1,50,000`. */
  format: (value: number) => string
  /** How a value that was not typed stands in the text field, between prefix and suffix. */
  formatInput: (value: number) => string
  messages: { tooLow: string; tooHigh: string; unreadable: string }
  /** Overrides the field's own error, which appears when the field loses the focus. */
  error?: string | undefined
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/**
 * A slider, and a text field for an exact figure. The text stays as it was typed, also when it is out of range: the
 * error appears below, and the slider rests at its end.
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
  // A form validates the number and does not know what was typed: where there is a problem, ours says more.
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
