export const title = 'A bad month'
export const intro = 'What missed or reduced EMIs cost, and what you owe afterwards.'

// The fields
export const from = 'First EMI you can’t pay in full'
export const fromHint = 'Such as 6: the 6th EMI of the loan.'
export const count = 'EMIs you can’t pay, in a row'
export const paid = 'What you can pay in each of those months'
export const paidHint = '0 if you miss the EMI altogether.'
export const later = 'Months until you pay what’s overdue'
export const laterHint = 'After the last of those EMIs, all at once.'
export const penal = 'Penal charges, % a year of the overdue amount'
export const penalHint = 'Your loan agreement says how much.'
export const bounce = 'Charge for each EMI not paid in full'
export const bounceHint = 'Such as for a returned payment.'
export const bonus = 'A bonus or other extra money'
export const bonusHint = 'It pays what’s overdue first.'
export const aBonus = 'A bonus, if you expect one'
export const bonusMonth = 'Paid together with EMI number'
export const bonusChanges = 'What the rest of it changes'
export const keepOptions = { instalment: 'The loan ends earlier', term: 'The EMI falls' }

// Figures that cannot be right
export const fromTooLate = (last: number) =>
  last < 1
    ? 'This loan has only one EMI, and this tool assumes that the last EMI is paid in full.'
    : `Enter ${last} or less: the last EMI is always due in full.`
export const countTooHigh = (most: number) =>
  `Enter 1 to ${most}: the loan has no more EMIs before the last one.`
/** @param emi in rupees */
export const paysInFull = (emi: string) => `The EMI is ${emi}. Enter less than that.`
export const laterTooHigh = (most: number) => `Enter 1 to ${most}: after that the loan has no more EMIs.`
export const bonusTooLate = (last: number) => `Enter ${last} or less: after the last EMI nothing is owed.`
export const bonusEndsLoan = (last: number) =>
  `With this bonus the loan ends in month ${last}. Enter earlier months, or a smaller bonus.`
export const bonusTooHigh = (owed: string) => `Only ${owed} is still owed then. Enter that or less.`

// The result
export const itCosts = (count: number) =>
  count === 1 ? 'Missing 1 EMI costs' : `Missing ${count} EMIs costs`
/** Where a part of each EMI is paid. */
export const partCosts = (count: number) =>
  count === 1 ? 'Paying part of 1 EMI costs' : `Paying part of ${count} EMIs costs`
export const catchUp = (month: number, payment: string) =>
  `In month ${month} you pay ${payment}: the EMI, what’s overdue and the charges.`
/** What the cost is counted with. @param percent such as `24%`; @param charge such as `₹500` */
export const countedWith = (from: number, percent: string, charge: string) =>
  `Counted from EMI ${from}, with penal charges of ${percent} a year and ${charge} for each EMI.`
/** @param bonus such as `₹20,000`; @param saved what it takes off the cost */
export const bonusSaves = (bonus: string, month: number, saved: string) =>
  `Your bonus of ${bonus} in month ${month} takes off ${saved}.`
export const overdueAfter = 'Overdue after those EMIs'
export const owedAfter = 'Owed then in total'
export const penalCharges = 'Penal charges'
export const moreInterest = 'More interest'
export const total = 'Total cost'
export const bonusOff = 'Saved by the bonus'
export const withBonus = { gain: 'Saved in the end', loss: 'Cost in the end' }

// The chart
export const yearAround = 'The months around it'
export const missing = 'Missing from the EMI'
/** Under the axis, which has the numbers. */
export const emiNumber = 'EMI number'

// How it is worked out
export const noteCharges =
  'Penal charges are a twelfth of the yearly rate for each month, on the overdue amount only, and the charge for each EMI not paid in full. They are never added to the loan: RBI circular on penal charges of 18 August 2023. There is no GST on them.'
export const noteInterest =
  'The agreed interest continues, including on interest that you have not paid. That makes the last EMI larger.'
export const noteOrder = 'What you pay goes to overdue EMIs first, then to penal charges, then to the loan.'
export const noteTalk =
  'A missed EMI is reported to credit bureaus. Talk to your lender before it is due: it may move the date or lower the EMI.'
