import { funnelSteps, type StepCounts, smallestGroup } from '#contract/insights.ts'
import { Bars } from './Bars.tsx'
import { Figure } from './Figure.tsx'
import { peopleCell } from './figure-table.ts'
import { type Period, writtenPeriod } from './periods.ts'
import { peopleAt, shareOfStepBefore, stepNames } from './steps.ts'

interface FunnelProps {
  period: Period
  isOver: boolean
  /** Absent if nobody came to any. */
  steps: StepCounts | undefined
  /** Some numbers of the page are not shown. */
  hasFew: boolean
}

/** How many came to each step in a period, beside those who came to the step before. */
export function Funnel({ period, isOver, steps, hasFew }: FunnelProps) {
  const counts = steps ?? {}
  const bars = funnelSteps.map((step) => ({
    name: stepNames[step],
    people: peopleAt(counts, step),
    note: shareOfStepBefore(counts, step),
  }))
  return (
    <Figure
      title={`${writtenPeriod(period)}${isOver ? '' : ', so far'}`}
      about="From the first visit to the loan. Each percentage is of the step before."
      file={`funnel_${period.from}_${period.to}`}
      table={{
        columns: ['Step', 'Number', 'Of the step before'],
        rows: steps ? bars.map(({ name, people, note }) => [name, peopleCell(people), note]) : [],
      }}
    >
      <Bars bars={bars} isSpread />
      <details className="mt-2">
        <summary className="min-h-11 py-2.5 text-sm font-medium">How these are counted</summary>
        <p className="max-w-prose text-sm text-quiet">
          From “Apply Now” on, presses are counted and what lenders say. A step may have more than the one
          before: people start at the sign-in or press for several lenders, a lender answers weeks later, and
          whoever asks not to be tracked is counted at the press only.
        </p>
        {hasFew && (
          <p className="mt-2 max-w-prose text-sm text-quiet">
            {`Fewer than ${smallestGroup} people are shown as “under ${smallestGroup}”, in tables as “<${smallestGroup}”. So are some larger groups from which such a group could be worked out by subtraction.`}
          </p>
        )}
      </details>
    </Figure>
  )
}
