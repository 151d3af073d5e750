import { assertLoanInRange, emi, type Fees, instalmentPerRupee, type Loan, roundToPaisa } from './loan.ts'

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

/**
 * The annual percentage rate in per cent a year, unrounded: twelve times the monthly internal rate of return of
 * (principal − fees) paid out and n unrounded instalments paid back, as in RBI's Key Facts Statement (circular
 * RBI/2024-25/18, annex B). `fees` is in rupees, GST included. `undefined` when the fees leave nothing to pay out.
 *
 * @throws RangeError for a loan outside `loanRange`, or fees below 0
 */
export function apr(loan: Loan, fees: number): number | undefined {
  assertLoanInRange(loan)
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
  assertLoanInRange({ principal: 1, annualRatePercent: flatRatePercent, tenureMonths })
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
