import { ratingOf } from './site.ts'

export const takeFirstStep = 'Take the First Step'
export const intro =
  'You don’t have to decide today. See which loans suit you and what each would cost a month.'
export const alwaysFree = 'Always free. No fees are charged to users.'
export const threeMinutes = 'Takes about three minutes. Keep your mobile, PAN and Aadhaar number handy.'
export const noEffects = 'It won’t affect your credit score, and comparing won’t trigger lender calls.'
export const stopAnytime = 'Stop at any step. We save what you’ve filled in.'
export const continueAs = (firstName: string) => `Continue, ${firstName}`
export const checkEligibility = 'Check eligibility'
/** @param phone an element or text */
export const callUs = <T>(phone: T, hours: string) => ['Prefer to talk? ', phone, ` is toll-free, ${hours}.`]

// The sample offer
export const loanOf = (amount: string) => `A loan of ${amount}`
export const monthWithFees = 'A month with fees'
export const emi = 'EMI'
export const over = 'Over'
export const interest = 'Interest'
export const yearlyRate = (percent: string) => `${percent}% p.a.`
export const feesWithGst = 'Fees with GST'
export const apr = 'APR (interest and fees)'
export const whatItCosts = 'What it costs you'
export const sampleNote = 'You’ll see these figures on every offer. This is a sample from a made-up lender.'
/** @param rating an element or text, such as `4.6/5` */
export const rated = <T>(rating: T) => ['Rated ', rating, ` ${ratingOf}.`]
