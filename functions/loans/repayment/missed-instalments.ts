import type { PenalTerms } from '../dated/settlement.ts'
import { isWholeWithin, type Loan, type LoanProblem, loanProblem, type Problem } from '../loan.ts'
import { roundToPaisa } from '../paise.ts'
import { type DatesProblem, datesProblem, type LoanDates } from './loan-dates.ts'
import { repayOnDates } from './repay-on-dates.ts'
import { type RepaymentPlan, type RepaymentRow, totalInterest } from './repayment.ts'

export interface MissedInstalmentsInput {
  loan: Loan
  dates?: LoanDates | undefined
  /** The first month in which less than the instalment is paid. */
  fromMonth: number
  /** How many such months there are, in a row. */
  months: number
  /** Rupees that are paid in each of them: 0 if the instalment is missed. */
  paid: number
  /** Everything overdue and all penal charges are paid this many months after the last of those months. */
  catchUpAfter: number
  penal: PenalTerms
  /** One extra payment in rupees, which goes to what is overdue, then to charges, then to principal. */
  bonus?: { amount: number; month: number; keep: NonNullable<RepaymentPlan['keep']> } | undefined
}

/** What missed or reduced instalments cost. Rupees; interest is unrounded, charges are whole paise. */
export interface MissedInstalments {
  /** The loan with the missed instalments. */
  rows: RepaymentRow[]
  /** The month that everything overdue is paid in. */
  catchUpMonth: number
  /** What is owed right after the last month with less than the instalment. */
  after: { overdue: number; charges: number; balance: number }
  /** What is paid in the month of catching up: the instalment, what is overdue, charges. */
  catchUpPayment: number
  penalCharges: number
  /** Interest on unpaid instalments; below 0 if a bonus saves more. */
  extraInterest: number
  /** Penal charges and extra interest. */
  cost: number
}

type MissedInstalmentsProblem =
  | LoanProblem
  | DatesProblem
  | Problem<
      | 'monthOutOfRange'
      | 'pastTheEnd'
      | 'paysInFull'
      | 'catchUpPastTheEnd'
      | 'chargeOutOfRange'
      | 'bonusPastTheEnd'
      | 'bonusMoreThanOwed'
      | 'bonusEndsLoan'
    >

/**
 * Works out what missed or reduced instalments cost. Penal charges are never capitalised, and the agreed interest
 * continues (RBI/2023-24/53, see `PenalTerms`). The interest on unpaid instalments is part of the last instalment.
 */
export function missInstalments(input: MissedInstalmentsInput): MissedInstalments | MissedInstalmentsProblem {
  const { loan, dates, fromMonth, months, paid, catchUpAfter, penal, bonus } = input
  const found = loanProblem(loan) ?? (dates && datesProblem(loan, dates))
  if (found) return found
  const last = loan.tenureMonths
  if (!isWholeWithin({ min: 1, max: last - 1 }, fromMonth))
    return { problem: 'monthOutOfRange', limit: last - 1 }
  const lastShort = fromMonth + months - 1
  if (!isWholeWithin({ min: fromMonth, max: last - 1 }, lastShort))
    return { problem: 'pastTheEnd', limit: last - fromMonth }
  const asAgreed = repayOnDates({ loan }, dates)
  const lowestDue = Math.min(...asAgreed.slice(fromMonth - 1, lastShort).map(({ due }) => due))
  if (!(paid >= 0 && paid <= lowestDue - 0.01))
    return { problem: 'paysInFull', limit: roundToPaisa(lowestDue) }
  const catchUpMonth = lastShort + catchUpAfter
  if (!isWholeWithin({ min: lastShort + 1, max: last }, catchUpMonth))
    return { problem: 'catchUpPastTheEnd', limit: last - lastShort }
  if (!(penal.annualPercent >= 0 && penal.perInstalment >= 0)) return { problem: 'chargeOutOfRange' }
  if (bonus && !isWholeWithin({ min: 1, max: last - 1 }, bonus.month))
    return { problem: 'bonusPastTheEnd', limit: last - 1 }

  const plan: RepaymentPlan = {
    loan,
    shortPayments: new Map(Array.from({ length: months }, (_, place) => [fromMonth + place, paid])),
    catchUpMonth,
    penal,
  }
  if (bonus) {
    const inMonth = repayOnDates(plan, dates)[bonus.month - 1]
    const owed = roundToPaisa((inMonth?.closing ?? 0) + (inMonth?.chargesOwed ?? 0))
    if (!(bonus.amount > 0 && bonus.amount <= owed)) return { problem: 'bonusMoreThanOwed', limit: owed }
    plan.extras = new Map([[bonus.month, bonus.amount]])
    plan.keep = bonus.keep
  }
  const rows = repayOnDates(plan, dates)
  if (bonus) {
    // A bonus may end the loan before all short payments are made, or before the catch-up month.
    const end =
      bonus.month < fromMonth ? repayOnDates({ ...plan, shortPayments: new Map() }, dates).length : Infinity
    if (end <= lastShort || rows.length < catchUpMonth)
      return { problem: 'bonusEndsLoan', limit: Math.min(end, rows.length) }
    // It may also have lowered the instalment.
    const due = rows[fromMonth - 1]?.due ?? 0
    if (paid > due - 0.01) return { problem: 'paysInFull', limit: roundToPaisa(due) }
  }
  const afterwards = rows[lastShort - 1]
  const catchUp = rows[catchUpMonth - 1]
  const penalCharges = roundToPaisa(rows.reduce((sum, { penalCharge }) => sum + penalCharge, 0))
  const extraInterest = totalInterest(rows) - totalInterest(asAgreed)
  return {
    rows,
    catchUpMonth,
    after: {
      overdue: afterwards?.overdue ?? 0,
      charges: afterwards?.chargesOwed ?? 0,
      balance: afterwards?.closing ?? 0,
    },
    catchUpPayment: (catchUp?.instalment ?? 0) + (catchUp?.chargesPaid ?? 0),
    penalCharges,
    extraInterest,
    cost: extraInterest + penalCharges,
  }
}
