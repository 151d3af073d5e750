import { FieldsSkeleton } from './FieldsSkeleton.tsx'
import type { Step } from './progress.ts'
import { StepBar } from './StepBar.tsx'
import { StepIntro } from './StepHeading.tsx'

/** Prerendered for each step, and shown until the app has started. */
export const JourneyLoading = ({ step }: { step: Step }) => (
  <div className="page flex max-w-xl grow flex-col pt-6 sm:pt-10 xl:pb-10">
    <StepBar step={step} />
    <StepIntro step={step} />
    <FieldsSkeleton step={step} />
  </div>
)
