import { funnelSteps, type StepCounts } from '#contract/insights.ts'
import { Bars } from './Bars.tsx'
import { Figure } from './Figure.tsx'
import { peopleCell } from './figure-table.ts'
import { type Period, writtenPeriod } from './periods.ts'
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
      title={writtenPeriod(period)}
      about="From the first visit to the loan: people, then presses of “Apply Now” and what lenders said of them. Each step counts what happened in this time, so it can be more than the step before: some people start at the sign-in or press for several lenders, and a lender may answer weeks later."
      file={`funnel_${period.from}_${period.to}`}
      table={{
        columns: ['Step', 'Number', 'Beside the step before'],
        rows: steps ? bars.map(({ name, people, note }) => [name, peopleCell(people), note]) : [],
      }}
    >
      <Bars bars={bars} />
    </Figure>
  )
}
