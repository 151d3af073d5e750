import type { Offer } from '#contract/offer.ts'

const terms = [
  { name: 'Loan amount', field: 'loanAmount' },
  { name: 'Interest rate (p.a.)', field: 'interestRate' },
  { name: 'Tenure', field: 'tenure' },
  { name: 'Processing fees', field: 'processingFee' },
] as const

/** The lender's own words, as they were written. */
export function OfferTerms({ offer }: { offer: Offer }) {
  return (
    <dl className="divide-y divide-line">
      {terms.map(({ name, field }) => (
        <div key={field} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
          <dt className="shrink-0 text-sm text-quiet">{name}</dt>
          <dd className="ml-auto text-right font-semibold">{offer[field] || 'Ask the lender'}</dd>
        </div>
      ))}
    </dl>
  )
}
