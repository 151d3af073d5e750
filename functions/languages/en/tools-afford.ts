import { months as inMonths } from './format.ts'

export const title = 'How much can I borrow?'
export const intro = 'Worked out from what your costs leave of your pay. Your figures stay on this device.'

// The fields
export const income = 'Your usual monthly take-home pay'
export const otherEmis = 'Other EMIs you pay in a month'
export const household = 'Household costs in a month'
export const householdHint = 'Rent, food, bills, travel.'
export const dependants = 'Dependants’ needs in a month'
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
  `All your EMIs then take ${percent}% of your pay, the most we suggest.`
export const limitedByCosts = 'Your costs leave no more for an EMI.'
export const youCanBorrow = 'You can borrow about'
/** @param emi such as `₹20,000`; @param percent such as `12%` */
export const withEmi = (emi: string, months: number, percent: string) =>
  `With an EMI of ${emi} over ${inMonths(months)}, at ${percent} a year.`

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
/** Each is the largest loan of its type. */
export const ofEachType = (emi: string, months: number) =>
  `What ${emi} a month repays over ${inMonths(months)}, by loan type, at the rate by which we rank each offer.`
export const anyType = 'For anything'

// How it is worked out
export const noteLimit = (percent: number) =>
  `The EMI is the lower of two figures: what is left of your pay after other EMIs and all costs above, and what keeps all EMIs together within ${percent}% of your pay.`
export const noteShare = (percent: number) =>
  `No law sets ${percent}% for these loans; it is our choice. RBI sets the same cap for microfinance borrowers, and brokers say that lenders allow 40% to 60%.`
export const noteOffers =
  'For each type we show the offer with the largest loan at this EMI, within the lender’s amounts and tenures, at the rate that people got on average, or the highest. At a lower rate, the same EMI repays more. We leave out offers that ask for higher pay, and don’t check your age or profession.'
export const noteLender = 'Lenders decide by their own rules, and can offer you less or more.'
