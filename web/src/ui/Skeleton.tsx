/** Placeholder for content that is loading. Size it by classes; announce "Loading" once, next to it. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-small bg-line ${className}`} />
}
