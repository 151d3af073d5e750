import { Card } from '../ui/Card.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

export const offerGrid = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3'

/** As tall as the cards that will come, so that nothing jumps. */
export function OffersSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading offers</span>
      <div className={offerGrid}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Card key={place} className="flex flex-col gap-4">
            <div className="flex gap-3">
              <Skeleton className="size-12" />
              <Skeleton className="h-6 w-40" />
            </div>
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-28 w-full" />
            <Skeleton className="h-12 w-full" />
          </Card>
        ))}
      </div>
    </div>
  )
}
