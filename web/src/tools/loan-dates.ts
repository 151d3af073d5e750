import { isProblem } from '#loans/loan.ts'
import type { DatesProblem, LoanDates } from '#loans/repayment/loan-dates.ts'
import * as words from '#words/tools-dates.ts'

interface DateValues {
  start: string
  first: string
  broken: LoanDates['brokenInterest']
}

/** The dates that a visitor gave; `undefined` if there are none. */
export const givenDates = ({ start, first, broken }: DateValues): LoanDates | undefined =>
  start === '' && first === '' ? undefined : { paidOut: start, firstDue: first, brokenInterest: broken }

export type DateErrors = Partial<Record<'start' | 'first', string>>

/** The error of the date that causes a problem; empty for a result, and for other problems. */
export function dateErrors(result: object | undefined): DateErrors {
  if (!result || !isProblem(result)) return {}
  const { problem, limit = 0 } = result
  switch (problem as DatesProblem['problem']) {
    case 'startNotADay':
      return { start: words.bothDates }
    case 'firstDueNotADay':
      return { first: words.bothDates }
    case 'firstDueBeforeStart':
      return { first: words.firstTooEarly }
    case 'firstDueTooLate':
      return { first: words.firstTooLate(limit) }
    case 'interestTakesLoan':
      return { first: words.interestTakesLoan }
    default:
      return {}
  }
}
