import type { EvaluatedOffer } from './evaluated-offer.ts'

/** What the figures don't say about the highest rate that the lender may charge. */
export function RangeBadge({ evaluated: { priced, isFirstEvenAtHighest } }: { evaluated: EvaluatedOffer }) {
  if (!priced) return null
  const text = isFirstEvenAtHighest
    ? 'First even at its highest rate'
    : priced.costAtHighest === undefined && 'No upper limit quoted'
  if (!text) return null
  return (
    <span className="flex min-h-6 w-fit items-center rounded-full border border-line bg-surface px-2 text-xs font-medium text-quiet">
      {text}
    </span>
  )
}
