import { months } from './format.ts'

export const title = 'Education loan'
export const intro = 'What you owe when the EMIs start, and what paying while you study saves.'

// The fields
export const course = 'Course length'
export const grace = 'Time after the course before EMIs start'
export const graceOptions = { '6': months(6), '12': months(12) }
export const instalments = 'EMIs after that'
export const interest = 'Interest until then'
export const interestOptions = {
  simple: 'Simple, added when EMIs start',
  capitalised: 'Added each month, with interest on it',
}
export const monthly = 'What you can pay a month until EMIs start'
export const monthlyHint = '0 if nothing.'
export const payouts = 'Number of yearly parts'
export const payoutsHint = 'One at the start of each year. 1 if all at once.'

// Figures that cannot be right
export const courseTooLong = (longest: number) => `Enter ${months(longest)} or less`
export const repaysLoan = 'That repays the loan before the EMIs start. Enter less.'
export const tooManyPayouts = (most: number) =>
  most === 1
    ? 'In a course this short, there is 1 part'
    : `In a course this long, there are at most ${most} yearly parts`

// The result
export const emi = 'EMI'
/** @param owed when the EMIs start; @param added the interest in it */
export const owedBy = (owed: string, added: string) => `You owe ${owed} then, ${added} of it interest.`
export const owedOnly = (owed: string) => `You owe ${owed} then.`
/** @param paid until the EMIs start; @param saved in all */
export const savedBy = (monthly: string, paid: string, saved: string) =>
  `Paying ${monthly} a month until then, ${paid} in all, saves ${saved} by the end.`
/** The month in which the EMIs start. */
export const emiFrom = (month: number) => `EMI from month ${month}`
export const without = 'Without paying'
export const paying = (monthly: string) => `Paying ${monthly} a month`
export const owedThen = 'Owed when EMIs start'
/** @param added the interest of the years of study */
export const principalHasInterest = (added: string) =>
  `Principal includes the ${added} of interest that was added to the loan.`
export const addedInterest = 'Of this, interest'
export const totalInterest = 'Total interest'
export const total = 'Total to repay'
export const compared = 'What paying while you study changes'

// How it is worked out
export const noteSimple =
  'Simple interest is counted on the amount paid out until the EMIs start, and added to the loan then: the model education loan scheme of the Indian Banks’ Association. Other lenders add it each month, so that it bears interest.'
export const noteMoratorium =
  'In the scheme nothing has to be paid during the course and the year after it, and some banks lower the rate by 1% if you pay the interest meanwhile. Ask for it: we don’t count it.'
export const notePayments = 'What you pay until then goes to the interest first, then to the loan.'
export const noteParts =
  'Unless you say that the loan is paid out year by year, we count all of it from the first month. A part bears interest only once it is paid out. A twelfth of the yearly rate is counted each month.'
