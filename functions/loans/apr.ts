import { emi } from './emi.ts'
import { assertLoanInRange, type Loan } from './loan.ts'
import { moratoriumOf, rateOfFlows } from './moratorium.ts'

/**
 * The annual percentage rate (APR) in per cent a year, unrounded: twelve times the monthly internal rate of return
 * of (principal − fees) paid out and n unrounded instalments paid back, as in RBI's Key Facts Statement (circular
 * RBI/2024-25/18, annex B).
 *
 * @param fees rupees, GST included
 * @returns `undefined` when the fees leave nothing to pay out
 * @throws RangeError for a loan outside `loanRange`, or fees below 0
 */
export function apr(loan: Loan, fees: number): number | undefined {
  return aprOfInstalment(emi(loan), loan, fees)
}

/** `apr` for callers that already have the loan's unrounded EMI. For any other instalment, use `rateOfInstalment`. */
export function aprOfInstalment(instalment: number, loan: Loan, fees: number): number | undefined {
  if (!(fees >= 0)) throw new RangeError(`Fees out of range: ${fees} rupees`)
  const netDisbursed = loan.principal - fees
  if (netDisbursed <= 0) return undefined
  if (loan.moratorium)
    return (
      1200 *
      rateOfFlows({
        ...moratoriumOf(loan),
        net: netDisbursed,
        instalment,
        instalments: loan.tenureMonths,
      })
    )
  if (fees === 0) return loan.annualRatePercent
  const rate = loan.annualRatePercent / 1200
  // A first guess. It spreads the fees over (n + 1) / 2 months, about as long as the principal is owed on average.
  const guess = rate + (2 * fees) / (netDisbursed * (loan.tenureMonths + 1))
  const monthlyRate = rateOfInstalment(instalment / netDisbursed, loan.tenureMonths, rate, guess)
  return Math.max(loan.annualRatePercent, 1200 * monthlyRate)
}

/**
 * The reducing-balance rate, in per cent a year, that gives the same instalments as a flat rate. At a flat rate the
 * whole principal bears interest until the end, so each instalment is P/n + P·f, where f is a twelfth of the flat rate.
 *
 * @param flatRatePercent per cent a year, 0 to 200
 * @throws RangeError for a rate outside 0 to 200, or a tenure outside `loanRange`
 */
export function reducingRate(flatRatePercent: number, tenureMonths: number): number {
  assertLoanInRange({ principal: 1, annualRatePercent: flatRatePercent, tenureMonths })
  if (flatRatePercent > 200) throw new RangeError(`Flat rate out of range: ${flatRatePercent}%`)
  if (flatRatePercent === 0) return 0
  return 1200 * rateOfInstalment(1 / tenureMonths + flatRatePercent / 1200, tenureMonths, 0)
}

/**
 * The monthly rate as a fraction, at least `lowest`, at which `months` instalments of `instalment` repay one rupee.
 *
 * The instalment is a convex, increasing function of the rate and is never less than the rate itself. So the root
 * lies in [lowest, instalment]. Newton's method overshoots from below the root, and approaches it from above without
 * overshooting. A step that leaves the bracket, because it overshoots too far or by rounding, is replaced by bisection.
 */
function rateOfInstalment(instalment: number, months: number, lowest: number, guess = lowest) {
  let low = lowest
  let high = instalment
  let rate = Math.min(guess, high)
  for (let step = 0; step < 100; step++) {
    const discount = -Math.expm1(-months * Math.log1p(rate))
    const excess = (rate === 0 ? 1 / months : rate / discount) - instalment
    if (excess > 0) high = rate
    else low = rate
    const slope =
      rate < 1e-6
        ? (months + 1) / (2 * months)
        : (discount - (rate * months * (1 - discount)) / (1 + rate)) / (discount * discount)
    let next = rate - excess / slope
    if (!(next >= low && next <= high)) next = (low + high) / 2
    // Each step of Newton's method doubles the number of correct digits: after a step this short, twelve are correct.
    if (Math.abs(next - rate) <= 1e-6 * next) return next
    rate = next
  }
  return rate
}
