import { type Ref, useId } from 'react'
import * as words from '#words/fields.ts'
import { afterPress } from '../after-press.ts'
import { FieldError } from './Field.tsx'
import { Slider } from './Slider.tsx'
import { type FigureFormat, useTypedFigure } from './use-typed-figure.ts'

export interface AmountSliderFieldProps extends FigureFormat {
  label: string
  /** Shown before the typed text, unless the text has a currency sign itself. */
  prefix?: string
  /** Shown after the typed text, unless the text has letters or a `%`. */
  suffix?: string
  /** The slider's range, which is within `accepted`, and its step. */
  slider: { min: number; max: number; step: number }
  /** May be outside `accepted`; `NaN` when the text is not a figure. */
  value: number
  onChange: (value: number) => void
  /** Formats a value for screen readers and for the ends of the slider, such as `₹1,50,000`. */
  format: (value: number) => string
  /** The form's error. The field's own error, if there is one, is shown instead. */
  error?: string | undefined
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/**
 * A slider, and a text field for an exact figure. The text stays as typed even when it is not an accepted figure: the
 * error appears below. For a figure beyond the slider's range, the slider is at the nearer end.
 */
export function AmountSliderField(props: AmountSliderFieldProps) {
  const { label, prefix, suffix, slider, format } = props
  const id = useId()
  const { text, figure, error, type, choose, leave } = useTypedFigure(props)
  const hasOwnSign = /₹|rs|inr/i.test(text)
  const hasOwnUnit = /[\p{L}%]/u.test(text)
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span className="amount ml-auto flex min-h-11 max-w-full items-center gap-1 rounded-control border border-edge bg-surface px-3 text-xl font-bold hover:border-ink focus-inside:outline-2 focus-inside:outline-focus has-aria-invalid:border-danger">
          {prefix && !hasOwnSign && <span aria-hidden="true">{prefix}</span>}
          <input
            ref={props.ref}
            id={id}
            name={props.name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={30}
            value={text}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={() =>
              afterPress(() => {
                leave()
                props.onBlur?.()
              })
            }
            aria-describedby={`${id}-range ${id}-error`}
            aria-invalid={error !== undefined || undefined}
            style={{ width: suffix && !hasOwnUnit ? widthOf(text) : '9.5ch' }}
            className="-my-px min-h-11 min-w-0 bg-transparent text-right outline-none"
          />
          {suffix && !hasOwnUnit && <span className="text-base font-medium text-quiet">{suffix}</span>}
        </span>
      </div>
      <Slider
        aria-label={words.slider(label)}
        range={slider}
        value={figure}
        onChange={choose}
        format={format}
      />
      <p
        id={`${id}-range`}
        className="amount -mt-1 flex flex-wrap justify-between gap-x-2 text-xs text-quiet"
      >
        <span>{format(slider.min)}</span>
        <span className="sr-only"> {words.to} </span>
        <span>{format(slider.max)}</span>
      </p>
      <FieldError id={id} error={error} />
    </div>
  )
}

/** Of a figure before its unit: with room for four decimals of a rate, and as wide for `9` as for `24`. */
const widthOf = ({ length }: string) => `${length > 2 ? Math.max(4.5, length - 0.5) : 2.5}ch`
