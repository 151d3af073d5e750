const ordinals = 'पहल दूसर तीसर चौथ पाँचव छठ सातव आठव नौव दसव'.split(' ')

/** `पहला`, `पाँचवाँ`, `11वाँ`. */
const ordinal = (place: number) => inflected(place, 'ा', 'ाँ')
/** Before से: `पहले`, `पाँचवें`, `11वें`. */
const oblique = (place: number) => inflected(place, 'े', 'ें')

function inflected(place: number, ending: string, nasalEnding: string): string {
  const stem = ordinals[place - 1] ?? `${place}व`
  return stem + (stem.endsWith('व') ? nasalEnding : ending)
}

export const onlyOffer = 'इस समूह में यही एक ऑफ़र है'
export const positionOf = (place: number, count: number, difference: string) =>
  `${count} में से ${ordinal(place)}: ${difference}`

export const underOneRupee = '₹1 से कम'
/** “₹1 से कम कम” would say nothing. */
const moreOrLess = (isMore: boolean, rupees: string) => {
  const direction = isMore ? 'ज़्यादा' : 'कम'
  return rupees === underOneRupee ? `थोड़ा ${direction} (फ़र्क ${rupees})` : `${rupees} ${direction}`
}
export const monthDiffers = (isMore: boolean, rupees: string, neighbour: number) =>
  `फ़ीस मिलाकर ${oblique(neighbour)} नंबर के ऑफ़र से हर महीने ${moreOrLess(isMore, rupees)}`
export const aprDiffers = (points: number, neighbour: number) =>
  `APR ${oblique(neighbour)} नंबर के ऑफ़र से ${Math.abs(points)} प्रतिशत अंक ${points > 0 ? 'ज़्यादा' : 'कम'}`
export const sameMonth = (points: number, neighbour: number) =>
  `हर महीने ${oblique(neighbour)} नंबर के ऑफ़र जितना ही, APR ${Math.abs(points)} प्रतिशत अंक ${points > 0 ? 'ज़्यादा' : 'कम'}`
export const sameApr = (isMore: boolean, rupees: string, neighbour: number) =>
  `APR ${oblique(neighbour)} नंबर के ऑफ़र के बराबर, हर महीने ${moreOrLess(isMore, rupees)}`
export const inOrderOfName = (neighbour: number) =>
  `लागत और APR ${oblique(neighbour)} नंबर के ऑफ़र के बराबर, नाम के क्रम से`
