import { Popover } from 'radix-ui'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Badge } from '../ui/Badge.tsx'

/** The editors' badge, with a popover that says that it does not affect the order. */
export function RecommendedBadge({ lender }: { lender: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Badge tone="accent">Recommended</Badge>
      <Popover.Root>
        <Popover.Trigger
          className="link -my-2 inline-flex min-h-11 items-center px-1 text-sm"
          aria-label={`Why? About the badge of ${lender}`}
        >
          Why?
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label="About the badge"
            sideOffset={4}
            collisionPadding={16}
            className="z-50 max-w-72 animate-appear rounded-card border border-line bg-surface p-4 text-sm text-ink shadow-over outline-none"
          >
            <p>
              Our editors’ pick. It doesn’t change the order: we sort offers by what they cost you, and nobody
              can pay to move up.
            </p>
            <Link to={paths.ranking} className="link mt-1 inline-flex min-h-11 items-center font-medium">
              How we rank
            </Link>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </span>
  )
}
