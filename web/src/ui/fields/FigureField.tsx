import type { ReactNode } from 'react'
import { TextField } from './TextField.tsx'
import { type FigureFormat, useTypedFigure } from './use-typed-figure.ts'

interface FigureFieldProps extends FigureFormat {
  label: string
  hint?: ReactNode
  prefix?: string
  value: number
  onChange: (value: number) => void
  error?: string | undefined
}

/** A text field for a figure. What is typed stays as it is, except that an amount gets its commas when the field is left; the error appears below. */
export function FigureField({ label, hint, prefix, ...figure }: FigureFieldProps) {
  const { text, error, type, leave } = useTypedFigure(figure)
  return (
    <TextField
      label={label}
      hint={hint}
      prefix={prefix}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={30}
      value={text}
      error={error}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={leave}
      className="amount"
    />
  )
}
