import type { PricedOffer } from '#loans/ranking/rank.ts'
import { type FirstFigure, rankedFigures } from '#loans/ranking/rank-order.ts'
import * as words from '#words/rank-position.ts'
import { rupees } from '../ui/format.ts'

/**
 * Why an offer is where it is: "Third of 6: ₹40 a month more than the second".
 *
 * @param group one group of a ranking, in the order of the ranking rule
 * @param first the figure that decides first in this group
 * @returns `undefined` if the group does not have the offer
 */
export function explainPosition(
  group: readonly PricedOffer[],
  id: string,
  first: FirstFigure,
): string | undefined {
  const place = group.findIndex((offer) => offer.id === id)
  const other = place === 0 ? 1 : place - 1
  const [offer, neighbour] = [group[place], group[other]]
  if (!offer) return undefined
  if (!neighbour) return words.onlyOffer
  const difference = describeDifference(offer, neighbour, first, other + 1)
  return words.positionOf(place + 1, group.length, difference)
}

/**
 * A clause about the difference between two neighbours: in the figure that decides first or, if that is equal, in the
 * other one. If both are equal, it says that the names decide.
 *
 * @param place the neighbour's, from 1
 */
function describeDifference(
  offer: PricedOffer,
  neighbour: PricedOffer,
  first: FirstFigure,
  place: number,
): string {
  const own = rankedFigures(offer)
  const others = rankedFigures(neighbour)
  const paise = own.month - others.month
  // Of the whole rupees that the cards show, so that a reader who subtracts them finds the same.
  const monthly = inRupees(Math.round(own.month / 100) - Math.round(others.month / 100))
  const points = (own.apr - others.apr) / 100
  if (paise === 0 && points === 0) return words.inOrderOfName(place)
  if (first === 'month')
    return paise === 0 ? words.sameMonth(points, place) : words.monthDiffers(paise > 0, monthly, place)
  return points === 0 ? words.sameApr(paise > 0, monthly, place) : words.aprDiffers(points, place)
}

const inRupees = (difference: number) =>
  difference === 0 ? words.underOneRupee : rupees(Math.abs(difference))
