/** A loan that is repaid in equal monthly instalments on a reducing balance. */
export interface Loan {
  /** Rupees, within `loanRange.principal`. */
  principal: number
  /** Nominal rate in per cent a year, within `loanRange.annualRatePercent`: 10.5 is 10.5 % p.a. */
  annualRatePercent: number
  /** Whole months, within `loanRange.tenureMonths`. */
  tenureMonths: number
}

/** Every computed figure is finite for loans within these bounds. Other loans are rejected. */
export const loanRange = {
  principal: { min: 1, max: 1e12 },
  annualRatePercent: { min: 0, max: 1000 },
  tenureMonths: { min: 1, max: 1200 },
} as const

/** @throws RangeError for a loan outside `loanRange` */
export function assertLoanInRange({ principal, annualRatePercent, tenureMonths }: Loan) {
  const { principal: rupees, annualRatePercent: percent, tenureMonths: months } = loanRange
  if (!(principal >= rupees.min && principal <= rupees.max))
    throw new RangeError(`Principal out of range: ${principal} rupees`)
  if (!(annualRatePercent >= percent.min && annualRatePercent <= percent.max))
    throw new RangeError(`Interest rate out of range: ${annualRatePercent} %`)
  if (!(tenureMonths >= months.min && tenureMonths <= months.max && Number.isInteger(tenureMonths)))
    throw new RangeError(`Tenure out of range: ${tenureMonths} months`)
}
