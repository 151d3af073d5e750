import { emi } from '../emi.ts'
import { assertLoanInRange, type Loan } from '../loan.ts'
import { roundToPaisa } from '../paise.ts'

/**
 * What a lender charges for an instalment that is not paid in full.
 *
 * RBI (Fair Lending Practice: Penal Charges in Loan Accounts, RBI/2023-24/53, 18 August 2023) allows charges on the overdue
 * amount instead of a higher rate, and never lets them be capitalised: they bear no interest. They bear no GST either (CBIC
 * circular 245/02/2025-GST; 178/10/2022-GST for returned payments).
 */
export interface PenalTerms {
  /** Per cent a year of the overdue amount, for every month that it stays overdue. */
  annualPercent: number
  /** Rupees for each instalment that is not paid in full, such as the charge for a returned mandate. */
  perInstalment: number
}

/** What a borrower does with a loan. Months count from 1, the month of the first instalment. */
export interface RepaymentPlan {
  loan: Loan
  /** By month, rupees that are paid beyond the instalment. They pay what is overdue first, then charges, then principal. */
  extras?: ReadonlyMap<number, number>
  /** What an extra payment of principal leaves unchanged: the instalment (the default) or the term. The other falls. */
  keep?: 'instalment' | 'term'
  /** By month, rupees that are paid instead of the instalment. In the last month of the term everything is paid. */
  shortPayments?: ReadonlyMap<number, number>
  /** The month in which everything overdue and all penal charges are paid. Without it, they are paid at the end. */
  catchUpMonth?: number
  penal?: PenalTerms
}

/** One month of a loan. Rupees. */
export interface RepaymentRow {
  month: number
  /** Principal and unpaid interest before this month's interest and payments, without penal charges. */
  opening: number
  interest: number
  /** The instalment that is due. The last one is everything that is owed and not overdue. */
  due: number
  /** What is paid of this instalment and of overdue ones. */
  instalment: number
  /** `instalment` less `interest`; below 0 when less than the interest is paid. */
  principal: number
  /** The principal that is paid beyond the instalment. */
  extra: number
  /** Principal and unpaid interest after this month's payments, without penal charges. */
  closing: number
  /** What is due and not paid after this month's payments. */
  overdue: number
  /** The penal charge of this month, in whole paise. */
  penalCharge: number
  /** Penal charges that are paid in this month. */
  chargesPaid: number
  /** Penal charges that are still owed after it. */
  chargesOwed: number
}

const halfPaisa = 0.005

/**
 * The cash flows of a loan month by month, until nothing is owed. The schedule, early repayment, missed instalments and
 * transfers are computed from them. Unrounded, except for `penalCharge`.
 *
 * Every month bears a twelfth of the yearly rate on the balance, as in RBI's Key Facts Statement (circular RBI/2024-25/18,
 * annexes B and C). Interest that is not paid joins the balance: RBI's circular on penal charges leaves "the normal
 * procedures for compounding of interest" as they are.
 *
 * Each balance is the scheduled one, by a closed formula, plus the deviation that extra and short payments make. A recursion
 * over the balance alone would multiply its rounding errors by (1 + r)^n.
 *
 * @throws RangeError for a loan outside `loanRange`
 */
export function repay(plan: RepaymentPlan): RepaymentRow[] {
  assertLoanInRange(plan.loan)
  const { principal, annualRatePercent, tenureMonths } = plan.loan
  const rate = annualRatePercent / 1200
  const penal = plan.penal ?? { annualPercent: 0, perInstalment: 0 }
  let scheduledBalance = balanceFormula(plan.loan)
  let equalInstalment = emi(plan.loan)
  let deviation = 0
  const rows: RepaymentRow[] = []
  let before = { closing: principal, overdue: 0, chargesOwed: 0 }
  for (let month = 1; before.closing > 0 || before.chargesOwed > 0; month++) {
    const opening = before.closing
    const interest = opening * rate
    const monthsLeft = tenureMonths - month
    const owed = opening && equalInstalment + scheduledBalance(monthsLeft) + deviation * (1 + rate)
    const notOverdue = Math.max(0, owed - before.overdue)
    const isLastMonth = monthsLeft === 0
    // Overdue amounts were due before, so this month's instalment is at most the rest.
    const isRest = isLastMonth || notOverdue < equalInstalment + halfPaisa
    const due = isRest ? notOverdue : equalInstalment
    const paidOfDue = isLastMonth ? due : Math.min(plan.shortPayments?.get(month) ?? due, due)
    const isShort = paidOfDue < due - halfPaisa
    const penalCharge = roundToPaisa(
      (before.overdue * penal.annualPercent) / 1200 + (isShort ? penal.perInstalment : 0),
    )

    const overdueBefore = before.overdue + due - paidOfDue
    const owedCharges = before.chargesOwed + penalCharge
    const extraPayment = plan.extras?.get(month) ?? 0
    const clearsAll = isLastMonth || plan.catchUpMonth === month || (isRest && overdueBefore < halfPaisa)
    const arrears = clearsAll ? overdueBefore : Math.min(extraPayment, overdueBefore)
    const chargesPaid = clearsAll ? owedCharges : Math.min(extraPayment - arrears, owedCharges)
    const extraLeft = clearsAll ? extraPayment : extraPayment - arrears - chargesPaid
    const instalment = paidOfDue + arrears
    const closingBefore = owed - instalment
    const extra = Math.max(0, Math.min(extraLeft, closingBefore))
    const closing = closingBefore - extra < halfPaisa ? 0 : closingBefore - extra
    deviation = deviation * (1 + rate) + equalInstalment - instalment - extra

    if (extra > 0 && closing > 0 && plan.keep === 'term') {
      const perRupee = { principal: 1, annualRatePercent, tenureMonths: monthsLeft }
      const formula = balanceFormula(perRupee)
      scheduledBalance = (months) => closing * formula(months)
      equalInstalment = closing * emi(perRupee)
      deviation = 0
    }
    const overdue = overdueBefore - arrears
    const chargesOwed = owedCharges - chargesPaid
    const principalPaid = instalment - interest
    rows.push({
      month,
      opening,
      interest,
      due,
      instalment,
      principal: principalPaid,
      extra,
      closing,
      overdue,
      penalCharge,
      chargesPaid,
      chargesOwed,
    })
    before = { closing, overdue, chargesOwed }
  }
  return rows
}

/**
 * Returns a function from the number of instalments left to the balance of a loan that is paid as agreed, in unrounded
 * rupees. With none left, the balance is exactly 0.
 *
 * P · ((1 + r)^n − (1 + r)^k) / ((1 + r)^n − 1) after k of n instalments, and P · (n − k) / n at 0%. It follows from the
 * EMI's formula.
 */
function balanceFormula({
  principal,
  annualRatePercent,
  tenureMonths,
}: Loan): (monthsLeft: number) => number {
  const growth = Math.log1p(annualRatePercent / 1200)
  const share = growth === 0 ? (left: number) => left : (left: number) => Math.expm1(-left * growth)
  const whole = share(tenureMonths)
  return (monthsLeft) => (principal * share(monthsLeft)) / whole
}

/** The interest of all months, unrounded. */
export const totalInterest = (rows: readonly RepaymentRow[]) =>
  rows.reduce((sum, { interest }) => sum + interest, 0)
