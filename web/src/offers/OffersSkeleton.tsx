import { loadingOffers } from '#words/offers.ts'
import { Card } from '../ui/Card.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

export const offerGrid = 'grid grid-cols-1 gap-x-4 md:grid-cols-2 lg:grid-cols-3'

/** Placeholders as tall as the elements that they stand in for, so that the layout does not shift. */
export function OffersSkeleton() {
  return (
    <div role="status">
      <p className="mt-2 text-quiet">{loadingOffers}</p>
      <Skeleton className="mt-4 h-18 w-full sm:hidden" />
      <Card className="mt-5 hidden sm:grid gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-4">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-24 w-full" />
        ))}
      </Card>
      <div className="mt-4 hidden gap-3 sm:flex">
        <Skeleton className="h-19 w-60" />
        <Skeleton className="h-19 w-52" />
      </div>
      <div className={`mt-3 sm:mt-8 ${offerGrid}`}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} className="mt-4 h-58 w-full" />
        ))}
      </div>
    </div>
  )
}
