import { useState } from 'react'
import type { FunnelStep, People, StepCounts } from '#contract/insights.ts'
import { Bars } from './Bars.tsx'
import { Figure } from './Figure.tsx'
import { stepsTable } from './figure-table.ts'
import { StepField } from './StepField.tsx'
import { peopleAt, shareOfStepBefore, stepBefore, stepNames, stepToShow } from './steps.ts'

interface BreakdownProps {
  title: string
  about: string
  file: string
  /** What a group is: `Loan type`. */
  of: string
  groups: readonly { name: string; steps: StepCounts }[]
  /** Those that are counted by group. */
  steps: readonly FunnelStep[]
  /** Page translators leave the names of the groups as they are. */
  areNames?: boolean
}

/** How many came to a step in each group, the most first. */
export function Breakdown({ title, about, file, of, groups, steps, areNames }: BreakdownProps) {
  const [chosen, setStep] = useState<FunnelStep>()
  const step = chosen ?? stepToShow('handover', steps, groups) ?? 'handover'
  const before = step === steps[0] ? undefined : stepBefore(step)
  const bars = groups.map((group) => ({
    name: group.name,
    people: peopleAt(group.steps, step),
    note: before && shareOfStepBefore(group.steps, step),
  }))
  return (
    <Figure
      title={title}
      about={`${about}${before ? ` Percentages are of “${stepNames[before]}”.` : ''}`}
      file={file}
      table={stepsTable(of, groups, steps)}
      control={<StepField steps={steps} value={step} onChange={setStep} />}
    >
      <Bars bars={bars.sort((one, other) => size(other.people) - size(one.people))} areNames={areNames} />
    </Figure>
  )
}

/** For the order: a number that isn't shown is more than nobody. */
const size = (people: People) => (people === 'few' ? 1 : people)
