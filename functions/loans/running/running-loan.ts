import type { DatedLoan } from '../dated/dated-loan.ts'
import type { Servicing } from '../dated/dated-row.ts'
import type { Rounding } from '../dated/rounding.ts'
import { type DatedSchedule, datedSchedule } from '../dated/schedule.ts'
import { isDay } from '../dates.ts'
import { isProblem, isWholeWithin, type Loan, type LoanProblem, loanProblem, type Problem } from '../loan.ts'
import { roundToPaisa } from '../paise.ts'
import {
  brokenInterestUntil,
  type DatesProblem,
  datedLoan,
  datesProblem,
  dueDate,
  firstMonthStart,
  type LoanDates,
} from '../repayment/loan-dates.ts'

/** A loan that somebody has, with monthly instalments. Rupees; days are `yyyy-MM-dd`. */
export interface RunningLoan extends LoanDates {
  principal: number
  /** Per cent a year. */
  annualRatePercent: number
  /** The number of instalments as agreed. */
  tenureMonths: number
  /** As agreed. The last one pays what is left. */
  instalment: number
  /** Kept back from the payout, with GST. */
  fees: number
  /** Days after the payout in which the loan may be returned; 0 if there are none. */
  coolingOffDays: number
  /** The due dates of instalments that were not paid. */
  missed: readonly string[]
  /** What was paid beyond the instalments. It pays what is overdue first. */
  extras: readonly { on: string; amount: number }[]
}

export const coolingOffRange = { min: 0, max: 90 }

/** `limit` is in rupees or days: the last instalment that would be left, what is owed, or the longest cooling-off period. */
export type RunningLoanProblem =
  | LoanProblem
  | DatesProblem
  | Problem<
      | 'instalmentOutOfRange'
      | 'instalmentTooLow'
      | 'instalmentTooHigh'
      | 'feesOutOfRange'
      | 'coolingOffOutOfRange'
      | 'missedNotDue'
      | 'extraNotADay'
      | 'extraTooEarly'
      | 'extraOutOfRange'
      | 'extraMoreThanOwed'
    >

/** Interest as a lender’s ledger has it, in whole paise. */
const toThePaisa: Rounding = { to: 0.01, mode: 'halfUp' }

/** What is paid on a due date, and what is left after it. Rupees, in whole paise. */
interface RunningRow {
  due: string
  interest: number
  paid: number
  closing: number
}

/** Where a loan stands at the end of a day. Rupees, in whole paise, without penal charges. */
export interface Standing {
  /** Principal, with the interest of missed instalments. */
  balance: number
  /** Interest that runs since the last due date, or since the payout. */
  interest: number
  /** Both. */
  owed: number
  /** The part of it that fell due and was not paid. */
  overdue: number
  /** The next instalment; none if the loan is over. */
  next: { due: string; amount: number } | undefined
  /** The due dates that are still to come. */
  rows: readonly RunningRow[]
}

const asLoan = ({ principal, annualRatePercent, tenureMonths }: RunningLoan): Loan => ({
  principal,
  annualRatePercent,
  tenureMonths,
})

/** The loan as agreed. Broken interest that joins the principal does so in whole paise. */
export function agreedLoan(loan: RunningLoan): DatedLoan {
  const dated = datedLoan(asLoan(loan), loan, { beforeGst: loan.fees, gst: 0 })
  const joins = loan.brokenInterest === 'capitalised' ? brokenUntil(loan, loan.firstDue) : 0
  return {
    ...dated,
    stages: [{ count: loan.tenureMonths, pays: loan.instalment }],
    rounding: { interest: toThePaisa },
    ...(joins > 0 && {
      brokenPeriod: { dayCount: 'actual/365', interest: 'waived' },
      charges: [...(dated.charges ?? []), { amount: joins, paid: 'financed' }],
    }),
  }
}

/** The interest of the broken period until a day, in whole paise. */
const brokenUntil = (loan: RunningLoan, day: string): number =>
  roundToPaisa(brokenInterestUntil(asLoan(loan), loan, day))

/** The first fault of what somebody entered. Of the payments, those until `today` count. */
export function runningLoanProblem(loan: RunningLoan, today: string): RunningLoanProblem | undefined {
  const { principal, tenureMonths, instalment, fees, coolingOffDays, missed, extras } = loan
  const found = loanProblem(asLoan(loan)) ?? datesProblem(asLoan(loan), loan)
  if (found) return found
  if (!(fees >= 0 && fees < principal)) return { problem: 'feesOutOfRange', limit: principal }
  if (!(instalment > 0 && instalment <= 2 * principal)) return { problem: 'instalmentOutOfRange' }
  if (!isWholeWithin(coolingOffRange, coolingOffDays))
    return { problem: 'coolingOffOutOfRange', limit: coolingOffRange.max }
  const schedule = datedSchedule(agreedLoan(loan))
  if (isProblem(schedule)) return { problem: 'instalmentOutOfRange' }
  // As agreed, the last instalment differs by what rounding leaves, which may end the loan one instalment sooner.
  const last = schedule.rows.at(-1)?.instalment ?? 0
  if (schedule.rows.length < tenureMonths - 1) return { problem: 'instalmentTooHigh' }
  if (last > 2 * instalment) return { problem: 'instalmentTooLow', limit: roundToPaisa(last) }
  const dues = new Set(Array.from({ length: tenureMonths - 1 }, (_, place) => dueDate(loan, place + 1)))
  if (!missed.every((due) => dues.has(due) && due <= today)) return { problem: 'missedNotDue' }
  for (const { on, amount } of extras) {
    if (!isDay(on) || on > today) return { problem: 'extraNotADay' }
    if (on <= firstMonthStart(loan)) return { problem: 'extraTooEarly' }
    if (!(amount > 0)) return { problem: 'extraOutOfRange' }
  }
  // Each payment is checked against what the ones before it leave.
  const inOrder = [...extras].sort((a, b) => (a.on < b.on ? -1 : 1))
  for (const [place, { on, amount }] of inOrder.entries()) {
    const { balance } = standingOn({ ...loan, extras: inOrder.slice(0, place) }, on)
    if (roundToPaisa(amount) > balance) return { problem: 'extraMoreThanOwed', limit: balance }
  }
  return undefined
}

