import type { Fees } from '../fees.ts'
import type { Loan } from '../loan.ts'
import { moratoriumOf, owedInMoratorium } from '../moratorium.ts'
import { roundToPaisa } from '../paise.ts'
import { type RepaymentRow, repay } from './repayment.ts'

/**
 * The schedule of a loan, in rupees rounded to the paisa, for display and CSV. Like RBI's own illustration (circular
 * RBI/2024-25/18, annex C), it is computed unrounded and rounded for display. Rounding the running totals makes
 * everything add up: interest and principal to the instalment in each row, opening less principal and extra payments, with what is
 * paid out on the due date, to closing, and the columns to the principal, the total interest and the total to repay.
 *
 * A missed or reduced instalment, or none, is shown exactly as it was paid. Interest is within a paisa of the unrounded figure,
 * principal and the other instalments within three, so instalments that are equal may be shown a few paise apart.
 *
 * @param rows of `repay`
 */
export function roundRows(rows: readonly RepaymentRow[]): RepaymentRow[] {
  let interestSoFar = 0
  let interestShown = 0
  let opening = roundToPaisa(rows[0]?.opening ?? 0)
  return rows.map((row) => {
    interestSoFar += row.interest
    const interest = roundToPaisa(roundToPaisa(interestSoFar) - interestShown)
    interestShown = roundToPaisa(interestSoFar)
    const extra = roundToPaisa(row.extra)
    // A part of the loan that is paid out on the due date is in the closing balance.
    const paidOut = Math.max(0, roundToPaisa(row.closing - (row.opening - row.principal - row.extra)))
    // What was paid of a reduced instalment is an input, so the closing balance takes up the rounding.
    const isInput = row.instalment < row.due || row.instalment === 0
    const closing = roundToPaisa(
      isInput ? opening + paidOut + interest - row.instalment - extra : row.closing,
    )
    const principal = roundToPaisa(opening + paidOut - extra - closing)
    const shown = {
      ...row,
      opening,
      closing,
      extra,
      interest,
      principal,
      instalment: roundToPaisa(interest + principal),
      due: roundToPaisa(row.due),
      overdue: roundToPaisa(row.overdue),
    }
    opening = closing
    return shown
  })
}

/**
 * The schedule, rounded by `roundRows`, of a loan that is paid as agreed.
 *
 * @throws RangeError for a loan outside `loanRange`
 */
export const displayedSchedule = (loan: Loan) => roundRows(rowsOf(loan))

/**
 * The cash flows between lender and borrower whose internal rate of return is the APR: at index 0 the net amount paid
 * out (positive), at index k the instalment of month k (negative). Rupees, unrounded.
 *
 * @throws RangeError for a loan outside `loanRange`
 */
export function cashFlows(loan: Loan, fees: Fees): number[] {
  return [loan.principal - fees.beforeGst - fees.gst, ...rowsOf(loan).map(({ due }) => -due)]
}

/**
 * The balance after 0, 1 … n months, in unrounded rupees: P at the start, exactly 0 at the end.
 *
 * @throws RangeError for a loan outside `loanRange`
 */
export const balances = (loan: Loan): number[] => [
  loan.principal,
  ...rowsOf(loan).map(({ closing }) => closing),
]

/** The months of a loan that is paid as agreed: those of its moratorium, then the instalments. */
function rowsOf({ moratorium, ...loan }: Loan): RepaymentRow[] {
  if (!moratorium) return repay({ loan })
  const { months, monthly, owed } = moratoriumOf({ ...loan, moratorium })
  const before = Array.from({ length: months }, (_, index): RepaymentRow => {
    const opening = owedInMoratorium({ ...loan, moratorium }, index)
    const closing = owedInMoratorium({ ...loan, moratorium }, index + 1)
    return {
      month: index + 1,
      opening,
      interest: monthly + closing - opening,
      due: monthly,
      instalment: monthly,
      principal: opening - closing,
      extra: 0,
      closing,
      overdue: 0,
      penalCharge: 0,
      chargesPaid: 0,
      chargesOwed: 0,
    }
  })
  // Capitalised interest can bring what is owed above `loanRange`, so the rows are those of the principal, scaled.
  const growth = owed / loan.principal
  const after = repay({ loan }).map((row) => ({
    ...row,
    month: row.month + months,
    opening: row.opening * growth,
    interest: row.interest * growth,
    due: row.due * growth,
    instalment: row.instalment * growth,
    principal: row.principal * growth,
    closing: row.closing * growth,
  }))
  return [...before, ...after]
}
