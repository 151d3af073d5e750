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

export const aprAbove = (points: number, neighbour: number) =>
  `APR ${oblique(neighbour)} नंबर के ऑफ़र से ${points} पॉइंट ज़्यादा`
export const aprBelow = (points: number, neighbour: number) =>
  `APR ${oblique(neighbour)} नंबर के ऑफ़र से ${points} पॉइंट कम`
export const emiHigher = (rupees: string, neighbour: number) =>
  `APR ${oblique(neighbour)} नंबर के ऑफ़र के बराबर, EMI ${rupees} ज़्यादा`
export const emiLower = (rupees: string, neighbour: number) =>
  `APR ${oblique(neighbour)} नंबर के ऑफ़र के बराबर, EMI ${rupees} कम`
export const emiBarelyHigher = (neighbour: number) =>
  `APR ${oblique(neighbour)} नंबर के ऑफ़र के बराबर, EMI थोड़ी ज़्यादा (फ़र्क ₹1 से कम)`
export const emiBarelyLower = (neighbour: number) =>
  `APR ${oblique(neighbour)} नंबर के ऑफ़र के बराबर, EMI थोड़ी कम (फ़र्क ₹1 से कम)`
export const inOrderOfName = (neighbour: number) =>
  `APR और EMI ${oblique(neighbour)} नंबर के ऑफ़र के बराबर, नाम के क्रम से`
