import * as words from '#words/best-offer.ts'
import { Skeleton } from '../ui/Skeleton.tsx'

export const BestOfferLoading = () => (
  <div role="status" className="mt-6">
    <span className="sr-only">{words.loading}</span>
    <Skeleton className="h-48 w-full" />
  </div>
)

/** Stands where the offer would be if its code did not load. */
export const BestOfferNotLoaded = () => (
  <p role="alert" className="mt-6 font-medium">
    {words.notLoaded}
  </p>
)
