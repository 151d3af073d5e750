import type { Offer } from '#contract/offer.ts'
import type { PricedOffer, Ranking } from '#loans/rank.ts'
import type { Comparison, Sort } from './comparison.ts'

type Wishes = Pick<Comparison, 'loanType' | 'sort' | 'onlyFitting' | 'onlyType' | 'fees'>

const figures: Record<Exclude<Sort, 'rule'>, (offer: PricedOffer) => number> = {
  emi: ({ cost }) => cost.emi,
  rate: ({ loan }) => loan.annualRatePercent,
  total: ({ cost }) => cost.totalRepay,
  fees: ({ cost }) => cost.fee + cost.gst,
}

type Eligible = Pick<Offer, 'id' | 'eligibility'>

/**
 * A ranking as the page shows it: without what a filter leaves out, and each group in the order asked for. Equal
 * figures keep the order of the rule.
 */
export function arrange(ranking: Ranking, offers: readonly Eligible[], wishes: Wishes): Ranking {
  const { onlyFitting, onlyType, loanType, fees, sort } = wishes
  const others = new Set(offers.filter((offer) => onlyType && !isFor(offer, loanType)).map(({ id }) => id))
  const most = mostFee[fees]
  const inOrder = <O extends PricedOffer>(group: O[]) =>
    sorted(
      group.filter(({ id, cost, loan }) => !others.has(id) && cost.fee + cost.gst <= loan.principal * most),
      sort,
    )
  return {
    fits: inOrder(ranking.fits),
    doesNotFit: onlyFitting ? [] : inOrder(ranking.doesNotFit),
    unpriced: onlyFitting || fees !== 'any' ? [] : ranking.unpriced.filter(({ id }) => !others.has(id)),
  }
}

/** As a share of the loan. */
const mostFee: Record<Wishes['fees'], number> = { any: Infinity, none: 0, '1': 0.01, '2': 0.02 }

export const isFiltered = ({ onlyFitting, onlyType, fees }: Wishes) =>
  onlyFitting || onlyType || fees !== 'any'

/** An offer that names no types is for all of them. */
const isFor = ({ eligibility }: Eligible, loanType: Comparison['loanType']) =>
  loanType === undefined || (eligibility?.loanTypes?.includes(loanType) ?? true)

function sorted<O extends PricedOffer>(group: O[], sort: Sort): O[] {
  if (sort === 'rule') return group
  const figure = figures[sort]
  return group.sort((a, b) => figure(a) - figure(b))
}
