import { isDay, monthsLater, todayInIndia } from '#loans/dates.ts'
import { emi } from '#loans/emi.ts'
import { loanProblem } from '#loans/loan.ts'
import { roundToPaisa } from '#loans/paise.ts'
import { coolingOffRange, type RunningLoanProblem, runningLoanProblem } from '#loans/running/running-loan.ts'
import { formatRupeesAndPaise, groupDigits } from '#loans/rupees.ts'
import { typedAmount } from '#loans/typed-figure.ts'
import * as dateWords from '#words/tools-dates.ts'
import * as words from '#words/tools-my-loans.ts'
import { rupees } from '../../ui/format.ts'
import { loanAmount, monthNumber, optionalAmount, positiveAmount, tenure, yearlyRate } from '../figures.ts'
import type { LoanFigures } from './draft.ts'

const withPaise = (amount: number) =>
  Number.isInteger(amount) ? groupDigits(amount) : formatRupeesAndPaise(amount).replace('₹', '')
export const paiseAmount = { ...positiveAmount, parse: typedAmount, formatInput: withPaise }
/** With paise, or 0 where the field is empty. */
const optionalPaise = {
  ...optionalAmount,
  parse: (text: string) => (text.trim() === '' ? 0 : typedAmount(text)),
  formatInput: (amount: number) => (amount === 0 ? '' : withPaise(amount)),
}

/** A whole number, or 0 where the field is empty. */
const optionalNumber = (max: number, message: string) => ({
  accepted: { min: 0, max },
  parse: (text: string) => (text.trim() === '' ? 0 : monthNumber.parse(text)),
  formatInput: (value: number) => (value === 0 ? '' : String(value)),
  messages: { tooLow: message, tooHigh: message, unreadable: message },
})
const coolingOffDays = optionalNumber(coolingOffRange.max, words.coolingOffTooLong(coolingOffRange.max))
const mandateDay = optionalNumber(31, words.upTo31)

/** How each figure is read and shown. */
export const figures = {
  principal: loanAmount,
  annualRatePercent: yearlyRate,
  tenureMonths: tenure,
  instalment: optionalPaise,
  fees: optionalPaise,
  coolingOffDays,
  mandateDay,
}
export type Figure = keyof typeof figures
export type Field = Figure | 'lender' | 'paidOut' | 'firstDue'
export type Errors = Partial<Record<Field, string>>

export const emptyLoan: LoanFigures = {
  lender: '',
  loanType: '',
  principal: Number.NaN,
  annualRatePercent: Number.NaN,
  tenureMonths: Number.NaN,
  instalment: 0,
  paidOut: '',
  firstDue: '',
  brokenInterest: 'withFirst',
  fees: 0,
  coolingOffDays: 0,
  mandateDay: 0,
  missed: [],
  extras: [],
  done: [],
}

/** With the EMI worked out and the payout a month before the first EMI, where they are not given. */
export function completed(values: LoanFigures): LoanFigures {
  const { instalment, principal, annualRatePercent, tenureMonths, paidOut, firstDue, coolingOffDays } = values
  const loan = { principal, annualRatePercent, tenureMonths }
  return {
    ...values,
    instalment: instalment === 0 && !loanProblem(loan) ? roundToPaisa(emi(loan)) : instalment,
    // Whether a loan can still be returned depends on the day.
    paidOut: paidOut === '' && coolingOffDays === 0 && isDay(firstDue) ? monthsLater(firstDue, -1) : paidOut,
  }
}

/** The errors of all fields; of figures that only don’t fit together, the first. */
export function errorsOf(values: LoanFigures): Errors {
  const errors: Errors = {}
  for (const [name, { accepted, messages }] of Object.entries(figures) as [Figure, typeof loanAmount][]) {
    const value = values[name]
    if (!(value >= accepted.min && value <= accepted.max)) errors[name] = messages.unreadable
  }
  if (values.lender === '') errors.lender = words.lenderMissing
  if (!isDay(values.paidOut)) errors.paidOut = words.dayMissing
  if (!isDay(values.firstDue)) errors.firstDue = words.dayMissing
  if (Object.keys(errors).length > 0) return errors
  const problem = runningLoanProblem(values, todayInIndia())
  return problem ? errorOf(problem) : {}
}

function errorOf({ problem, limit = 0 }: RunningLoanProblem): Errors {
  switch (problem) {
    case 'principalOutOfRange':
      return { principal: loanAmount.messages.unreadable }
    case 'rateOutOfRange':
      return { annualRatePercent: yearlyRate.messages.unreadable }
    case 'tenureOutOfRange':
      return { tenureMonths: tenure.messages.unreadable }
    case 'startNotADay':
      return { paidOut: words.dayMissing }
    case 'firstDueNotADay':
      return { firstDue: words.dayMissing }
    case 'firstDueBeforeStart':
      return { firstDue: dateWords.firstTooEarly }
    case 'firstDueTooLate':
      return { firstDue: dateWords.firstTooLate(limit) }
    case 'interestTakesLoan':
      return { firstDue: dateWords.interestTakesLoan }
    case 'instalmentTooLow':
      return { instalment: words.instalmentTooLow(rupees(limit)) }
    case 'instalmentTooHigh':
      return { instalment: words.instalmentTooHigh }
    case 'instalmentOutOfRange':
      return { instalment: words.instalmentImpossible }
    case 'feesOutOfRange':
      return { fees: words.feesTooHigh }
    case 'coolingOffOutOfRange':
      return { coolingOffDays: words.coolingOffTooLong(limit) }
    default:
      return { firstDue: words.noLongerFits }
  }
}
