import { months as inMonths } from './format.ts'

export const title = 'How much can I borrow?'
export const intro =
  'See which EMI leaves enough to live on, and how much you can borrow with it. Your income and costs stay on this device.'

// The fields
export const income = 'Your usual monthly take-home pay'
export const otherEmis = 'Other EMIs you pay in a month'
export const household = 'What your household spends in a month'
export const householdHint = 'Rent, food, bills, travel.'
export const dependants = 'What people who depend on you need in a month'
export const dependantsHint = 'School fees, medicines, money you send home.'
export const spare = 'What you want to have left in a month'
export const spareHint = 'Savings, and something for a bad month.'
export const rate = 'A yearly rate to try'
export const tenure = 'Repay over'

// Figures that leave nothing
export const nothingLeft = 'Nothing is left for an EMI: your EMIs and costs take all of this pay.'
export const otherEmisTooHigh = (percent: number) =>
  `Your other EMIs already take ${percent}% of this pay or more.`
/** @param smallest such as `₹1,000` */
export const tooLittleLeft = (smallest: string) =>
  `Too little is left for an EMI: it would repay less than ${smallest}.`

// The result
export const limitedByShare = (percent: number) =>
  `All your EMIs together then take ${percent}% of your pay, which is the most we suggest.`
export const limitedByCosts = 'Your costs leave no more than this for an EMI.'
export const highestEmi = 'The EMI you can pay'
export const remaining = 'On top of what you want to have left'
/** @param percent such as `12%` */
export const loanAt = (percent: string) => `The loan this EMI repays at ${percent} a year`

export const yourPay = 'Where your pay goes'
export const newEmi = 'The new EMI'
export const runningEmis = 'Other EMIs'
export const costs = 'Household and dependants'
export const leftOver = 'Left in a month'

// At today's offers
/** @param emi such as `₹20,000` */
export const noneMatches = (emi: string, months: number) =>
  `No offer matches an EMI of ${emi} over ${inMonths(months)}. Try another tenure.`
/** Shown instead if some offers match in everything but the pay they ask for. */
export const payTooLow = (emi: string, months: number) =>
  `Every offer with an EMI of ${emi} over ${inMonths(months)} asks for higher pay than yours.`
export const youCanBorrow = 'You can borrow up to'
export const atCertainRates = (months: number) =>
  `Over ${inMonths(months)}, at the rate by which we rank each offer: what people got on average, or the highest. At a lower rate, the same EMI repays a larger loan.`

// How it is worked out
export const noteLimit = (percent: number) =>
  `The EMI is the lower of two figures: what is left of your pay after other EMIs and all costs above, and what keeps all EMIs together within ${percent}% of your pay.`
export const noteShare = (percent: number) =>
  `No law sets ${percent}% for these loans; it is our choice. RBI sets the same cap for microfinance borrowers, and brokers say that lenders allow 40% to 60%.`
export const noteOffers =
  'For each offer we show the largest loan with at most this EMI, within the lender’s amounts and tenures. We leave out offers that ask for higher pay. We don’t check your age, your profession or what the loan is for.'
export const noteLender = 'Lenders decide by their own rules, and can offer you less or more.'
