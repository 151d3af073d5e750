import {
  type FunnelStep,
  funnelSteps,
  type People,
  type StepCounts,
  smallestGroup,
} from '#contract/insights.ts'
import { groupedNumber } from '../../ui/format.ts'

export const stepNames: Record<FunnelStep, string> = {
  compare: 'Visited the comparison',
  code: 'Asked for a code',
  'signed-in': 'Signed in',
  details: 'Gave their details',
  loan: 'Chose a loan',
  offers: 'Saw their offers',
  handover: 'Pressed “Apply Now”',
  received: 'Received by a lender',
  approved: 'Approved',
  disbursed: 'Paid out',
}

/** At the head of a column as wide as its figures. */
export const shortStepNames: Record<FunnelStep, string> = {
  compare: 'Visited',
  code: 'Code',
  'signed-in': 'Signed in',
  details: 'Details',
  loan: 'Loan',
  offers: 'Offers',
  handover: 'Pressed',
  received: 'Received',
  approved: 'Approved',
  disbursed: 'Paid out',
}

const press = funnelSteps.indexOf('handover')
/** The steps that a visitor takes. */
export const visitorSteps = funnelSteps.slice(0, press + 1)
/** The steps of which the lender is known. */
export const lenderSteps = funnelSteps.slice(press)

/** `1,204`, or `under 20`. */
export const writtenPeople = (people: People) =>
  people === 'few' ? `under ${smallestGroup}` : groupedNumber(people)

/** How many came to a step. */
export const peopleAt = (steps: StepCounts, step: FunnelStep): People => steps[step] ?? 0

/** Whether there is a number that can be drawn. */
export const isShown = (people: People) => people !== 'few' && people > 0

/** Of steps that somebody may choose, the one that says most, or else one that can be drawn; `undefined` if none can. */
export const stepToShow = (
  wanted: FunnelStep,
  steps: readonly FunnelStep[],
  groups: readonly { steps: StepCounts }[],
): FunnelStep | undefined =>
  [wanted, ...steps].find((step) => groups.some((group) => isShown(peopleAt(group.steps, step))))

/** The step before another. */
export const stepBefore = (step: FunnelStep): FunnelStep | undefined =>
  funnelSteps[funnelSteps.indexOf(step) - 1]

/**
 * A step as a share of the one before it. No percentage unless both numbers are known, and none above 100: where more came than
 * before, they weren't all the same people.
 */
export function shareOfStepBefore(steps: StepCounts, step: FunnelStep): string {
  const earlier = stepBefore(step)
  if (!earlier) return ''
  const before = peopleAt(steps, earlier)
  const people = peopleAt(steps, step)
  if (before === 'few' || people === 'few' || before === 0) return ''
  if (people > before) return 'more than before'
  const percent = (100 * people) / before
  return `${percent > 0 && percent < 1 ? 'under 1' : Math.round(percent)}%`
}
