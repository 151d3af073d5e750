import type { People, StepCounts } from '#contract/insights.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { peopleAt, stepNames, writtenPeople } from './steps.ts'

const steps = ['compare', 'signed-in', 'handover', 'disbursed'] as const

interface HeadlineProps {
  counts: StepCounts
  /** A week earlier, if it can be compared. */
  earlier: StepCounts | undefined
}

/** The figures of a period that one asks for first, each with its change against a week earlier. */
export const Headline = ({ counts, earlier }: HeadlineProps) => (
  <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
    {steps.map((step) => (
      <div key={step} className="flex flex-col justify-between bg-surface px-4 py-3 sm:px-5">
        <dt className="text-sm text-quiet">{stepNames[step]}</dt>
        <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
          <ChangingText className="amount text-2xl font-bold">
            {writtenPeople(peopleAt(counts, step))}
          </ChangingText>
          {earlier && <Change now={peopleAt(counts, step)} before={peopleAt(earlier, step)} />}
        </dd>
      </div>
    ))}
  </dl>
)

function Change({ now, before }: { now: People; before: People }) {
  if (now === 'few' || before === 'few' || before === 0) return null
  const percent = Math.round((100 * (now - before)) / before)
  const [sign, tone] =
    percent === 0 ? ['', 'text-quiet'] : percent < 0 ? ['−', 'text-caution'] : ['+', 'text-positive']
  return (
    <ChangingText className={`amount text-sm font-semibold ${tone}`}>
      {`${sign}${Math.abs(percent)}%`}
    </ChangingText>
  )
}
