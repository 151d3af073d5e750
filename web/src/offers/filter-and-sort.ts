import type { Offer } from '#contract/offer.ts'
import { startingApr } from '#loans/ranking/quoted-costs.ts'
import { mapPricedGroups, type PricedOffer, type Ranking } from '#loans/ranking/rank.ts'
import { hasNoForeclosureCharge } from '#loans/repayment/prepayment.ts'
import type { Comparison, Sort } from './comparison.ts'

type ListOptions = Pick<
  Comparison,
  'loanType' | 'sort' | 'onlyFitting' | 'onlyType' | 'onlyFreeForeclosure' | 'fees'
>

const figures: Record<Exclude<Sort, 'rule'>, (offer: PricedOffer) => number> = {
  lowest: startingApr,
  emi: ({ ranked }) => ranked.emi,
  total: ({ ranked }) => ranked.totalCost,
  fees: ({ cost }) => cost.fee + cost.gst,
}

type FilteredOffer = Pick<Offer, 'id' | 'eligibility' | 'facts'>

/**
 * Applies the filters to a ranking and sorts each group of priced offers. Offers with equal figures keep the order of
 * the ranking rule.
 */
export function filterAndSort(
  ranking: Ranking,
  offers: readonly FilteredOffer[],
  options: ListOptions,
): Ranking {
  const { onlyFitting, onlyType, onlyFreeForeclosure, loanType, fees, sort } = options
  const isExcluded = (offer: FilteredOffer) =>
    (onlyType && !isFor(offer, loanType)) || (onlyFreeForeclosure && !hasNoForeclosureCharge(offer))
  const excluded = new Set(offers.filter(isExcluded).map(({ id }) => id))
  const maxShare = maxFeeShare[fees]
  const filterGroup = <O extends PricedOffer>(group: O[]) =>
    sorted(
      group.filter(
        ({ id, cost, loan }) => !excluded.has(id) && cost.fee + cost.gst <= loan.principal * maxShare,
      ),
      sort,
    )
  return {
    ...mapPricedGroups((group) => (onlyFitting && group !== 'fits' ? [] : filterGroup(ranking[group]))),
    unpriced: onlyFitting || fees !== 'any' ? [] : ranking.unpriced.filter(({ id }) => !excluded.has(id)),
  }
}

/** As a fraction of the loan. */
const maxFeeShare: Record<ListOptions['fees'], number> = { any: Infinity, none: 0, '1': 0.01, '2': 0.02 }

export const isFiltered = ({ onlyFitting, onlyType, onlyFreeForeclosure, fees }: ListOptions) =>
  onlyFitting || onlyType || onlyFreeForeclosure || fees !== 'any'

/** The filter keeps an offer whose lender has not stated its loan types. */
const isFor = ({ eligibility }: FilteredOffer, loanType: Comparison['loanType']) =>
  loanType === undefined || (eligibility?.loanTypes?.includes(loanType) ?? true)

function sorted<O extends PricedOffer>(group: O[], sort: Sort): O[] {
  if (sort === 'rule') return group
  const figure = figures[sort]
  const figureOf = new Map(group.map((offer) => [offer, figure(offer)]))
  return group.sort((a, b) => (figureOf.get(a) ?? 0) - (figureOf.get(b) ?? 0))
}
