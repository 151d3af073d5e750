/** A loan that is repaid in equal monthly instalments on a reducing balance. */
export interface Loan {
  /** Rupees, above 0. */
  principal: number
  /** Per cent a year, nominal, 0 or more: 10.5 is 10.5 % p.a. */
  annualRatePercent: number
  /** Whole months, 1 or more. */
  tenureMonths: number
}

/**
 * The equated monthly instalment in rupees, unrounded.
 *
 * P·r·(1+r)^n / ((1+r)^n − 1) with r = annual % / 1200, and P/n at 0 %: the formula of RBI's Key Fact
 * Statement circular (RBI/2024-25/18, 15 April 2024). `expm1` and `log1p` keep it exact for rates near zero.
 *
 * @throws RangeError for a number outside the ranges of `Loan`
 */
export function emi(loan: Loan): number {
  refuseImpossible(loan)
  const { principal, annualRatePercent, tenureMonths } = loan
  const rate = annualRatePercent / 1200
  if (rate === 0) return principal / tenureMonths
  return (principal * rate) / -Math.expm1(-tenureMonths * Math.log1p(rate))
}

function refuseImpossible({ principal, annualRatePercent, tenureMonths }: Loan) {
  if (!(principal > 0 && principal < Infinity)) throw new RangeError(`No loan of ${principal} rupees`)
  if (!(annualRatePercent >= 0 && annualRatePercent < Infinity))
    throw new RangeError(`No interest rate of ${annualRatePercent} %`)
  if (!(tenureMonths >= 1 && Number.isSafeInteger(tenureMonths)))
    throw new RangeError(`No tenure of ${tenureMonths} months`)
}
