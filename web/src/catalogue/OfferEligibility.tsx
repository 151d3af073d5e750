import type { Eligibility, Range } from '#loans/eligibility.ts'
import * as words from '#words/catalogue.ts'
import { loanTypes as loanTypeNames, professions as professionNames } from '#words/choices.ts'
import { years } from '#words/format.ts'
import { between, orMore, upTo } from '#words/spans.ts'
import { rupees } from '../ui/format.ts'
import { factRow } from './OfferTerms.tsx'

/**
 * Who can apply, by the rules that are set. Without any rules, we say that we don't know: hardly any lender accepts
 * everybody.
 */
export function OfferEligibility({ eligibility = {} }: { eligibility: Eligibility | undefined }) {
  const { loanTypes, professions, amount, minMonthlyIncome, ageYears } = eligibility
  const rules = [
    [words.loanTypes, loanTypes?.map((type) => loanTypeNames[type]).join(', ')],
    [words.professions, professions?.map((name) => professionNames[name]).join(', ')],
    [words.termNames.loanAmount, amount && describeRange(amount, amountWords)],
    [words.monthlyIncome, minMonthlyIncome !== undefined && orMore(rupees(minMonthlyIncome))],
    [words.age, ageYears && describeRange(ageYears, ageWords)],
  ].filter(([, rule]) => rule)
  if (rules.length === 0) return <p className="text-quiet">{words.notTold}</p>
  return (
    <dl className="divide-y divide-line">
      {rules.map(([name, rule]) => (
        <div key={String(name)} className={factRow}>
          <dt className="text-sm text-quiet">{name}</dt>
          <dd className="font-medium">{rule}</dd>
        </div>
      ))}
    </dl>
  )
}

interface RangeWords {
  exactly: (value: number) => string
  upTo: (max: number) => string
  orMore: (min: number) => string
  between: (min: number, max: number) => string
}

const amountWords: RangeWords = {
  exactly: rupees,
  upTo: (max) => upTo(rupees(max)),
  orMore: (min) => orMore(rupees(min)),
  between: (min, max) => between(rupees(min), rupees(max)),
}

const ageWords: RangeWords = {
  exactly: years,
  upTo: words.ageUpTo,
  orMore: words.ageOrMore,
  between: words.ageBetween,
}

function describeRange({ min, max }: Range, { exactly, upTo, orMore, between }: RangeWords): string {
  if (min === undefined) return max === undefined ? '' : upTo(max)
  if (max === undefined) return orMore(min)
  return min === max ? exactly(min) : between(min, max)
}
