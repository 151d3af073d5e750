import { overMonths } from './spans.ts'

// The page
export const hereAreYourOffers = 'Here are your offers'
export const loadingOffers = 'Loading offers and their full cost'
export const noOffersNow = 'No lender has an offer right now. Please check again later.'
export const needHelp = 'Need help choosing? Call toll-free '
export const matching = (fitting: number, lenders: number) =>
  `${fitting} of ${lenders === 1 ? '1 lender' : `${lenders} lenders`} ${fitting === 1 || lenders === 1 ? 'matches' : 'match'}.`
export const factsNotLoaded = 'We couldn’t load what you told us about yourself.'
export const usedFilledIn = 'We used what you filled in on this device.'
export const factsNotChecked =
  'Amounts and costs are right, but we may not have checked income, age or profession.'

// Offers from the service worker's cache
export const ratesAsOf = (time: string) => `Rates as of ${time}.`
export const ratesTooOld = 'These rates are more than seven days old. Load them again before you apply.'
export const applyOffline = 'You’re offline. You can apply when you’re back online.'

// The groups
export const fitting = (count: number) =>
  count === 1 ? '1 offer matches your request' : `${count} offers match your request`
/** Of the offers of a group. */
export const openRates = (count: number) =>
  `${count} of them ${count === 1 ? 'is' : 'are'} priced at the highest rate`
export const openRatesIntro =
  'They name no upper limit, so we use the highest rate known for such loans. Yours may be lower: ask before you apply.'
export const noneFits = 'No offer matches your request. These come closest.'
export const matchesHidden = 'Your filters hide every offer that matches your request.'
export const stretching = (count: number) =>
  count === 1 ? '1 offer is a stretch' : `${count} offers are a stretch`
export const stretchIntro = (percent: number) =>
  `You may qualify, but your EMIs would take more than ${percent}% of your pay.`
export const notAdvised = (count: number) =>
  count === 1 ? '1 offer that we would not take' : `${count} offers that we would not take`
export const notAdvisedIntro = (percent: number) =>
  `Your EMIs would take more than ${percent}% of your pay. A longer loan or a smaller one costs less a month.`
/** @param share such as “46% of your pay, ₹9,720 left”, of the offer of a group that takes the least */
export const lowestEmi = (share: string) => `Lowest EMI: ${share}`
export const typeNotStated = (count: number) =>
  `Loan types not stated: ${count === 1 ? '1 offer' : `${count} offers`}`
export const typeNotStatedIntro = 'These lenders don’t say which loan types they offer. Ask before you apply.'
export const lenderDecides = 'You apply on the lender’s own site. The lender decides after its own checks.'
export const notMatching = (count: number) =>
  count === 1 ? '1 doesn’t match. See why' : `${count} don’t match. See why`
export const notMatchingIntro = 'These costs are for the closest amount and tenure each lender offers.'
/** Why offers don't match, each with how many: `Another loan type: 12`. By the rule that they have. */
export const reasonNames = {
  loanType: 'Another loan type',
  amount: 'Another amount',
  tenure: 'Another tenure',
  monthlyIncome: 'A higher pay',
  profession: 'Another profession',
  age: 'Another age',
}
export const unpriced = (count: number) => `${count} not ranked. See why`
export const unpricedIntro =
  'No one cost a month follows from their terms, and we don’t guess. Ask the lender for its Key Facts Statement.'
export const noneMatchesFilters = 'No lender matches these filters'
export const moreReasons = (count: number) => `${count} more ${count === 1 ? 'reason' : 'reasons'}.`

// The request
export const yourRequest = 'Your request'
export const loanType = 'Loan type'
export const anyLoanType = 'Any loan type'
/** A choice as it reads in the middle of a list or a sentence, such as `any loan type`. */
export const midSentence = (text: string) => text.replace(/^./, (letter) => letter.toLowerCase())
export const savedRequest = (amount: string, tenureMonths: number) =>
  `Your saved request: ${amount} ${overMonths(tenureMonths)}.`
export const useAgain = 'Use it again'
/** @param unbroken makes an element that stays on one line */
export const request = <T>(amount: string, tenureMonths: number, unbroken: (text: string) => T) => [
  `${amount} `,
  unbroken(overMonths(tenureMonths)),
]
export const change = 'Change'
export const showOffers = (count: number) => (count === 1 ? 'Show 1 offer' : `Show ${count} offers`)
export const onlyOfType = (loanType: string) => `Only ${loanType}`
export const onlyMatches = 'only matches'
export const feesUpTo = (percent: string) => `fees up to ${percent}`

// Sorting and filtering
export const sortAndFilter = 'Sort and filter'
export const sortBy = 'Sort by'
export const sortNames = {
  rule: 'Lowest cost a month',
  lowest: 'Lowest starting APR',
  emi: 'Lowest EMI',
  total: 'Lowest total cost',
  fees: 'Lowest fees',
}
export const anyFees = 'Any fees'
export const noFees = 'No fees'
export const upToPercent = (percent: string) => `Up to ${percent}`
export const matchesMyRequest = 'Matches my request'
export const onlyThisType = 'Only this loan type'
export const noForeclosureCharge = 'No foreclosure charge'
export const showing = (shown: number, total: number) =>
  `Showing ${shown} of ${total} ${total === 1 ? 'offer' : 'offers'}.`
export const showAllLenders = 'Show all lenders'
export const cards = 'Cards'
export const table = 'Table'
export const showOffersAs = 'Show offers as'

// Sharing
export const share = 'Share'
/** Screen readers read it before “WhatsApp”. */
export const shareOn = 'Share on '
export const copyLink = 'Copy link'
export const shared = (amount: string, tenureMonths: number) =>
  `Loan offers for ${amount} ${overMonths(tenureMonths)}:`
export const sharedFrom = (amount: string, tenureMonths: number, aMonth: string) =>
  `Loan offers for ${amount} ${overMonths(tenureMonths)}, from ${aMonth} a month with fees:`

// Choosing offers to compare
export const offersToCompare = 'Offers to compare'
export const chosen = (count: number, most: number) => `${count} of ${most} chosen`
export const chooseOneMore = 'Choose one more'
export const clear = 'Clear'
export const compare = 'Compare'