/**
 * What is owed at the end of a day, and what falls due after it. An instalment that is due on the day counts as paid unless it was
 * missed. The interest of a missed instalment joins the balance, because that leaves "the normal procedures for compounding of interest"
 * as they are (RBI/2023-24/53); penal charges bear no interest and are not counted.
 *
 * @throws RangeError for a loan that `runningLoanProblem` finds fault with
 */
export function standingOn(loan: RunningLoan, day: string): Standing {
  const servicing = servicingUntil(loan, day)
  const { rows } = scheduleOf(loan, servicing)
  const { rows: accrued } = scheduleOf(loan, { ...servicing, accrueUntil: day })
  const place = rows.findIndex(({ due }) => due > day)
  const current = accrued[place]
  const coming = rows.slice(Math.max(0, place)).map(({ due, interest, instalment, closing }) => ({
    due,
    interest: roundToPaisa(interest),
    paid: roundToPaisa(instalment),
    closing: roundToPaisa(closing),
  }))
  const [next] = coming
  if (place < 0 || !current || !next)
    return { balance: 0, interest: 0, owed: 0, overdue: 0, next: undefined, rows: [] }
  const isFirst = place === 0
  const broken = brokenUntil(loan, day)
  const added = loan.brokenInterest === 'capitalised' ? broken : 0
  const opening = isFirst ? loan.principal + added : current.opening
  const paidBeyond = servicing.partPayments
    .filter(({ on }) => on > current.from)
    .reduce((sum, { amount }) => sum + amount, 0)
  const balance = roundToPaisa(opening - (isFirst || current.from < day ? paidBeyond : 0))
  const running = current.parts.reduce((sum, { interest }) => sum + interest, 0)
  const interest = roundToPaisa(running + (isFirst && loan.brokenInterest === 'withFirst' ? broken : 0))
  return {
    balance,
    interest,
    owed: roundToPaisa(balance + interest),
    overdue: overdueOn(loan, day),
    next: { due: next.due, amount: next.paid },
    rows: coming,
  }
}

/** What missed instalments leave unpaid, once extra payments have paid the oldest of them. */
function overdueOn(loan: RunningLoan, day: string): number {
  const events = [
    ...loan.missed.map((on) => ({ on, change: loan.instalment })),
    ...loan.extras.map(({ on, amount }) => ({ on, change: -amount })),
  ]
    .filter(({ on }) => on <= day)
    .sort((a, b) => (a.on === b.on ? b.change - a.change : a.on < b.on ? -1 : 1))
  return roundToPaisa(events.reduce((overdue, { change }) => Math.max(0, overdue + change), 0))
}

const servicingUntil = ({ missed, extras }: RunningLoan, day: string) => ({
  shortPayments: missed.filter((due) => due <= day).map((due) => ({ due, amount: 0 })),
  partPayments: extras
    .filter(({ on }) => on <= day)
    .map(({ on, amount }) => ({ on, amount, keep: 'instalment' as const })),
})

function scheduleOf(loan: RunningLoan, servicing: Servicing): DatedSchedule {
  const schedule = datedSchedule(agreedLoan(loan), servicing)
  if (isProblem(schedule)) throw new RangeError(schedule.problem)
  return schedule
}

/** What an extra payment on a day saves. */
export interface ExtraSaving {
  /** Rupees of interest, before a charge of the lender’s. */
  interestSaved: number
  instalmentsSaved: number
  /** The day of the last instalment, with the payment. */
  lastDue: string
}

/** `limit` is what is owed, in rupees, or nothing. The instalment stays, so the loan ends sooner. */
export function extraSaving(
  loan: RunningLoan,
  day: string,
  amount: number,
): ExtraSaving | Problem<'extraTooEarly' | 'extraOutOfRange' | 'extraMoreThanOwed'> {
  if (day <= firstMonthStart(loan)) return { problem: 'extraTooEarly' }
  if (!(amount > 0)) return { problem: 'extraOutOfRange' }
  const { balance } = standingOn(loan, day)
  if (roundToPaisa(amount) > balance) return { problem: 'extraMoreThanOwed', limit: balance }
  const before = scheduleOf(loan, servicingUntil(loan, day))
  const paid = { ...loan, extras: [...loan.extras, { on: day, amount }] }
  const after = scheduleOf(paid, servicingUntil(paid, day))
  return {
    interestSaved: roundToPaisa(before.totalInterest - after.totalInterest),
    instalmentsSaved: before.rows.length - after.rows.length,
    lastDue: after.rows.at(-1)?.due ?? day,
  }
}
