/** A loan that is repaid in equal monthly instalments on a reducing balance. */
export interface Loan {
  /** Rupees, within `loanRange.principal`. */
  principal: number
  /** Per cent a year, nominal, within `loanRange.annualRatePercent`: 10.5 is 10.5 % p.a. */
  annualRatePercent: number
  /** Whole months, within `loanRange.tenureMonths`. */
  tenureMonths: number
}

/** What is deducted before the money is paid out. Rupees, 0 or more. */
export interface Fees {
  beforeGst: number
  gst: number
}

/** Every figure of a loan is finite for loans within these bounds; others are refused. */
export const loanRange = {
  principal: { min: 1, max: 1e12 },
  annualRatePercent: { min: 0, max: 1000 },
  tenureMonths: { min: 1, max: 1200 },
} as const

/**
 * Goods and services tax on what a lender charges for its service; interest bears none. Notification
 * 11/2017-Central Tax (Rate), heading 9971, and 12/2017, entry 27.
 */
export const gstPercent = 18

export const roundToPaisa = (rupees: number) => Math.round(rupees * 100) / 100

/** The fees, in whole paise, where the lender quotes `fee` rupees and adds GST to it. */
export function addGst(fee: number): Fees {
  const beforeGst = roundToPaisa(fee)
  return { beforeGst, gst: roundToPaisa((beforeGst * gstPercent) / 100) }
}

/** The fees, in whole paise, where GST is inside the `total` rupees that the lender quotes. */
export function splitGst(total: number): Fees {
  const beforeGst = roundToPaisa(total / (1 + gstPercent / 100))
  return { beforeGst, gst: roundToPaisa(roundToPaisa(total) - beforeGst) }
}

/**
 * The equated monthly instalment in rupees, unrounded.
 *
 * P·r·(1+r)^n / ((1+r)^n − 1) with r = annual % / 1200, and P/n at 0 %: what RBI's circular on the Key Facts
 * Statement (RBI/2024-25/18, 15 April 2024) computes its illustrations with.
 *
 * @throws RangeError for a loan outside `loanRange`
 */
export function emi(loan: Loan): number {
  assertLoanInRange(loan)
  return loan.principal * instalmentPerRupee(loan.annualRatePercent / 1200, loan.tenureMonths)
}

/**
 * What one rupee of a loan is repaid with each month.
 *
 * `expm1` and `log1p` keep this exact for rates near zero, where (1+r)^n − 1 loses its digits.
 */
export function instalmentPerRupee(monthlyRate: number, months: number) {
  return monthlyRate === 0 ? 1 / months : monthlyRate / -Math.expm1(-months * Math.log1p(monthlyRate))
}

/** @throws RangeError for a loan outside `loanRange` */
export function assertLoanInRange({ principal, annualRatePercent, tenureMonths }: Loan) {
  const { principal: rupees, annualRatePercent: percent, tenureMonths: months } = loanRange
  if (!(principal >= rupees.min && principal <= rupees.max))
    throw new RangeError(`No loan of ${principal} rupees`)
  if (!(annualRatePercent >= percent.min && annualRatePercent <= percent.max))
    throw new RangeError(`No interest rate of ${annualRatePercent} %`)
  if (!(tenureMonths >= months.min && tenureMonths <= months.max && Number.isInteger(tenureMonths)))
    throw new RangeError(`No tenure of ${tenureMonths} months`)
}
