import { Skeleton } from '../../ui/Skeleton.tsx'

export function UsersSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">Loading users</span>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
        <Skeleton key={place} className="h-16 w-full" />
      ))}
    </div>
  )
}
