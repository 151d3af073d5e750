import type { Eligibility } from '#loans/eligibility.ts'
import { rupees } from '../../ui/format.ts'

/** Who can apply, by the rules that are set. */
export function OfferEligibility({ eligibility = {} }: { eligibility: Eligibility | undefined }) {
  const { loanTypes, professions, amount, minMonthlyIncome, ageYears } = eligibility
  const rules = [
    ['Loan types', loanTypes?.join(', ')],
    ['Professions', professions?.join(', ')],
    ['Loan amount', amount && span(amount, rupees)],
    ['Monthly income', minMonthlyIncome !== undefined && span({ min: minMonthlyIncome }, rupees)],
    ['Age', ageYears && span(ageYears, (years) => `${years} years`)],
  ].filter(([, words]) => words)
  if (rules.length === 0) return <p className="text-quiet">Everybody. No restrictions are set.</p>
  return (
    <dl className="divide-y divide-line">
      {rules.map(([name, words]) => (
        <div key={String(name)} className="flex items-baseline justify-between gap-4 py-1.5">
          <dt className="shrink-0 text-sm text-quiet">{name}</dt>
          <dd className="min-w-0 text-right text-sm font-semibold">{words}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Span {
  min?: number | undefined
  max?: number | undefined
}

function span({ min, max }: Span, format: (value: number) => string): string {
  if (min === undefined) return max === undefined ? '' : `up to ${format(max)}`
  return max === undefined ? `${format(min)} or more` : `${format(min)} to ${format(max)}`
}
