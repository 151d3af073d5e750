import * as words from '#words/tools-afford.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

export const OffersLoading = () => (
  <div role="status" className="mt-6">
    <span className="sr-only">{words.loadingOffers}</span>
    <Skeleton className="h-72 max-w-xl" />
  </div>
)
