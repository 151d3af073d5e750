import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { Offer } from '#contract/offer.ts'
import { paths } from '../paths.ts'
import { Badge } from '../ui/Badge.tsx'

/** The editors' badge, with a popover that gives their reason and says that it does not affect the order. */
export function RecommendedBadge({ offer: { lender, recommended_reason } }: { offer: Offer }) {
  const id = useId()
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-1">
      <Badge tone="accent">Recommended</Badge>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`Why? About the badge of ${lender}`}
        className="link h-6 rounded-full bg-surface px-2 text-xs"
      >
        Why?
      </button>
      <div
        id={id}
        popover="auto"
        role="note"
        aria-label="About the badge"
        className="m-auto max-w-72 rounded-card border border-line bg-surface p-4 text-sm text-ink shadow-over supports-[position-area:bottom]:mx-4 supports-[position-area:bottom]:my-1 [position-area:bottom_span-right] [position-try-fallbacks:flip-block]"
      >
        <p>
          {recommended_reason ? `${recommended_reason.replace(/[.\s]+$/, '')}.` : 'Our editors’ pick.'} The
          badge doesn’t change the order: we sort offers by what they cost you, and nobody can pay to move up.
        </p>
        <Link to={paths.ranking} className="link mt-1 inline-flex min-h-11 items-center font-medium">
          How we rank
        </Link>
      </div>
    </div>
  )
}
