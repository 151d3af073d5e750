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

/** What a loan costs. Rupees, unrounded but for the fees, which are charged in whole paise. */
export interface LoanCost {
  emi: number
  /** All instalments together. The fees are not in it: they were paid when the loan began. */
  totalRepay: number
  totalInterest: number
  fee: number
  gst: number
  /** What reaches the borrower's account: the principal less fee and GST. */
  netDisbursed: number
  /** Interest, fee and GST: what the loan costs over and above itself. */
  totalCost: number
  /** Per cent a year. */
  apr: number
}

/** Every figure in this file is finite for loans within these bounds; others are refused. */
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
  refuseImpossible(loan)
  return loan.principal * instalmentPerRupee(loan.annualRatePercent / 1200, loan.tenureMonths)
}

/**
 * The annual percentage rate in per cent a year, unrounded: twelve times the monthly internal rate of return of
 * (principal − fees) paid out and n unrounded instalments paid back, as in RBI's Key Facts Statement (circular
 * RBI/2024-25/18, annex B). `fees` is in rupees, GST included. `undefined` when the fees leave nothing to pay out.
 *
 * @throws RangeError for a loan outside `loanRange`, or fees below 0
 */
export function apr(loan: Loan, fees: number): number | undefined {
  refuseImpossible(loan)
  if (!(fees >= 0)) throw new RangeError(`No fees of ${fees} rupees`)
  if (fees === 0) return loan.annualRatePercent
  const netDisbursed = loan.principal - fees
  if (netDisbursed <= 0) return undefined
  const rate = loan.annualRatePercent / 1200
  const perRupee = (loan.principal / netDisbursed) * instalmentPerRupee(rate, loan.tenureMonths)
  return Math.max(loan.annualRatePercent, 1200 * rateOfInstalment(perRupee, loan.tenureMonths, rate))
}

/**
 * The reducing-balance rate, per cent a year, at which a loan has the same instalments as at a flat rate. At a
 * flat rate the whole principal bears interest until the end, so each instalment is P/n + P·f.
 *
 * @param flatRatePercent per cent a year, 0 to 200
 * @throws RangeError for a rate or tenure outside the ranges
 */
export function reducingRate(flatRatePercent: number, tenureMonths: number): number {
  refuseImpossible({ principal: 1, annualRatePercent: flatRatePercent, tenureMonths })
  if (flatRatePercent > 200) throw new RangeError(`No flat rate of ${flatRatePercent} %`)
  if (flatRatePercent === 0) return 0
  return 1200 * rateOfInstalment(1 / tenureMonths + flatRatePercent / 1200, tenureMonths, 0)
}

/**
 * Everything a borrower pays for a loan; `undefined` when the fees leave nothing to pay out.
 *
 * @throws RangeError for a loan outside `loanRange`, or fees below 0
 */
export function loanCost(loan: Loan, fees: Fees): LoanCost | undefined {
  const charged = roundToPaisa(fees.beforeGst + fees.gst)
  const annualPercentageRate = apr(loan, charged)
  if (annualPercentageRate === undefined) return undefined
  const instalment = emi(loan)
  const totalRepay = instalment * loan.tenureMonths
  const totalInterest = Math.max(0, totalRepay - loan.principal)
  return {
    emi: instalment,
    totalRepay,
    totalInterest,
    fee: fees.beforeGst,
    gst: fees.gst,
    netDisbursed: roundToPaisa(loan.principal - charged),
    totalCost: totalInterest + charged,
    apr: annualPercentageRate,
  }
}

/** `expm1` and `log1p` keep this exact for rates near zero, where (1+r)^n − 1 loses its digits. */
function instalmentPerRupee(monthlyRate: number, months: number) {
  return monthlyRate === 0 ? 1 / months : monthlyRate / -Math.expm1(-months * Math.log1p(monthlyRate))
}

/**
 * The monthly rate at which one rupee is repaid by `months` instalments of `instalment`, not below `from`.
 *
 * The instalment is a convex, rising function of the rate and never less than the rate itself. So the root lies
 * in [from, instalment], and Newton's steps, after the first, come down to it without overshooting. Should
 * rounding ever throw a step out of the bracket, the bracket is halved instead.
 */
function rateOfInstalment(instalment: number, months: number, from: number) {
  let low = from
  let high = instalment
  let rate = from
  for (let step = 0; step < 100; step++) {
    const left = -Math.expm1(-months * Math.log1p(rate))
    const excess = (rate === 0 ? 1 / months : rate / left) - instalment
    if (excess > 0) high = rate
    else low = rate
    const slope =
      rate < 1e-6
        ? (months + 1) / (2 * months)
        : (left - (rate * months * (1 - left)) / (1 + rate)) / (left * left)
    let next = rate - excess / slope
    if (!(next >= low && next <= high)) next = (low + high) / 2
    // Newton doubles the right digits with each step: a step this short leaves none wrong.
    if (Math.abs(next - rate) <= 1e-9 * next) return next
    rate = next
  }
  return rate
}

function refuseImpossible({ principal, annualRatePercent, tenureMonths }: Loan) {
  const { principal: rupees, annualRatePercent: percent, tenureMonths: months } = loanRange
  if (!(principal >= rupees.min && principal <= rupees.max))
    throw new RangeError(`No loan of ${principal} rupees`)
  if (!(annualRatePercent >= percent.min && annualRatePercent <= percent.max))
    throw new RangeError(`No interest rate of ${annualRatePercent} %`)
  if (!(tenureMonths >= months.min && tenureMonths <= months.max && Number.isInteger(tenureMonths)))
    throw new RangeError(`No tenure of ${tenureMonths} months`)
}
