import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import {
  type Kind,
  kinds,
  lastWeek,
  monthBeside,
  periodsOf,
  shortPeriod,
  type View,
  writtenMonth,
} from './periods.ts'

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
  return (
    <search className="flex flex-wrap items-end gap-x-4 gap-y-3 [&_[aria-live]:empty]:hidden">
      <p className="flex gap-2">
        <Shortcut search="" isOn={kind === 'week' && period.from === lastWeek(today).from}>
          Last week
        </Shortcut>
        <Shortcut search="?by=day" isOn={kind === 'day' && period.from === today}>
          Today
        </Shortcut>
        <Shortcut search="?by=month" isOn={kind === 'month' && month === today.slice(0, 7)}>
          This month
        </Shortcut>
      </p>
      <div className="flex w-full items-center gap-2 sm:w-68 lg:ml-auto">
        <MonthButton
          name="Previous"
          month={monthBeside(month, -1)}
          isOut={since !== undefined && month <= since.slice(0, 7)}
          onPress={(chosen) => onChange({ month: chosen, by: kind })}
        />
        <p role="status" className="min-w-0 flex-1 text-center font-semibold">
          <ChangingText>{writtenMonth(month)}</ChangingText>
        </p>
        <MonthButton
          name="Next"
          month={monthBeside(month, 1)}
          isOut={month >= today.slice(0, 7)}
          onPress={(chosen) => onChange({ month: chosen, by: kind })}
        />
      </div>
      <div className="grid w-full grid-cols-[2fr_3fr] gap-x-3 sm:w-76">
        <SelectField
          label="Figures of a"
          options={kinds}
          labels={kindNames}
          value={kind}
          onChange={(chosen) => onChange({ month, by: kinds.find((one) => one === chosen) ?? kind })}
        />
        {kind !== 'month' && periods.length > 0 && (
          <SelectField
            label={kindNames[kind]}
            options={periods.map(({ from }) => from)}
            labels={Object.fromEntries(periods.map((one) => [one.from, shortPeriod(one)]))}
            value={period.from}
            onChange={(from) => onChange({ month, by: kind, from })}
          />
        )}
      </div>
    </search>
  )
}

interface ShortcutProps {
  search: string
  isOn: boolean
  children: string
}

const Shortcut = ({ search, isOn, children }: ShortcutProps) => (
  <Link
    to={paths.adminInsights + search}
    preventScrollReset
    aria-current={isOn || undefined}
    className="inline-flex min-h-12 items-center rounded-full border border-edge bg-surface px-4 text-sm font-medium hover:border-primary hover:text-primary aria-[current]:border-primary aria-[current]:bg-chosen aria-[current]:text-on-chosen"
  >
    {children}
  </Link>
)

interface MonthButtonProps {
  name: string
  month: string
  /** There is nothing in it. The button keeps the focus all the same. */
  isOut: boolean
  onPress: (month: string) => void
}

const MonthButton = ({ name, month, isOut, onPress }: MonthButtonProps) => (
  <Button
    variant="secondary"
    aria-label={`${name} month: ${writtenMonth(month)}`}
    aria-disabled={isOut}
    onClick={() => !isOut && onPress(month)}
    className="px-3!"
  >
    {name === 'Next' ? (
      <ChevronRight className="size-5" aria-hidden="true" />
    ) : (
      <ChevronLeft className="size-5" aria-hidden="true" />
    )}
  </Button>
)
