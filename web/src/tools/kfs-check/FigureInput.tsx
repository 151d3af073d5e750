import { monthsUnit } from '#words/kfs-result.ts'
import { TextField, type TextFieldProps } from '../../ui/fields/TextField.tsx'
import { grouped, type Unit } from './typed-figures.ts'

interface FigureInputProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error'> {
  unit: Unit
  value: string
  onType: (text: string) => void
}

const prefixes = { rupees: '₹', percent: '%', months: monthsUnit, count: undefined }

/** A field for a figure of a statement. An amount is grouped as people write it once the field is left: `2,00,000`. */
export function FigureInput({ unit, value, onType, ...text }: FigureInputProps) {
  return (
    <TextField
      {...text}
      prefix={prefixes[unit]}
      inputMode={unit === 'months' || unit === 'count' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onType(target.value)}
      onBlur={() => {
        const written = grouped(value.trim(), unit)
        if (written !== value.trim()) onType(written)
      }}
    />
  )
}
