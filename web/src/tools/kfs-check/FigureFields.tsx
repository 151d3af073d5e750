import type { CheckResult } from '#statements/judge/findings.ts'
import * as words from '#words/kfs-result.ts'
import { Card } from '../../ui/Card.tsx'
import { FigureInput } from './FigureInput.tsx'
import { money, rate } from './money.ts'
import { type Typed, type TypedName, typedFigures } from './typed-figures.ts'

interface FigureFieldsProps {
  typed: Typed
  errors: Typed
  computed: CheckResult['computed']
  onType: (name: TypedName, value: string) => void
}

/** The fields of a statement whose figures are typed. */
export function FigureFields({ typed, errors, computed, onType }: FigureFieldsProps) {
  const ours: Partial<Record<TypedName, number | undefined>> = {
    instalmentAmount: computed.emi,
    apr: computed.apr,
    netDisbursed: computed.netDisbursed,
    totalToPay: computed.totalToPay,
  }
  const hintOf = (name: TypedName) => {
    const value = ours[name]
    if (value === undefined) return undefined
    return `${words.whatWeCompute}: ${name === 'apr' ? rate(value) : money(value)}`
  }
  return (
    <Card className="mt-3 grid grid-cols-1 items-end gap-x-6 gap-y-5 sm:grid-cols-2">
      {typedFigures.map(({ name, unit }) => (
        <FigureInput
          key={name}
          label={name === 'fees' ? words.feesWithGst : words.entries[name]}
          hint={hintOf(name)}
          error={errors[name]}
          unit={unit}
          value={typed[name] ?? ''}
          onType={(text) => onType(name, text)}
        />
      ))}
    </Card>
  )
}
