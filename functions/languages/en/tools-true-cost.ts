import { months as inMonths } from './format.ts'

export const title = 'What it really costs'
export const intro = 'Turn any price into a yearly rate that you can compare.'

// The kinds of price
export const whatWereYouOffered = 'What were you offered?'
export const kinds = {
  cash: 'Cash loan',
  noCost: 'No-cost EMI in a shop',
  later: 'Buy now, pay later',
  flat: 'Loan at a flat rate',
  card: 'EMI on a card',
}

// The fields
export const asked = 'You asked for'
export const got = 'You got'
export const gotHint = 'What reached your account, after everything they kept back.'
export const howRepaid = 'You pay back'
export const repaidOptions = { once: 'All at once', instalments: 'In instalments' }
export const paidBack = 'You pay back in all'
export const days = 'After how many days'
export const instalment = 'Each instalment'
export const count = 'How many instalments'
export const every = 'One every so many'
export const units = { day: 'Days', week: 'Weeks', month: 'Months' }
export const unit = 'Days, weeks or months'
export const price = 'Price'
export const discount = 'Discount if you pay at once'
export const discountHint = 'What you give up by taking the EMI. 0 if there is none.'
export const tenure = 'Repay over'
export const fee = 'Processing fee, before GST'
export const feeHint = 'Optional. We add 18% GST.'
export const charge = 'All fees, with GST'
export const gstOnInterest = 'Is 18% GST charged on the interest?'
export const gstOptions = { yes: 'Yes, as on credit cards', no: 'No' }
export const bankRate = 'The bank’s interest rate, % a year'
export const bankRateHint =
  'In the EMI details at the checkout. The shop pays this interest for you, but you pay the GST on it.'
export const amount = 'Amount'
export const flatRate = 'Flat rate, % a year'
export const rateIs = 'The card’s rate is'
export const rateOptions = { year: 'A year', month: 'A month' }
export const yearlyRate = 'Interest rate, % a year'
export const monthlyRate = 'Interest rate, % a month'

// Impossible figures
export const gotNothing = 'Enter what reached you, ₹1 or more'
/** @param asked such as `₹5,000` */
export const gotMoreThanAsked = (asked: string) => `This is more than the ${asked} you asked for.`
/** @param got such as `₹4,100` */
export const paidLessThanGot = (got: string) => `You pay back less than the ${got} you got. Check both.`
export const instalmentsLessThanGot = (got: string) =>
  `All instalments together are less than the ${got} you got. Check both.`
export const daysTooFew = 'Enter 1 day or more'
export const daysUnread = 'Enter whole days, such as 14'
export const discountTakesPrice = (price: string) =>
  `The discount is as much as the price, ${price}, or more.`
/** @param loan such as `₹28,000` */
export const feeTakesLoan = (loan: string) => `The fee with GST takes all of the ${loan}. Enter a lower fee.`

// The result
export const aYear = 'Yearly rate'
/** How the rate in large type is computed, by convention. */
export const explained = {
  apr: 'APR as RBI has lenders state it, with all fees counted.',
  effective: 'Effective: if you repaid each such loan with the next one for a year.',
}
/** @param thousand what ₹1,000 would become, such as `₹1,76,600` */
export const afterAYear = (thousand: string) =>
  `Effective: if you repaid each such loan with the next one for a year, ₹1,000 would grow to ${thousand}.`
/** The names of the other rates, by convention. */
export const rateNames = {
  aprWithoutFees: 'APR without the fee: the flat rate on what is still owed',
  simple: 'Simple yearly rate: the cost by days, not compounded',
  nominal: 'Twelve times the monthly rate, to compare with an APR',
}
export const parts = {
  keptBack: 'Kept back before you got it',
  interest: 'Interest',
  charge: 'Charged',
  discountLost: 'Discount you give up',
  fee: 'Fee with GST',
  gstOnInterest: 'GST on the interest, 18%',
}
/** What the bar is made of, besides the interest. */
export const youGot = 'You got'
export const borrowed = 'You borrow'
export const fees = 'Fees, GST and what you give up'
export const eachMonth = 'EMI'
export const otherRates = 'Other ways to state it'
export const cost = 'It costs you'
export const perThousand = 'For each ₹1,000 you borrow'
export const perThousandGot = 'For each ₹1,000 you got'

// At today's offers
export const personalLoans = 'Today’s personal loans'
/** @param lowest what the cheapest costs; @param here what the visitor's costs, such as `₹2,235` */
export const lowestToday = (amount: string, months: number, lowest: string, here: string) =>
  `${amount} over ${inMonths(months)} costs ${lowest} at the cheapest: interest and fees, at the rate by which we rank it. Yours costs ${here}.`
/** @param percent such as `12.34%` */
export const aprOf = (percent: string) => `APR ${percent}`
export const noneFits = (amount: string, months: number) =>
  `No personal loan of today fits ${amount} over ${inMonths(months)}.`
export const tooShort = 'Today’s offers run for whole months. None is for so short a time.'

// How it is worked out
export const noteApr =
  'Where instalments are monthly, the rate is the APR of the Reserve Bank of India’s Key Facts Statement (circular RBI/2024-25/18): twelve times the monthly rate at which all you pay is worth what you got.'
export const noteEffective =
  'Where you pay after some days or weeks, the large figure is the effective yearly rate, of 365 days, with the cost compounded. The simple yearly rate doesn’t compound it. Compare a rate only with one of its own kind.'
export const noteNoCost =
  'A no-cost EMI is compared with paying at once: you give up the discount, and pay the fee, its GST, and the GST on the interest that the shop pays for you. We count the fee on the first day.'
export const noteGst =
  'GST of 18% is charged on fees, and on the interest of credit cards. The interest of other loans has none.'
export const noteFlat =
  'A flat rate is charged on the whole loan until the end, although you owe less each month. So it is nearly twice as high on what you still owe.'
export const noteOffers =
  'Beside your price, we show what the same amount costs with today’s personal loans over the same time, to the nearest month. Lenders decide by their own rules whether you can have them.'
