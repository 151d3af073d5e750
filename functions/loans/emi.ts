import { assertLoanInRange, type Loan } from './loan.ts'
import { moratoriumOf } from './moratorium.ts'

/**
 * The equated monthly instalment (EMI) in rupees, unrounded.
 *
 * P·r·(1+r)^n / ((1+r)^n − 1) with r = annual % / 1200, and P/n at 0%, where P is what is owed when the instalments start. RBI's
 * circular on the Key Facts Statement (RBI/2024-25/18, 15 April 2024) uses this formula in its illustrations.
 *
 * `expm1` and `log1p` stay accurate for rates near zero, where (1+r)^n − 1 loses its significant digits.
 *
 * @throws RangeError for a loan outside `loanRange`
 */
export function emi(loan: Loan): number {
  assertLoanInRange(loan)
  const { annualRatePercent, tenureMonths } = loan
  const principal = loan.moratorium ? moratoriumOf(loan).owed : loan.principal
  const rate = annualRatePercent / 1200
  return rate === 0
    ? principal / tenureMonths
    : (principal * rate) / -Math.expm1(-tenureMonths * Math.log1p(rate))
}
