import { useId } from 'react'
import { ChangingText } from '../ChangingText.tsx'
import { Slider, type SliderProps } from './Slider.tsx'

interface SliderFieldProps extends Pick<SliderProps, 'range' | 'value' | 'onChange' | 'format'> {
  label: string
}

/** A slider, whose value is shown above it. */
export function SliderField({ label, ...slider }: SliderFieldProps) {
  const { range, value, format } = slider
  const id = useId()
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {/* Screen readers read the slider's own value; an `output` would announce it twice. */}
        <span aria-hidden="true" className="amount text-xl font-bold">
          <ChangingText>{format(value)}</ChangingText>
        </span>
      </div>
      <Slider id={id} {...slider} />
      <div
        aria-hidden="true"
        className="amount -mt-1 flex flex-wrap justify-between gap-x-2 text-xs text-quiet"
      >
        <span>{format(range.min)}</span>
        <span>{format(range.max)}</span>
      </div>
    </div>
  )
}
