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

const ofApr = (points: number) => `${points} ${points === 1 ? 'point' : 'points'} of APR`
export const aprAbove = (points: number, neighbour: number) =>
  `${ofApr(points)} above the ${ordinal(neighbour)}`
export const aprBelow = (points: number, neighbour: number) =>
  `${ofApr(points)} below the ${ordinal(neighbour)}`
export const emiHigher = (rupees: string, neighbour: number) =>
  `the same APR as the ${ordinal(neighbour)}, with an EMI ${rupees} higher`
export const emiLower = (rupees: string, neighbour: number) =>
  `the same APR as the ${ordinal(neighbour)}, with an EMI ${rupees} lower`
/** For a difference under 50 paise, which would be rounded to ₹0. */
export const emiBarelyHigher = (neighbour: number) => emiHigher('less than ₹1', neighbour)
export const emiBarelyLower = (neighbour: number) => emiLower('less than ₹1', neighbour)
export const inOrderOfName = (neighbour: number) =>
  `the same APR and EMI as the ${ordinal(neighbour)}, sorted by name`
