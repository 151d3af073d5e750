import { monthsLater } from '../dates.ts'
import { addGst } from '../fees.ts'
import { type Loan, loanProblem, type Problem } from '../loan.ts'
import { roundToPaisa } from '../paise.ts'
import { breakEven } from './break-even.ts'
import { chargeOn } from './early-repayment.ts'
import { type DatesProblem, datesProblem, interestBesideRows, type LoanDates } from './loan-dates.ts'
import { repayOnDates } from './repay-on-dates.ts'
import { type RepaymentRow, totalInterest } from './repayment.ts'

/** A running loan that another lender would take over. */
export interface TransferInput {
  /** What is still owed, at the rate and over the months that are left. */
  running: Loan
  /** The new lender's rate and tenure; it lends what is still owed. */
  offered: Pick<Loan, 'annualRatePercent' | 'tenureMonths'>
  /** Those of the new loan. The running one is assumed to have an instalment due, and paid, on the day of the move. */
  dates?: LoanDates | undefined
  /** The current lender's charge for repaying the loan early, in per cent of what is owed, before GST. */
  foreclosurePercent: number
  /** The new lender's fee in rupees, before GST. */
  processingFee: number
  /** Rupees for stamp duty, valuation, legal work and the like, with any tax. */
  otherCosts: number
}

/** What moving a loan changes. Rupees; interest and instalments are unrounded, fees are whole paise. */
export interface Transfer {
  /** The loan if it stays. */
  running: RepaymentRow[]
  /** The loan if it moves. */
  moved: RepaymentRow[]
  foreclosureCharge: number
  processingFee: number
  gst: number
  otherCosts: number
  /** All of the fees, paid on the day of the move. */
  fees: number
  interestSaved: number
  /** Interest saved less all fees, over the whole of both loans; below 0 if moving costs more. */
  saved: number
  /**
   * `pays`; `costsMore`: the interest saved never exceeds the fees; `costsMoreInTheEnd`: it exceeds them for some time,
   * but not in the end, because the longer tenure costs more interest.
   */
  verdict: 'pays' | 'costsMore' | 'costsMoreInTheEnd'
  /** The first month after which the interest saved stays above all fees; set when it pays. */
  breakEvenMonth: number | undefined
}

type TransferProblem =
  | DatesProblem
  | Problem<
      | 'principalOutOfRange'
      | 'rateOutOfRange'
      | 'tenureOutOfRange'
      | 'newRateOutOfRange'
      | 'newTenureOutOfRange'
    >
  | Problem<'feesNegative' | 'feesAboveLoan'>

const newLoanProblems = {
  principalOutOfRange: 'principalOutOfRange',
  rateOutOfRange: 'newRateOutOfRange',
  tenureOutOfRange: 'newTenureOutOfRange',
} as const

/** Works out whether moving a running loan to another lender is worth its fees. */
export function transfer(input: TransferInput): Transfer | TransferProblem {
  const { running, offered, dates, foreclosurePercent, processingFee, otherCosts } = input
  const found = loanProblem(running)
  if (found) return found
  const newLoan = { ...offered, principal: running.principal }
  const foundNew = loanProblem(newLoan)
  if (foundNew) return { problem: newLoanProblems[foundNew.problem] }
  const foundInDates = dates && datesProblem(newLoan, dates)
  if (foundInDates) return foundInDates
  if (!(processingFee >= 0 && otherCosts >= 0 && foreclosurePercent >= 0)) return { problem: 'feesNegative' }
  const charge = chargeOn(running.principal, foreclosurePercent)
  const fee = addGst(processingFee)
  const gst = roundToPaisa(charge.gst + fee.gst)
  const other = roundToPaisa(otherCosts)
  const fees = roundToPaisa(charge.beforeGst + fee.beforeGst + gst + other)
  if (fees >= running.principal) return { problem: 'feesAboveLoan', limit: running.principal }

  const stays = repayOnDates(
    { loan: running },
    dates && { ...dates, firstDue: monthsLater(dates.paidOut, 1) },
  )
  const moves = repayOnDates({ loan: newLoan }, dates)
  const besideRows = dates ? interestBesideRows(newLoan, dates) : 0
  const interestSaved = totalInterest(stays) - totalInterest(moves) - besideRows
  const { month, isEverAhead } = breakEven(
    stays.map(({ interest }) => interest),
    moves.map(({ interest }) => interest),
    fees + besideRows,
  )
  return {
    running: stays,
    moved: moves,
    foreclosureCharge: charge.beforeGst,
    processingFee: fee.beforeGst,
    gst,
    otherCosts: other,
    fees,
    interestSaved,
    saved: interestSaved - fees,
    verdict: month !== undefined ? 'pays' : isEverAhead ? 'costsMoreInTheEnd' : 'costsMore',
    breakEvenMonth: month,
  }
}
