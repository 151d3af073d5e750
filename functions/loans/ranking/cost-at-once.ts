import type { Fees } from '../fees.ts'
import type { Loan } from '../loan.ts'
import type { AtOnce, CostAtOnce } from '../terms/priceable-terms.ts'

/**
 * What is paid for a loan whose principal falls due in its last month: the interest of each month, or all of it with the
 * principal. Interest that is paid at the end is simple, as lenders count it for gold loans. These formulas,
 * which agree with the dated engine, keep its code out of the offers page, and the ranking's out of the tools.
 *
 * @returns `undefined` when the fees leave nothing to pay out
 */
export function costAtOnce(loan: Loan, fees: Fees, repayment: AtOnce): CostAtOnce | undefined {
  const { principal, annualRatePercent, tenureMonths } = loan
  const charged = fees.beforeGst + fees.gst
  const monthInterest = (principal * annualRatePercent) / 1200
  const interest = monthInterest * tenureMonths
  const monthly = repayment === 'interestOnly' ? monthInterest : 0
  const last = principal + (repayment === 'interestOnly' ? monthInterest : interest)
  if (charged >= principal) return undefined
  const rate = rateOf({ net: principal - charged, monthly, last, months: tenureMonths })
  return { loan, monthly, last, totalCost: interest + charged, apr: 1200 * rate }
}

/** The monthly rate at which `monthly` in every month but the last, and `last` in that one, are worth `net`. By bisection. */
function rateOf(flows: { net: number; monthly: number; last: number; months: number }): number {
  const { net, monthly, last, months } = flows
  let low = 0
  // As if everything were paid after the first month.
  let high = (monthly * (months - 1) + last) / net - 1
  for (let step = 0; step < 80; step++) {
    const rate = (low + high) / 2
    const growth = Math.log1p(rate)
    const annuity = rate < 1e-12 ? months - 1 : -Math.expm1((1 - months) * growth) / rate
    if (monthly * annuity + last * Math.exp(-months * growth) > net) low = rate
    else high = rate
  }
  return high
}
