import type { Offer } from '#contract/offer.ts'
import type { PricedOffer, Ranking } from '#loans/rank.ts'
import { aprAtHighest } from '#loans/rank-position.ts'
import type { Comparison, Sort } from './comparison.ts'

type ListOptions = Pick<Comparison, 'loanType' | 'sort' | 'onlyFitting' | 'onlyType' | 'fees'>

const figures: Record<Exclude<Sort, 'rule'>, (offer: PricedOffer) => number> = {
  highest: aprAtHighest,
  emi: ({ cost }) => cost.emi,
  total: ({ cost }) => cost.totalRepay,
  fees: ({ cost }) => cost.fee + cost.gst,
}

type Eligible = Pick<Offer, 'id' | 'eligibility'>

/**
 * Applies the filters to a ranking and sorts each group. Offers with equal figures keep the order of the ranking
 * rule.
 */
export function filterAndSort(ranking: Ranking, offers: readonly Eligible[], options: ListOptions): Ranking {
  const { onlyFitting, onlyType, loanType, fees, sort } = options
  const excluded = new Set(offers.filter((offer) => onlyType && !isFor(offer, loanType)).map(({ id }) => id))
  const maxShare = maxFeeShare[fees]
  const filterGroup = <O extends PricedOffer>(group: O[]) =>
    sorted(
      group.filter(
        ({ id, cost, loan }) => !excluded.has(id) && cost.fee + cost.gst <= loan.principal * maxShare,
      ),
      sort,
    )
  return {
    fits: filterGroup(ranking.fits),
    stretch: onlyFitting ? [] : filterGroup(ranking.stretch),
    typeNotStated: onlyFitting ? [] : filterGroup(ranking.typeNotStated),
    doesNotFit: onlyFitting ? [] : filterGroup(ranking.doesNotFit),
    unpriced: onlyFitting || fees !== 'any' ? [] : ranking.unpriced.filter(({ id }) => !excluded.has(id)),
  }
}

/** As a fraction of the loan. */
const maxFeeShare: Record<ListOptions['fees'], number> = { any: Infinity, none: 0, '1': 0.01, '2': 0.02 }

export const isFiltered = ({ onlyFitting, onlyType, fees }: ListOptions) =>
  onlyFitting || onlyType || fees !== 'any'

/** An offer without loan types is for all of them. */
const isFor = ({ eligibility }: Eligible, loanType: Comparison['loanType']) =>
  loanType === undefined || (eligibility?.loanTypes?.includes(loanType) ?? true)

function sorted<O extends PricedOffer>(group: O[], sort: Sort): O[] {
  if (sort === 'rule') return group
  const figure = figures[sort]
  return group.sort((a, b) => (figure(a) === figure(b) ? 0 : figure(a) - figure(b)))
}
