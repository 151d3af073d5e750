import type { Offer } from '#contract/offer.ts'
import { quotedTerms } from './format.ts'

/** The lender's terms in its own wording. */
export function OfferTerms({ offer }: { offer: Offer }) {
  return (
    <dl className="divide-y divide-line">
      {Object.entries(quotedTerms(offer)).map(([name, value]) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
          <dt className="shrink-0 text-sm text-quiet">{name}</dt>
          <dd className="ml-auto text-right font-semibold">{value || 'Ask the lender'}</dd>
        </div>
      ))}
    </dl>
  )
}
