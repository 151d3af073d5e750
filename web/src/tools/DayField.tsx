import { useState } from 'react'
import { isDay } from '#loans/dates.ts'
import { DateField } from '../ui/fields/DateField.tsx'

interface DayFieldProps {
  label: string
  hint?: string
  /** `yyyy-MM-dd`; empty while there is none. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** A day of a loan, which may lie in the future. What is typed stays in the field until it is a day. */
export function DayField({ value, onChange, ...props }: DayFieldProps) {
  const [typed, setTyped] = useState(value)
  return (
    <DateField
      {...props}
      value={dayOf(typed) === value ? typed : value}
      onChange={(next) => {
        setTyped(next)
        if (dayOf(next) !== value) onChange(dayOf(next))
      }}
      hasFuture
    />
  )
}

const dayOf = (text: string) => (isDay(text) ? text : '')
