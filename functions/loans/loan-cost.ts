import { aprOfInstalment } from './apr.ts'
import { emi } from './emi.ts'
import type { Fees } from './fees.ts'
import type { Loan } from './loan.ts'
import { moratoriumOf } from './moratorium.ts'
import { roundToPaisa } from './paise.ts'

/** What a loan costs. Rupees, unrounded except for `fee`, `gst` and `netDisbursed`, which are whole paise. */
export interface LoanCost {
  emi: number
  /** All instalments, and what is paid in a moratorium. Without the fees, which are deducted when the loan is paid out. */
  totalRepay: number
  totalInterest: number
  fee: number
  gst: number
  /** What reaches the borrower's account: the principal less fee and GST. */
  netDisbursed: number
  /** Interest, fee and GST. */
  totalCost: number
  /** Per cent a year. */
  apr: number
}

/**
 * What a month costs: the instalment, and the fees spread over the tenure. What is paid in a moratorium is spread over the
 * same months, so that an offer does not look cheaper for being repaid later. Rupees, unrounded.
 */
export const costPerMonth = (
  { totalRepay, fee, gst }: Pick<LoanCost, 'totalRepay' | 'fee' | 'gst'>,
  tenureMonths: number,
): number => (totalRepay + fee + gst) / tenureMonths

const noMoratorium = { monthly: 0, months: 0 }

/**
 * The full cost of a loan to the borrower.
 *
 * @returns `undefined` when the fees leave nothing to pay out
 * @throws RangeError for a loan outside `loanRange`, or fees below 0
 */
export function loanCost(loan: Loan, fees: Fees): LoanCost | undefined {
  const charged = roundToPaisa(fees.beforeGst + fees.gst)
  const instalment = emi(loan)
  const annualPercentageRate = aprOfInstalment(instalment, loan, charged)
  if (annualPercentageRate === undefined) return undefined
  const before = loan.moratorium ? moratoriumOf(loan) : noMoratorium
  const totalRepay = before.monthly * before.months + instalment * loan.tenureMonths
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
