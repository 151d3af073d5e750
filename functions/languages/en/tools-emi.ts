import { months } from './format.ts'

export const title = 'EMI calculator'
export const intro = 'The EMI, the total and the interest; with the fee, the yearly cost (APR).'
export const fee = 'Processing fee, before GST'
export const feeHint = 'Optional. We add 18% GST.'
export const feeAboveLoan = 'The fee with GST is as much as the loan or more. Enter a lower fee.'

// The result
export const emi = 'EMI, every month'
/** @param total such as `₹3,58,715` */
export const inWords = (emi: string, tenureMonths: number, total: string) =>
  `You pay ${emi} a month for ${months(tenureMonths)}, ${total} in total.`
export const youReceive = 'You receive'
export const feeWithGst = 'Fee with GST'
export const whereEachRupeeGoes = 'Where each rupee goes'
/** Of every ₹100 that is paid; the three add up to 100. */
export const ofEachHundred = (loan: number, interest: number, fees: number) =>
  `Of every ₹100 that you pay, ₹${loan} repays the loan and ₹${interest} is interest${fees > 0 ? `; ₹${fees} is fees` : ''}.`
export const owed = 'Still owed'
export const totalInterest = 'Total interest'
export const totalRepay = 'Total to repay'
export const apr = 'APR, interest and fee as one yearly rate'

// How it is worked out
export const noteEmi =
  'EMI = P × r × (1 + r)^n ÷ ((1 + r)^n − 1), with r a twelfth of the yearly rate and n the number of months.'
export const noteApr =
  'The APR is twelve times the monthly rate at which the EMIs are worth the amount that you receive, as in the Reserve Bank of India’s Key Facts Statement (circular RBI/2024-25/18).'
export const noteRounding =
  'We compute without rounding. The monthly schedule is to the paisa; all other amounts are in whole rupees.'
