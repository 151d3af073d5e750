import { loadingDetails } from '#words/loan-journey.ts'
import { loading } from '#words/ui.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { Step } from './progress.ts'

const fields: Record<Step, number> = { 1: 3, 2: 7, 3: 4 }

/** Shown while the JavaScript of a step's form, or the data that fills it in, is loading. */
export const FieldsSkeleton = ({ step }: { step: Step }) => (
  <div role="status">
    <span className="sr-only">{step === 1 ? loading : loadingDetails}</span>
    {Array.from({ length: fields[step] }, (_, index) => index).map((index) => (
      <div key={index} className="mb-5 flex flex-col gap-1.5">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-12 w-full" />
      </div>
    ))}
  </div>
)
