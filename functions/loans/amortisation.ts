import { emi } from './emi.ts'
import type { Fees } from './fees.ts'
import { assertLoanInRange, type Loan } from './loan.ts'
import { roundToPaisa } from './paise.ts'

/** One month of an amortisation schedule. Rupees. */
export interface ScheduleRow {
  /** 1 for the first. */
  month: number
  /** The balance before and after this instalment. */
  opening: number
  closing: number
  instalment: number
  interest: number
  principal: number
}

/**
 * The amortisation schedule of a loan, unrounded. Balances come from the closed formula instead of the previous row, so
 * that no error accumulates over 60 years.
 *
 * @throws RangeError for a loan outside `loanRange`
 */
export function amortisationSchedule(loan: Loan): ScheduleRow[] {
  const instalment = emi(loan)
  const monthlyRate = loan.annualRatePercent / 1200
  const owed = balances(loan)
  return owed.slice(1).map((closing, index) => {
    const opening = owed[index] ?? 0
    return {
      month: index + 1,
      opening,
      closing,
      instalment,
      interest: opening * monthlyRate,
      principal: opening - closing,
    }
  })
}

/**
 * The schedule in whole paise, for display and CSV. Like RBI's own illustration (circular RBI/2024-25/18, annex C), it
 * is computed unrounded and rounded for display, each figure to within a paisa. Rounding the running totals makes
 * everything add up: interest and principal to the instalment in each row, opening less principal to closing, and the
 * columns to the principal, the total interest and the total to repay. Instalments may therefore differ by a paisa.
 *
 * @throws RangeError for a loan outside `loanRange`
 */
export function displayedSchedule(loan: Loan): ScheduleRow[] {
  let interestSoFar = 0
  let interestShown = 0
  let opening = roundToPaisa(loan.principal)
  return amortisationSchedule(loan).map((row) => {
    interestSoFar += row.interest
    const interest = roundToPaisa(roundToPaisa(interestSoFar) - interestShown)
    interestShown = roundToPaisa(interestSoFar)
    const closing = roundToPaisa(row.closing)
    const principal = roundToPaisa(opening - closing)
    const shown = {
      month: row.month,
      opening,
      closing,
      instalment: roundToPaisa(interest + principal),
      interest,
      principal,
    }
    opening = closing
    return shown
  })
}

/**
 * The cash flows between lender and borrower that the APR is computed from: at index 0 the net amount paid out
 * (positive), at index k the instalment of month k (negative). Rupees, unrounded.
 *
 * @throws RangeError for a loan outside `loanRange`
 */
export function cashFlows(loan: Loan, fees: Fees): number[] {
  const instalment = emi(loan)
  return [
    loan.principal - fees.beforeGst - fees.gst,
    ...Array.from({ length: loan.tenureMonths }, () => -instalment),
  ]
}

/**
 * The balance after 0, 1 … n instalments, in unrounded rupees: P at the start, exactly 0 at the end.
 *
 * @throws RangeError for a loan outside `loanRange`
 */
export function balances({ principal, annualRatePercent, tenureMonths }: Loan): number[] {
  assertLoanInRange({ principal, annualRatePercent, tenureMonths })
  const growth = Math.log1p(annualRatePercent / 1200)
  return Array.from({ length: tenureMonths + 1 }, (_, paid) => {
    const left = tenureMonths - paid
    const share =
      growth === 0 ? left / tenureMonths : Math.expm1(-left * growth) / Math.expm1(-tenureMonths * growth)
    return principal * share
  })
}
