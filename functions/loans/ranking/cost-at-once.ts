import type { Fees } from '../fees.ts'
import type { Loan } from '../loan.ts'
import { rateOfFlows } from '../moratorium.ts'
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
  const rate = rateOfFlows({
    net: principal - charged,
    monthly,
    months: tenureMonths - 1,
    instalment: last,
    instalments: 1,
  })
  return { loan, monthly, last, totalCost: interest + charged, apr: 1200 * rate }
}
