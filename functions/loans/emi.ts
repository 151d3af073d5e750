import { assertLoanInRange, type Loan } from './loan.ts'

/**
 * The equated monthly instalment (EMI) in rupees, unrounded.
 *
 * P·r·(1+r)^n / ((1+r)^n − 1) with r = annual % / 1200, and P/n at 0 %. RBI's circular on the Key Facts Statement
 * (RBI/2024-25/18, 15 April 2024) uses this formula in its illustrations.
 *
 * @throws RangeError for a loan outside `loanRange`
 */
export function emi(loan: Loan): number {
  assertLoanInRange(loan)
  return loan.principal * instalmentPerRupee(loan.annualRatePercent / 1200, loan.tenureMonths)
}

/**
 * The EMI of a loan of one rupee.
 *
 * `expm1` and `log1p` stay exact for rates near zero, where (1+r)^n − 1 loses its significant digits.
 */
export function instalmentPerRupee(monthlyRate: number, months: number) {
  return monthlyRate === 0 ? 1 / months : monthlyRate / -Math.expm1(-months * Math.log1p(monthlyRate))
}
