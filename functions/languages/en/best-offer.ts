export const bestToday = 'Your cheapest offer today'
/** @param time such as `21 Nov, 10:40 am` */
export const bestAsOf = (time: string) => `Your cheapest offer as of ${time}`
export const noneFits = 'No offer that we can price matches your request today.'
export const loading = 'Loading your cheapest offer'
export const notLoaded = 'We couldn’t load your cheapest offer'

// Against a week ago
/** @param amount such as `₹120` */
export const less = (amount: string) => `${amount} a month less than a week ago`
export const more = (amount: string) => `${amount} a month more than a week ago`
export const today = 'Today'
export const asMuch = 'As much as a week ago'
/** @param lender an element or text */
export const cheapestOn = <T>(day: string, lender: T, amount: string) => [
  `On ${day}, the cheapest was `,
  lender,
  `: ${amount} a month.`,
]
export const countedAlike = (offers: number) => `For your loan, among ${offers} of today’s cheapest offers.`
export const noneFitted = (day: string) => `On ${day}, none of them matched your request.`
export const nothingToCompare =
  'Nothing to compare with yet: we know no terms of a week ago for today’s cheapest offers.'
export const loadingWeek = 'Loading the terms of a week ago'
export const weekNotLoaded = 'We couldn’t load the terms of a week ago.'
