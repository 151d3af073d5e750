import { factLabels, factNames } from '#contract/describe-facts.ts'
import type { StoredOffer } from '#contract/offer.ts'
import { loanTypes } from '#loans/loan-request.ts'
import type { Elements } from '../../ui/elements.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { lendersOf, type OfferFilter, recheckDays } from './filter-offers.ts'

interface OfferFiltersProps {
  /** All offers, whose lenders can be chosen. */
  offers: StoredOffer[]
  filter: OfferFilter
  onChange: (filter: OfferFilter) => void
  /** A field before the filters. */
  first: Elements
  /** What comes after them. */
  children: Elements
}

const prices = { priced: 'With a price', unpriced: 'Without a price' } as const
const states = { shown: 'Shown to borrowers', hidden: 'Hidden', badgeOff: 'Badge off' } as const
const checks = {
  recently: `In the last ${recheckDays} days`,
  'long ago': `More than ${recheckDays} days ago`,
  never: 'Not all facts checked',
} as const

/** Not an empty value, for which the field shows its placeholder. */
const all = 'All'

export const countFilters = (filter: OfferFilter) =>
  Object.values(filter).filter((value) => value !== undefined).length

/** What the list is narrowed to. */
export function OfferFilters({ offers, filter, onChange, first, children }: OfferFiltersProps) {
  const select = <Name extends keyof OfferFilter>(
    name: Name,
    label: string,
    labels: Readonly<Record<string, string>>,
  ) => (
    <SelectField
      label={label}
      options={[all, ...Object.keys(labels)]}
      labels={labels}
      value={filter[name] ?? all}
      onChange={(value) => onChange({ ...filter, [name]: value === all ? undefined : value })}
    />
  )
  const same = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]))
  return (
    <div className="grid items-end gap-x-4 gap-y-3 text-sm md:grid-cols-2 lg:grid-cols-4 [&_[aria-live]:empty]:hidden [&_label]:text-sm lg:[&_select]:min-h-11">
      {first}
      {select('lender', 'Lender', same(lendersOf(offers)))}
      {select('loanType', 'Loan type', same(loanTypes))}
      {select('price', 'Price', prices)}
      {select('status', 'State', states)}
      {select('missing', 'Missing fact', {
        any: 'Any fact',
        ...Object.fromEntries(factNames.map((name) => [name, factLabels[name]])),
      })}
      {select('checked', 'Oldest check of a fact', checks)}
      {children}
    </div>
  )
}
