import { useState } from 'react'

/** How a field reads, limits and shows a figure. */
export interface FigureFormat {
  /** The range of the figures that are accepted without an error. */
  accepted: { min: number; max: number }
  /** Reads the typed text; `NaN` when it is not a figure. */
  parse: (text: string) => number
  /** Formats a value for the text field, unless the user typed it. */
  formatInput: (value: number) => string
  messages: { tooLow: string; tooHigh: string; unreadable: string }
}

interface TypedFigureProps extends FigureFormat {
  /** May be outside `accepted`; `NaN` when the text is not a figure. */
  value: number
  onChange: (value: number) => void
  /** The caller's error. The field's own error, if there is one, is shown instead. */
  error?: string | undefined
}

/** The text of a field for a figure, which stays as typed even when it is not a figure or out of range. */
export function useTypedFigure({
  value,
  onChange,
  parse,
  formatInput,
  accepted,
  messages,
  error,
}: TypedFigureProps) {
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
    figure >= accepted.min
      ? figure > accepted.max
        ? messages.tooHigh
        : undefined
      : Number.isNaN(figure) && text.trim()
        ? messages.unreadable
        : messages.tooLow
  const type = (next: string) => {
    setTyped(next)
    onChange(parse(next))
  }
  return {
    text,
    figure,
    // The caller of the field knows only the number, so the field's own error is more precise.
    error: hasLeft || error ? (problem ?? error) : undefined,
    type,
    /** Sets a value that was not typed, such as one chosen with a slider. */
    choose: (next: number) => {
      setTyped(undefined)
      onChange(next)
    },
    /** An accepted figure in plain digits is then written as the field writes figures, such as `3,00,000`. */
    leave: () => {
      setHasLeft(true)
      if (problem === undefined && /^\d{4,}$/.test(text)) setTyped(undefined)
    },
  }
}
