import * as words from '#words/loan-journey.ts'
import type { SavedForm } from '../borrower/saved-form.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { progress, type Step } from './progress.ts'

/** The steps, and from step 2 on how far a borrower with this form is. */
export const StepBar = ({ step, form = {} }: { step: Step; form?: SavedForm }) => (
  <div className="mb-8">
    <ProgressBar
      {...(step !== 1 && { value: progress(step, form) })}
      steps={words.steps}
      current={step - 1}
    />
  </div>
)
