import { months } from './format.ts'

/** `6 months` on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

export const title = 'Prepay a loan'
export const intro = 'What part-payments or foreclosure save, after the lender’s charge and GST.'

// The fields
export const whatToRepay = 'Repay early'
export const repayOptions = { part: 'Some of it', all: 'All of it (foreclosure)' }
export const extra = 'Part-payment'
export const howOften = 'How often'
export const everyOptions = { once: 'Once', month: 'Every month', year: 'Every year' }
export const fromMonth = 'After which EMI'
export const fromMonthHint = 'Such as 12: right after the 12th EMI.'
export const whatChanges = 'What changes'
export const keepOptions = { instalment: 'The loan ends earlier', term: 'The EMI falls' }
export const firstInstalment = 'Date of the first EMI'
export const repayOn = 'Repay everything on'
export const charge = 'Lender’s charge, % of what you repay early'
export const chargeHint = 'Before GST; we add 18%. 0 if there is none.'

// Figures that cannot be right
/** @param owed rupees */
export const moreThanOwed = (owed: string) => `Only ${owed} is still owed then. Enter that or less.`
export const afterLastMonth = (last: number) =>
  last < 1
    ? 'This loan has one EMI, so there is nothing to prepay.'
    : `Enter ${last} or less: after the last EMI nothing is owed.`
export const repaidByThen = 'The loan is repaid by then. Choose an earlier day.'
export const beforeTheLoan = 'The loan starts a month before the first EMI. Choose a later day.'
export const beforePayout = 'The loan is paid out after that day. Choose a later day.'
export const noDay = 'Enter both dates.'

// The result
export const youSave = 'You save'
export const youWouldLose = 'You would lose'
export const endsEarlier = (length: number, earlier: number) =>
  `The loan ends after ${months(length)}, ${unbroken(months(earlier))} earlier.`
export const emiFalls = (before: string, after: string) => `The EMI falls from ${before} to ${after}.`
export const lastEmiFalls = (before: string, after: string) =>
  `Only the last EMI falls, from ${before} to ${after}.`
export const repaysLoan = (month: number, earlier: number) =>
  `The part-payment after EMI ${month} repays the rest of the loan, ${unbroken(months(earlier))} earlier.`
export const paysOff = (month: number) => `From month ${month} on you have saved more than the charges.`
export const neverPaysOff = 'The charges use up all the interest you save.'
export const withoutPaying = 'Without paying early'
export const payingEarly = 'Paying early'
export const prepaid = 'Paid early'
export const interestDifference = { gain: 'Interest saved', loss: 'More interest' }
export const chargesWithGst = 'Charges with GST'
export const afterCharges = { gain: 'Saved after charges', loss: 'Lost after charges' }
export const youPay = 'You pay on that day'
export const afterInstalments = (count: number) => (count === 1 ? 'After 1 EMI.' : `After ${count} EMIs.`)
export const foreclosureSaves = (amount: string) => `You save ${amount} compared with paying all EMIs.`
export const foreclosureCosts = (amount: string) => `It costs you ${amount} more than paying all EMIs.`
export const owed = 'Still owed'
export const interestForDays = (days: number) => `Interest for ${days === 1 ? '1 day' : `${days} days`}`
export const foreclosureCharge = 'Foreclosure charge'
export const gstOnCharge = 'GST on the charge, 18%'

// How it is worked out
export const noteMethod =
  'A part-payment lowers what is owed at once, and interest is a twelfth of the yearly rate on what is owed. The EMI stays and the loan ends earlier, or the EMI is worked out anew for the months that are left.'
export const noteBreakEven =
  'It pays off in the first month in which the interest saved so far is more than all charges so far, and stays so.'
export const noteDays =
  'Interest since the last EMI is that month’s interest by days: 10 of 31 days bear 10/31 of it. We assume that an EMI due that day is paid.'
export const noteRbi =
  'For a floating-rate loan to an individual that is not for business and was sanctioned on or after 1 January 2026, lenders must not charge for early repayment: RBI (Pre-payment Charges on Loans) Directions, 2025.'
