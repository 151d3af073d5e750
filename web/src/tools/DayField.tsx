import { TextField } from '../ui/fields/TextField.tsx'

interface DayFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** The browser's own date field, because the calendar of `DateField` allows no future dates. */
export const DayField = ({ onChange, ...props }: DayFieldProps) => (
  <TextField {...props} type="date" onChange={(event) => onChange(event.target.value)} />
)
