const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** `first`, `tenth`, `11th`, `22nd`. */
function ordinal(place: number): string {
  const isTeen = Math.floor(place / 10) % 10 === 1
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
  return ordinals[place - 1] ?? `${place}${suffix}`
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const onlyOffer = 'The only offer in its group'
/** @param difference from the neighbouring offer: one of the texts below */
export const positionOf = (place: number, count: number, difference: string) =>
  `${capitalize(ordinal(place))} of ${count}: ${difference}`

const sizeOf = (points: number) => `${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`
export const underOneRupee = 'less than ₹1'
/** @param rupees such as `₹47`, or `underOneRupee` */
export const monthDiffers = (isMore: boolean, rupees: string, neighbour: number) =>
  `${rupees} a month ${isMore ? 'more' : 'less'} than the ${ordinal(neighbour)}, fees included`
/** @param points negative if the APR is lower */
export const aprDiffers = (points: number, neighbour: number) =>
  `${sizeOf(points)} of APR ${points > 0 ? 'above' : 'below'} the ${ordinal(neighbour)}`
export const sameMonth = (points: number, neighbour: number) =>
  `the same cost a month as the ${ordinal(neighbour)}, with an APR ${sizeOf(points)} ${points > 0 ? 'higher' : 'lower'}`
export const sameApr = (isMore: boolean, rupees: string, neighbour: number) =>
  `the same APR as the ${ordinal(neighbour)}, and ${rupees} a month ${isMore ? 'more' : 'less'}`
export const inOrderOfName = (neighbour: number) =>
  `the same cost and APR as the ${ordinal(neighbour)}, sorted by name`
