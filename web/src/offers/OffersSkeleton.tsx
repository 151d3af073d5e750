import { loadingOffers } from '#words/offers.ts'
import { Card } from '../ui/Card.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

export const offerGrid = 'grid grid-cols-1 gap-x-4 md:grid-cols-2'

/** From 64rem up, the controls are a rail on the left of the list, unless the list is a table. */
export const besideRail = 'lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start lg:gap-x-6'
/** It scrolls by itself. The padding leaves room for the outlines of what has the focus. */
export const rail =
  'lg:sticky lg:top-16 lg:-mx-1 lg:max-h-[calc(var(--viewport-height)-4rem)] lg:overflow-y-auto lg:px-1 lg:pb-4'

/** Placeholders as tall as the elements that they stand in for, so that the layout does not shift. */
export function OffersSkeleton() {
  return (
    <div role="status">
      <p className="mt-2 text-quiet">{loadingOffers}</p>
      <Skeleton className="mt-4 h-18 w-full sm:hidden" />
      <div className={besideRail}>
        <div>
          <Card className="mt-5 hidden sm:grid gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-1">
            {[1, 2, 3, 4].map((place) => (
              <Skeleton key={place} className="h-24 w-full" />
            ))}
          </Card>
          <div className="mt-4 hidden gap-3 sm:flex lg:flex-col">
            <Skeleton className="h-19 w-60 max-w-full" />
            <Skeleton className="h-19 w-52 max-w-full" />
          </div>
        </div>
        <div className={`mt-3 sm:mt-8 ${offerGrid}`}>
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <Skeleton key={place} className="mt-4 h-58 w-full" />
          ))}
        </div>
      </div>
    </div>
  )
}
