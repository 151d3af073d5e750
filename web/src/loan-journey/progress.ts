import type { SavedForm } from '../borrower/saved-form.ts'

/** 1 Register, 2 Details, 3 Offers: the names that the progress bar shows. */
export type Step = 1 | 2 | 3

/** The specification's weights (section 4): where a step starts, and what each filled field adds, in percent. */
const weights: Record<Step, { start: number; fields: Partial<Record<keyof SavedForm | 'otp', number>> }> = {
  1: { start: 0, fields: { mobile: 15, otp: 15 } },
  2: { start: 33, fields: { name: 10, gender: 5, dob: 5, profession: 5, income: 5, pan: 5 } },
  3: { start: 66, fields: { loanPurpose: 11, loanAmount: 11, tenure: 12 } },
}

/** How far along a person is, from 0 to 100. */
export function progress(step: Step, form: SavedForm & { otp?: string | undefined }): number {
  const { start, fields } = weights[step]
  const filled = Object.entries(fields).filter(([field]) => Boolean(form[field as keyof typeof form]))
  const total = filled.reduce((sum, [, weight]) => sum + weight, start)
  return Math.min(100, Math.max(0, total))
}
