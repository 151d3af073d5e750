import { months } from './format.ts'

export const title = 'When your rate changes'
export const intro = 'Your floating rate goes up or down: what each choice does, and which costs least.'

// The fields
export const stillOwed = 'Still owed'
export const rateBefore = 'Rate until now, a year'
export const monthsLeft = 'Months left'
export const newRate = 'New rate, % a year'
export const chosenEmi = 'An EMI you would choose'
export const chosenEmiHint = 'To change both. At 0 we take the EMI halfway.'
export const partPayment = 'Part-payment you could make now'
export const partPaymentHint = '0 if there is none.'
export const fixedRate = 'Fixed rate you were offered, % a year'
export const fee = 'Fee for the switch to it'
export const beforeGst = 'Before GST; we add 18%.'
export const shown = 'Schedule to show'
export const choices = {
  emi: 'Keep the months',
  term: 'Keep the EMI',
  both: 'Change both',
  partPayment: 'Pay some now',
  fixed: 'Switch to fixed',
}

// Figures that cannot be right
/** @param owed rupees */
export const repaysLoan = (owed: string) => `Only ${owed} is owed. Enter less than that.`
export const feeAboveLoan = 'The fee with GST is as much as the loan or more. Enter a lower fee.'
/** @param interest rupees */
export const belowInterest = (interest: string) =>
  `The interest alone is ${interest} a month. Enter more than that.`

// The result
/** Of the choices that need no money now. */
export const costsLeast = {
  emi: 'Keeping the months costs least: from now on',
  term: 'Keeping the EMI costs least: from now on',
  both: 'Changing both costs least: from now on',
  partPayment: 'Paying some now costs least: from now on',
}
/** @param percent such as `9.25%` */
export const fixedCostsLeast = (percent: string) => `Fixed at ${percent} costs least: from now on`
export const fixedAt = (percent: string) => `Fixed at ${percent}`
/** @param fee with GST, such as `₹5,900` */
export const fixedAssumed = (percent: string, fee: string) =>
  `Assumes a fixed rate of ${percent} for a fee of ${fee}: put in what you were offered.`
/** @param less such as `₹1,20,000` */
export const lessThanSameEmi = (less: string, emi: string) => `${less} less than if the EMI stays ${emi}.`
export const keepPaying = (emi: string, length: number) =>
  `Keep paying ${emi}, and the loan ends after ${months(length)}.`
/** @param short by how much, such as `₹2,247` */
export const noLongerCovers = (emi: string, short: string) =>
  `An EMI of ${emi} no longer covers the interest: it is ${short} short, and what you owe grows each month.`
export const tooLong = (emi: string) => `With an EMI of ${emi} the loan would take more than 100 years.`
export const sideBySide = 'Side by side'
export const emi = 'EMI'
export const endsAfter = 'Ends after'
/** @param amount rupees, and so `saved`, which is interest */
export const paidNow = (amount: string) => `You pay ${amount} now.`
export const paidNowSaves = (amount: string, saved: string) =>
  `You pay ${amount} now, which saves ${saved} of interest.`
export const feeIncluded = (fee: string) => `With the fee of ${fee}.`
export const cost = 'Costs from now on'
export const costColumn = 'Total cost'
/** @param when such as `months 1 to 14` or `never` */
export const cheapestSoFar = (when: string) => `Has cost least so far: ${when}.`
/** @param to `undefined` if it stays so until the end */
export const inMonths = (from: number, to: number | undefined) =>
  to === undefined ? `from month ${from}` : from === to ? `month ${from}` : `months ${from} to ${to}`
export const evenPartPayment = (amount: string) =>
  `If you pay ${amount} now, both the EMI and the months stay as they are.`

// How it is worked out
export const noteRbi =
  'When the rate of a floating loan with EMIs changes, the lender must let you choose a higher EMI, more months or both, and let you pay early, in part or in full. More months must not mean that the EMI fails to cover the interest: RBI circular RBI/2023-24/55 of 18 August 2023. Since 1 October 2025 the lender may offer a switch to a fixed rate, but does not have to.'
export const noteCost =
  'The cost so far is interest, fee and GST; what you pay of the loan itself is no cost. In the first months, choices can cost the same. Then we count the one that is ahead later.'
export const notePartPayment =
  'A part-payment takes money that could earn something elsewhere, so we don’t rank it among the others. We count no charge for it: since 1 January 2026, new floating loans to individuals, not for business, can have none (RBI (Pre-payment Charges on Loans) Directions, 2025).'
export const noteMonths =
  'We count whole months from the day after an EMI, and a twelfth of the yearly rate each month. We assume that the new rate stays; a floating rate can change again, a fixed one cannot.'
