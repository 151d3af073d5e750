import type { Offer } from '../../../functions/contract/offer.ts'

const terms = [
  { name: 'Loan amount', field: 'loanAmount' },
  { name: 'Interest rate (p.a.)', field: 'interestRate' },
  { name: 'Tenure', field: 'tenure' },
  { name: 'Processing fees', field: 'processingFee' },
] as const

/** The lender's own words, as they were written. */
export function OfferTerms({ offer }: { offer: Offer }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      {terms.map(({ name, field }) => (
        <div key={field}>
          <dt className="text-sm text-quiet">{name}</dt>
          <dd className="font-semibold tabular-nums">{offer[field] || 'Ask the lender'}</dd>
        </div>
      ))}
    </dl>
  )
}
