import { Skeleton } from '../ui/Skeleton.tsx'

const fields = { 2: 7, 3: 4 }

/** While the form of a step, or what the server knows, is loading. */
export const FieldsSkeleton = ({ step }: { step: 2 | 3 }) => (
  <div role="status">
    <span className="sr-only">Loading your details</span>
    {Array.from({ length: fields[step] }, (_, index) => index).map((index) => (
      <div key={index} className="mb-5 flex flex-col gap-1.5">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-12 w-full" />
      </div>
    ))}
  </div>
)
