import { firstEvenAtHighest, noUpperLimit } from '#words/offer-card.ts'
import type { EvaluatedOffer } from '../evaluated-offer.ts'

/** Says that the offer is first even at its highest rate, or that the lender quotes no upper limit of its rate. */
export function RangeBadge({ evaluated: { priced, isFirstEvenAtHighest } }: { evaluated: EvaluatedOffer }) {
  if (!priced) return null
  const text = isFirstEvenAtHighest ? firstEvenAtHighest : priced.costAtHighest === undefined && noUpperLimit
  if (!text) return null
  return (
    <span className="flex min-h-6 w-fit items-center rounded-full border border-line bg-surface px-2 text-[0.75rem] font-medium whitespace-nowrap text-quiet">
      {text}
    </span>
  )
}
