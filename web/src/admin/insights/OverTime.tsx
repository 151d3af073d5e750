import { useState } from 'react'
import { type FunnelStep, funnelSteps, type Insights } from '#contract/insights.ts'
import { Columns } from './Columns.tsx'
import { Figure } from './Figure.tsx'
import { stepsTable } from './figure-table.ts'
import { periodsOf, shortDay, shortPeriod, type View, writtenMonth, writtenPeriod } from './periods.ts'
import { StepField } from './StepField.tsx'
import { peopleAt, stepToShow } from './steps.ts'

interface OverTimeProps {
  view: View
  today: string
  /** The first day that was counted. */
  since: string | undefined
  periods: Insights['periods']
}

/** How many came to a step in each day or week of the month. */
export function OverTime({ view: { month, kind, period }, today, since, periods }: OverTimeProps) {
  const [chosen, setStep] = useState<FunnelStep>()
  const each = kind === 'week' ? 'week' : 'day'
  const shown = periodsOf(month, each, today, since)
  const counted = shown.map((one) => ({
    name: writtenPeriod(one),
    steps: periods.find(({ kind, from }) => kind === each && from === one.from)?.steps ?? {},
  }))
  const step = chosen ?? stepToShow('signed-in', funnelSteps, counted)
  // Nothing that can be drawn, at any step.
  if (!step) return null
  return (
    <Figure
      title={`Each ${each} of ${writtenMonth(month)}`}
      about={`How many came to a step.${kind === each ? ` ▲ is the ${each} that is chosen above.` : ''}`}
      file={`${each}s_${month}`}
      table={{
        ...stepsTable(each === 'week' ? 'Week' : 'Day', counted, funnelSteps),
        shortNames: shown.map(shortPeriod),
      }}
      control={<StepField steps={funnelSteps} value={step} onChange={setStep} />}
    >
      <Columns
        columns={counted.map(({ steps }, n) => ({
          name: shortDay(shown[n]?.from ?? ''),
          people: peopleAt(steps, step),
        }))}
        marked={shown.findIndex(({ from }) => kind === each && from === period.from)}
      />
    </Figure>
  )
}
