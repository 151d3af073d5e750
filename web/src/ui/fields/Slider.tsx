import { type CSSProperties, type PointerEvent, useRef } from 'react'

export interface SliderProps {
  id?: string
  'aria-label'?: string
  /** The range of the slider, and its step. */
  range: { min: number; max: number; step: number }
  /** For a value beyond the range, the slider is at the nearer end; for `NaN`, at the lower one. */
  value: number
  onChange: (value: number) => void
  /** How a value is shown and spoken, such as `₹1,50,000` or `5 years`. */
  format: (value: number) => string
}

/** A finger or pen on the slider, from when it goes down. */
interface Gesture {
  from: { x: number; y: number }
  before: number
  /** Whether it sets the value; undefined until its direction is known. */
  setsValue?: boolean
  /** The value at the point that it pressed. */
  pressed?: number
}

/** In CSS pixels: a movement this short has no direction yet, as that of a finger that taps. */
const slop = 6

/**
 * The browser's own range input: arrow keys and screen readers work without a library, which the landing page would have
 * to download. Browsers set the value as soon as a finger touches the track, so every scroll that begins there would
 * change it. Here a finger sets it by a tap or by moving along the track, and a gesture that the browser takes over, to
 * scroll or to zoom, leaves it as it was.
 */
export function Slider({ range, value, onChange, format, ...input }: SliderProps) {
  const { min, max } = range
  const gesture = useRef<Gesture>(undefined)
  const shown = Math.min(max, Math.max(min, Number.isNaN(value) ? min : value))

  const begin = ({ isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    if (isPrimary) gesture.current = pointerType === 'mouse' ? undefined : { from: { x, y }, before: value }
  }
  const move = ({ isPrimary, clientX, clientY }: PointerEvent) => {
    const { current } = gesture
    if (!isPrimary || !current || current.setsValue !== undefined) return
    const [along, across] = [Math.abs(clientX - current.from.x), Math.abs(clientY - current.from.y)]
    if (Math.max(along, across) > slop) current.setsValue = along > across
  }
  const lift = ({ isPrimary }: PointerEvent) => {
    const { current } = gesture
    if (!isPrimary || !current) return
    if (current.setsValue === undefined && current.pressed !== undefined) onChange(current.pressed)
    current.setsValue ??= true
    end()
  }
  const cancel = ({ isPrimary }: PointerEvent) => {
    const { current } = gesture
    if (!isPrimary || !current) return
    if (current.setsValue) onChange(current.before)
    // The browser may go on setting the value until the finger is lifted.
    current.setsValue = false
  }
  /** Some browsers set the value once more after the event that ends the gesture. */
  const end = () => {
    const { current } = gesture
    setTimeout(() => {
      if (gesture.current === current) gesture.current = undefined
    })
  }

  return (
    <input
      {...input}
      {...range}
      type="range"
      value={shown}
      onChange={({ target: { valueAsNumber } }) => {
        const { current } = gesture
        if (!current || current.setsValue) onChange(valueAsNumber)
        // React then sets the input to its old value.
        else current.pressed = valueAsNumber
      }}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={cancel}
      onTouchEnd={end}
      onTouchCancel={end}
      onKeyDown={() => {
        gesture.current = undefined
      }}
      aria-valuetext={format(shown)}
      className="slider"
      style={{ '--filled': (shown - min) / (max - min) } as CSSProperties}
    />
  )
}
