import { months } from './format.ts'

export const dates = 'Dates of the loan (optional)'
export const start = 'Date the loan is paid out'
export const datesHint = 'Without dates, we count in whole months.'
export const first = 'Date of the first EMI'
export const broken = 'Interest for the days before the first month'
export const brokenOptions = {
  withFirst: 'Paid with the first EMI',
  upFront: 'Kept back when the loan is paid out',
  capitalised: 'Added to the loan',
  waived: 'Not charged',
}

// Dates that cannot be right
export const bothDates = 'Enter both dates, such as 5 January 2026.'
export const firstTooEarly = 'The first EMI comes after the loan is paid out. Choose a later day.'
export const firstTooLate = (most: number) =>
  `The first EMI comes within ${months(most)} of the payout. Choose an earlier day.`
export const interestTakesLoan = 'The interest until then takes all of the loan. Choose an earlier day.'

// The result
export const dueDate = 'Due on'
export const brokenInterest = 'Interest before the first month'
/** @param day such as `24 Feb 2026` */
export const firstEmi = (day: string, amount: string) => `The first EMI, on ${day}, is ${amount}.`
export const rateByDates = 'Yearly rate by dates'

// How it is worked out
export const noteDates =
  'With dates: a month between two EMIs bears a twelfth of the yearly rate. If the first EMI comes more than a month after the payout, each day beyond that month bears a 365th of it; if it comes sooner, the first EMI has interest for those days only.'
export const noteRates =
  'The APR counts periods, as the Key Facts Statement does. The rate by dates counts days, with interest on interest (XIRR), so it is usually higher for the same loan.'
