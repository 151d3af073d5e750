import { type ReactNode, Suspense } from 'react'
import * as words from '#words/tools.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useIsNear } from '../../ui/use-is-near.ts'

/** Mounts its content, which loads the offers and its own code, once its place is in view or nearly so. */
export function OffersWhenNear({ children }: { children: ReactNode }) {
  const { watch, isNear } = useIsNear()
  return (
    <div ref={watch} className={isNear ? '' : 'min-h-72'}>
      {isNear && <Suspense fallback={<OffersLoading />}>{children}</Suspense>}
    </div>
  )
}

export const OffersLoading = () => (
  <div role="status" className="mt-6">
    <span className="sr-only">{words.loadingOffers}</span>
    <Skeleton className="h-72 max-w-xl" />
  </div>
)

/** Stands where the content would be if its code did not load. */
export const OffersNotLoaded = () => (
  <p role="alert" className="mt-3 font-medium">
    {words.offersNotLoaded}
  </p>
)
