import type { CheckResult } from '#statements/judge/findings.ts'
import type { Statement } from '#statements/statement.ts'
import * as words from '#words/kfs-result.ts'
import { Card } from '../../ui/Card.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { entryNames } from './describe-finding.ts'
import { money, rate } from './money.ts'
import { furtherFigures, readFigure, type Typed, type TypedName, typedFigures } from './typed-figures.ts'

interface FigureFieldsProps {
  statement: Statement
  typed: Typed
  errors: Typed
  computed: CheckResult['computed']
  onType: (name: TypedName, value: string) => void
}

const prefixes = { rupees: '₹', percent: '%', months: words.monthsUnit, count: undefined }

export function FigureFields({ statement, typed, errors, computed, onType }: FigureFieldsProps) {
  const ours: Partial<Record<TypedName, number | undefined>> = {
    instalmentAmount: computed.emi,
    apr: computed.apr,
    netDisbursed: computed.netDisbursed,
    totalToPay: computed.totalToPay,
  }
  const hintOf = (name: TypedName, unit: string) => {
    const value = ours[name]
    const isUnread = statement.isDocument && readFigure(statement, name) === '' && !typed[name]
    const written = value === undefined ? '' : unit === 'percent' ? rate(value) : money(value)
    return (
      [isUnread ? words.notFound : '', written && `${words.whatWeCompute}: ${written}`]
        .filter(Boolean)
        .join('. ') || undefined
    )
  }
  return (
    <section className="mt-8 print:break-inside-avoid">
      {statement.isDocument && <h2 className="text-xl">{words.whatWeRead}</h2>}
      <p className="mt-1 text-quiet print:hidden">
        <ChangingText>{statement.isDocument ? words.correctIt : words.typeWhatYouHave}</ChangingText>
      </p>
      <Card className="mt-3 grid items-end gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {[...typedFigures, ...(statement.isDocument ? furtherFigures : [])].map(({ name, unit }) => (
          <TextField
            key={name}
            label={name === 'fees' ? words.feesWithGst : entryNames[name]}
            hint={hintOf(name, unit)}
            error={errors[name]}
            prefix={prefixes[unit]}
            inputMode={unit === 'months' || unit === 'count' ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={typed[name] ?? readFigure(statement, name)}
            onChange={({ target }) => onType(name, target.value)}
          />
        ))}
      </Card>
    </section>
  )
}
