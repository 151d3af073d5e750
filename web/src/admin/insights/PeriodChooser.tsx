import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { ChoiceTiles } from '../../ui/fields/ChoiceTiles.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { type Kind, monthBeside, periodsOf, type View, writtenMonth, writtenPeriod } from './periods.ts'

const kindNames: Record<Kind, string> = { day: 'Day', week: 'Week', month: 'Month' }

/** What the address says about a view. */
interface Chosen extends Record<string, string> {
  month: string
  by: Kind
}

interface PeriodChooserProps {
  view: View
  today: string
  /** The first day that was counted, once it is known. */
  since: string | undefined
  onChange: (chosen: Chosen) => void
}

/** The month, whether its figures are those of a day, a week or all of it, and of which. */
export function PeriodChooser({ view, today, since, onChange }: PeriodChooserProps) {
  const { month, kind, period } = view
  const periods = periodsOf(month, kind, today, since).reverse()
  const isOldest = since !== undefined && month <= since.slice(0, 7)
  return (
    <search className="grid items-end gap-4 lg:grid-cols-3">
      <div>
        <p className="mb-1.5 font-medium">Month</p>
        <div className="flex items-center gap-2">
          <MonthButton
            month={monthBeside(month, -1)}
            isOut={isOldest}
            onPress={(chosen) => onChange({ month: chosen, by: kind })}
          />
          <p role="status" className="min-w-0 flex-1 text-center font-semibold">
            <ChangingText>{writtenMonth(month)}</ChangingText>
          </p>
          <MonthButton
            month={monthBeside(month, 1)}
            isLater
            isOut={month >= today.slice(0, 7)}
            onPress={(chosen) => onChange({ month: chosen, by: kind })}
          />
        </div>
      </div>
      <ChoiceTiles
        legend="Figures of a"
        name="by"
        options={kindNames}
        value={kind}
        onChange={(by) => onChange({ month, by })}
      />
      {kind !== 'month' && periods.length > 0 && (
        <SelectField
          label={kindNames[kind]}
          options={periods.map(({ from }) => from)}
          labels={Object.fromEntries(periods.map((one) => [one.from, writtenPeriod(one)]))}
          value={period.from}
          onChange={(from) => onChange({ month, by: kind, from })}
        />
      )}
      <p className="flex flex-wrap gap-x-6 lg:col-span-3">
        <Link to={paths.adminInsights} className="link py-2.5">
          Last week
        </Link>
        <Link to={`${paths.adminInsights}?by=day`} className="link py-2.5">
          Today
        </Link>
        <Link to={`${paths.adminInsights}?by=month`} className="link py-2.5">
          This month
        </Link>
      </p>
    </search>
  )
}

interface MonthButtonProps {
  month: string
  isLater?: boolean
  /** There is nothing in it. Keeps the focus all the same. */
  isOut: boolean
  onPress: (month: string) => void
}

const MonthButton = ({ month, isLater = false, isOut, onPress }: MonthButtonProps) => (
  <Button
    variant="secondary"
    aria-label={`${isLater ? 'Next' : 'Previous'} month: ${writtenMonth(month)}`}
    aria-disabled={isOut}
    onClick={() => !isOut && onPress(month)}
    className="px-3!"
  >
    {isLater ? (
      <ChevronRight className="size-5" aria-hidden="true" />
    ) : (
      <ChevronLeft className="size-5" aria-hidden="true" />
    )}
  </Button>
)
