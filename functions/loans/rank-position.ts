import type { PricedOffer } from './rank.ts'
import { compareFigures, shownFigures } from './rank-order.ts'
import { formatRupees } from './rupees.ts'

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

/**
 * Why an offer is where it is: "Third of 6: 0.4 points of APR above the second".
 *
 * @param group one group of a ranking, in the order of the ranking rule
 * @returns `undefined` if the group does not have the offer
 */
export function explainPosition(group: readonly PricedOffer[], id: string): string | undefined {
  const place = group.findIndex((offer) => offer.id === id)
  const isFirst = place === 0
  const other = isFirst ? 1 : place - 1
  const [offer, neighbour] = [group[place], group[other]]
  if (!offer) return undefined
  if (!neighbour) return 'The only offer in its group'
  const difference = describeDifference(offer, neighbour, ordinal(other), isFirst ? 'below' : 'above')
  return `${capitalize(ordinal(place))} of ${group.length}: ${difference}`
}

/** The difference between two neighbours in the first figure that decides between them, as shown. */
function describeDifference(
  offer: PricedOffer,
  neighbour: PricedOffer,
  place: string,
  side: 'above' | 'below',
) {
  const own = shownFigures(offer.cost)
  const others = shownFigures(neighbour.cost)
  if (own.apr !== others.apr) {
    const points = Math.abs(own.apr - others.apr) / 100
    return `${points} ${points === 1 ? 'point' : 'points'} of APR ${side} the ${place}`
  }
  if (own.emi !== others.emi) {
    const rupees = formatRupees(Math.abs(own.emi - others.emi) / 100)
    return `the same APR as the ${place}, with an EMI ${rupees} ${side === 'above' ? 'higher' : 'lower'}`
  }
  return `the same APR and EMI as the ${place}, in order of name`
}

/**
 * The first offer of a group, if it would still be first at the highest rate of its range, whichever rates the others
 * give. `undefined` for a single rate, a range without an upper limit, and an offer without competitors.
 *
 * @param group one group of a ranking, in the order of the ranking rule
 */
export function firstEvenAtHighest([first, second]: readonly PricedOffer[]): PricedOffer | undefined {
  if (!first?.costAtHighest || first.costAtHighest === first.cost || !second) return undefined
  const order = compareFigures(shownFigures(first.costAtHighest), shownFigures(second.cost))
  return order < 0 ? first : undefined
}

/** The figure to sort by the lowest APR at the highest rate; Infinity, which is last, if there is no upper limit. */
export const aprAtHighest = ({ costAtHighest }: PricedOffer) => costAtHighest?.apr ?? Infinity

/** `first`, `tenth`, `11th`, `22nd`. @param index 0 for the first */
function ordinal(index: number): string {
  const place = index + 1
  const isTeen = Math.floor(place / 10) % 10 === 1
  const suffix = (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][place % 10]) ?? 'th'
  return ordinals[index] ?? `${place}${suffix}`
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
