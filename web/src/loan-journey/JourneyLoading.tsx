import * as words from '#words/loan-journey.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { FieldsSkeleton } from './FieldsSkeleton.tsx'
import { progress, type Step } from './progress.ts'
import { StepIntro } from './StepHeading.tsx'

/** Prerendered for each step, and shown until the app has started. */
export const JourneyLoading = ({ step }: { step: Step }) => (
  <div className="page flex max-w-xl grow flex-col pt-6 sm:pt-10 xl:pb-10">
    {step !== 1 && (
      <div className="mb-8">
        <ProgressBar value={progress(step, {})} steps={words.steps} current={step - 1} />
      </div>
    )}
    <StepIntro step={step} />
    <FieldsSkeleton step={step} />
  </div>
)
