import { useMemo, useState } from 'react'
import type { Offer } from '#contract/offer.ts'
import type { LoanType } from '#loans/loan-request.ts'
import type { costsOfOffers } from './costs-of-offers.ts'

export const sorts = ['name', 'cost']

/** The order that was asked for, and with `cost` what the offers cost. The code that reads terms is loaded once it is needed. */
export function useCosts(offers: readonly Offer[], type: LoanType | undefined) {
  const [sort, setSort] = useState('name')
  const [costsOf, setCostsOf] = useState<typeof costsOfOffers>()
  const costs = useMemo(
    () => (sort === 'cost' ? costsOf?.(offers, type) : undefined),
    [sort, costsOf, offers, type],
  )
  return {
    costs,
    sort,
    setSort: (chosen: string) => {
      setSort(chosen)
      if (chosen === 'cost')
        import('./costs-of-offers.ts').then(
          ({ costsOfOffers }) => setCostsOf(() => costsOfOffers),
          () => setSort('name'),
        )
    },
  }
}
