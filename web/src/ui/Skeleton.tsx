/** Holds the place of something that is loading. Size it with classes; say "Loading" once, beside it. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-small bg-line ${className}`} />
}
