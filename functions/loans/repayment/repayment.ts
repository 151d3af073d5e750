import { noArrears, type PenalTerms, settle } from '../dated/settlement.ts'
import { emi } from '../emi.ts'
import { assertLoanInRange, type Loan } from '../loan.ts'

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
  /** The due date, `yyyy-MM-dd`, if the loan has dates. */
  on?: string
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

/**
 * The cash flows of a plain monthly loan, until nothing is owed. Unrounded, except for `penalCharge`. For a loan with dates, see
 * `repayOnDates`.
 *
 * Every month bears a twelfth of the yearly rate on the balance, as in RBI's Key Facts Statement (circular RBI/2024-25/18,
 * annexes B and C).
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
  let before = { ...noArrears, closing: principal }
  for (let month = 1; before.closing > 0 || before.chargesOwed > 0; month++) {
    const opening = before.closing
    const interest = opening * rate
    const monthsLeft = tenureMonths - month
    const settled = settle(
      {
        owed: opening && equalInstalment + scheduledBalance(monthsLeft) + deviation * (1 + rate),
        agreed: equalInstalment,
        isEnd: monthsLeft === 0,
        shortPayment: plan.shortPayments?.get(month),
        extraPayment: plan.extras?.get(month) ?? 0,
        isCatchUp: plan.catchUpMonth === month,
        years: 1 / 12,
        penal,
      },
      before,
    )
    const { instalment, extra, closing } = settled
    deviation = deviation * (1 + rate) + equalInstalment - instalment - extra
    if (extra > 0 && closing > 0 && plan.keep === 'term') {
      const perRupee = { principal: 1, annualRatePercent, tenureMonths: monthsLeft }
      const formula = balanceFormula(perRupee)
      scheduledBalance = (months) => closing * formula(months)
      equalInstalment = closing * emi(perRupee)
      deviation = 0
    }
    rows.push({ month, opening, interest, ...settled, principal: instalment - interest })
    before = settled
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
