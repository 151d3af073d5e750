import type { PricedOffer } from '#loans/ranking/rank.ts'
import { rankedFigures } from '#loans/ranking/rank-order.ts'
import * as words from '#words/rank-position.ts'
import { rupees } from '../ui/format.ts'

/**
 * Why an offer is where it is: "Third of 6: 0.4 points of APR above the second".
 *
 * @param group one group of a ranking, in the order of the ranking rule
 * @returns `undefined` if the group does not have the offer
 */
export function explainPosition(group: readonly PricedOffer[], id: string): string | undefined {
  const place = group.findIndex((offer) => offer.id === id)
  const other = place === 0 ? 1 : place - 1
  const [offer, neighbour] = [group[place], group[other]]
  if (!offer) return undefined
  if (!neighbour) return words.onlyOffer
  return words.positionOf(place + 1, group.length, describeDifference(offer, neighbour, other + 1))
}

/**
 * A clause about the difference between two neighbours: in APR or, if that is equal, in EMI. If both are equal, it says
 * that the names decide.
 *
 * @param place the neighbour's, from 1
 */
function describeDifference(offer: PricedOffer, neighbour: PricedOffer, place: number): string {
  const own = rankedFigures(offer.ranked)
  const others = rankedFigures(neighbour.ranked)
  if (own.apr !== others.apr) {
    const points = Math.abs(own.apr - others.apr) / 100
    return (own.apr > others.apr ? words.aprAbove : words.aprBelow)(points, place)
  }
  if (own.emi !== others.emi) {
    const isHigher = own.emi > others.emi
    const difference = Math.abs(own.emi - others.emi) / 100
    if (difference < 0.5) return (isHigher ? words.emiBarelyHigher : words.emiBarelyLower)(place)
    return (isHigher ? words.emiHigher : words.emiLower)(rupees(difference), place)
  }
  return words.inOrderOfName(place)
}
