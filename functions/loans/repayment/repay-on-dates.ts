import type { DatedRow, Servicing } from '../dated/dated-row.ts'
import type { DatedSchedule } from '../dated/schedule.ts'
import { noArrears, type Settlement } from '../dated/settlement.ts'
import { dueDate, isPlainMonthly, type LoanDates, scheduleOnDates } from './loan-dates.ts'
import { type RepaymentPlan, type RepaymentRow, repay } from './repayment.ts'

/**
 * The cash flows of a loan month by month, until nothing is owed: its schedule, early repayment, missed instalments and transfers
 * are computed from them. A loan whose first instalment is not due a month after the payout has the rows of the dated engine; for
 * the others, and for those without dates, the formulas of `repay` are exact and fast.
 *
 * @throws RangeError for a loan outside `loanRange`, or for dates that `datesProblem` finds fault with
 */
export function repayOnDates(plan: RepaymentPlan, dates: LoanDates | undefined): RepaymentRow[] {
  if (!dates) return repay(plan)
  if (isPlainMonthly(dates)) return repay(plan).map((row) => ({ ...row, on: dueDate(dates, row.month) }))
  const schedule = scheduleOnDates(plan.loan, dates, servicingOf(plan, dates))
  return rowsOfSchedule(schedule, plan.loan.principal).map((row, place) => ({
    ...row,
    on: schedule.rows[place]?.due ?? dates.firstDue,
  }))
}

/**
 * The rows of a schedule of the dated engine, without their dates.
 *
 * @param principal in rupees, as paid out
 */
export const rowsOfSchedule = ({ rows }: Pick<DatedSchedule, 'rows'>, principal: number): RepaymentRow[] =>
  rows.map((row, place) => ({
    month: place + 1,
    // A payout within the first month is not in its opening balance yet.
    opening: place === 0 ? Math.max(row.opening, principal) : row.opening,
    interest: row.interest,
    ...paymentsOf(row),
    principal: row.principal,
  }))

function servicingOf(
  { extras, keep = 'instalment', shortPayments, catchUpMonth, penal }: RepaymentPlan,
  dates: LoanDates,
): Servicing {
  const onDueDates = (amounts: ReadonlyMap<number, number> = new Map()) =>
    [...amounts].map(([month, amount]) => ({ due: dueDate(dates, month), amount }))
  return {
    partPayments: onDueDates(extras).map(({ due, amount }) => ({ on: due, amount, keep })),
    shortPayments: onDueDates(shortPayments),
    ...(catchUpMonth !== undefined && { catchUpOn: dueDate(dates, catchUpMonth) }),
    ...(penal && { penal }),
  }
}

const paymentsOf = ({ settlement, instalment, extra, closing }: DatedRow): Settlement =>
  settlement ?? {
    ...noArrears,
    due: instalment,
    instalment,
    extra,
    penalCharge: 0,
    chargesPaid: 0,
    closing,
  }
