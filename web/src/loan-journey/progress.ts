import type { SavedForm } from '../borrower/saved-form.ts'

/** 1 is Register, 2 Details and 3 Offers, as labelled on the progress bar. */
export type Step = 1 | 2 | 3

/** Step 1 shows the names of the steps only. */
export type StepWithBar = Exclude<Step, 1>

/** The specification's weights in percent: where a step starts, and what each filled field adds. */
const weights: Record<StepWithBar, { start: number; fields: Partial<Record<keyof SavedForm, number>> }> = {
  2: { start: 33, fields: { name: 10, gender: 5, dob: 5, profession: 5, income: 5, pan: 5 } },
  3: { start: 66, fields: { loanPurpose: 11, loanAmount: 11, tenure: 12 } },
}

/** Progress through the wizard, from 0 to 100. */
export function progress(step: StepWithBar, form: SavedForm): number {
  const { start, fields } = weights[step]
  const filled = Object.entries(fields).filter(([field]) => Boolean(form[field as keyof SavedForm]))
  const total = filled.reduce((sum, [, weight]) => sum + weight, start)
  return Math.min(100, Math.max(0, total))
}
