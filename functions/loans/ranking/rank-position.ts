import type { PricedOffer } from './rank.ts'
import { compareFigures, rankedFigures } from './rank-order.ts'

/**
 * The first offer of a group, if it would still be first at the highest rate of its range, whichever rates the others
 * give. `undefined` for a single rate, a range without an upper limit, and an offer without competitors.
 *
 * @param group one group of a ranking, in the order of the ranking rule
 */
export function firstEvenAtHighest([first, second]: readonly PricedOffer[]): PricedOffer | undefined {
  if (!first?.costAtHighest || first.costAtHighest === first.cost || !second) return undefined
  const order = compareFigures(rankedFigures(first.costAtHighest), rankedFigures(second.cost))
  return order < 0 ? first : undefined
}

/** The APR at the highest rate, to sort by; Infinity, and so last, if there is no upper limit. */
export const aprAtHighest = ({ costAtHighest }: PricedOffer) => costAtHighest?.apr ?? Infinity
