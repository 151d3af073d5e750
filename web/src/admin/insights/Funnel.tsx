import { funnelSteps, type StepCounts } from '#contract/insights.ts'
import { Bars } from './Bars.tsx'
import { Figure } from './Figure.tsx'
import { peopleCell } from './figure-table.ts'
import type { Period } from './periods.ts'
import { peopleAt, shareOfStepBefore, stepNames } from './steps.ts'

interface FunnelProps {
  period: Period
  /** Absent if nobody came to any. */
  steps: StepCounts | undefined
}

/** How many came to each step in a period, beside those who came to the step before. */
export function Funnel({ period, steps }: FunnelProps) {
  const counts = steps ?? {}
  const bars = funnelSteps.map((step) => ({
    name: stepNames[step],
    people: peopleAt(counts, step),
    note: shareOfStepBefore(counts, step),
  }))
  return (
    <Figure
      title="From the first visit to the loan"
      about="Each percentage is of the step before."
      file={`funnel_${period.from}_${period.to}`}
      table={{
        columns: ['Step', 'Number', 'Of the step before'],
        rows: steps ? bars.map(({ name, people, note }) => [name, peopleCell(people), note]) : [],
      }}
    >
      <Bars bars={bars} isSpread />
    </Figure>
  )
}
