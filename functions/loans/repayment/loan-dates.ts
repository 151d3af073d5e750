import { dayNumber } from '../dated/calendar.ts'
import { datedApr } from '../dated/cost.ts'
import type { BrokenPeriod, DatedLoan } from '../dated/dated-loan.ts'
import type { Servicing } from '../dated/dated-row.ts'
import { yearFraction } from '../dated/day-count.ts'
import { type DatedSchedule, datedSchedule } from '../dated/schedule.ts'
import { isDay, monthsLater } from '../dates.ts'
import type { Fees } from '../fees.ts'
import { assertLoanInRange, isProblem, type Loan, type Problem } from '../loan.ts'

/** The dates of a loan with monthly instalments, `yyyy-MM-dd`. */
export interface LoanDates {
  paidOut: string
  /** Later instalments are due on the same day of the month, or on the last day of a shorter month. */
  firstDue: string
  /**
   * What happens to the interest of the days beyond a month before the first instalment. They are counted by 365 a year, as
   * Indian banks count broken days (Fixed A/365, ISDA 2006 Definitions, 4.16(d)).
   */
  brokenInterest: BrokenPeriod['interest']
}

/** `limit` is in months. */
export type DatesProblem =
  | Problem<'startNotADay' | 'firstDueNotADay' | 'firstDueBeforeStart' | 'firstDueTooLate'>
  | Problem<'interestTakesLoan'>

/** The longest time from the payout to the first instalment, in months. Whoever waits longer has a moratorium. */
const longestFirstPeriod = 12

const loanDays = { first: '1950-01-01', last: '2200-12-31' }

/** A day of a loan. A year that is half typed is none. */
const isLoanDay = (day: string) => isDay(day) && day >= loanDays.first && day <= loanDays.last

/** Why these dates are none that a loan within `loanRange` can have. */
export function datesProblem(loan: Loan, dates: LoanDates): DatesProblem | undefined {
  const { paidOut, firstDue, brokenInterest } = dates
  if (!isLoanDay(paidOut)) return { problem: 'startNotADay' }
  if (!isLoanDay(firstDue)) return { problem: 'firstDueNotADay' }
  if (firstDue <= paidOut) return { problem: 'firstDueBeforeStart' }
  if (firstDue > monthsLater(paidOut, longestFirstPeriod))
    return { problem: 'firstDueTooLate', limit: longestFirstPeriod }
  const isTaken = brokenInterest === 'upFront' && brokenInterestUntil(loan, dates, firstDue) >= loan.principal
  return isTaken ? { problem: 'interestTakesLoan' } : undefined
}

/** The due date of an instalment, counted from 1. */
export const dueDate = ({ firstDue }: LoanDates, month: number): string => monthsLater(firstDue, month - 1)

/** A month before the first instalment: of 28 February, 31 January if the loan was paid out then, otherwise 28 January. */
export const firstMonthStart = ({ paidOut, firstDue }: LoanDates): string =>
  monthsLater(paidOut, 1) === firstDue ? paidOut : monthsLater(firstDue, -1)

/** Whether the first instalment is due a month after the payout, so that the plain monthly formulas hold. */
export const isPlainMonthly = (dates: LoanDates): boolean => dates.paidOut === firstMonthStart(dates)

const brokenDayCount = 'actual/365'

/**
 * A loan with monthly instalments on its dates. Between due dates, a month bears a twelfth of the yearly rate (RBI's Key Facts
 * Statement, RBI/2024-25/18, annex C). Before the first one, it is a part of that by days if it is shorter than a month, and has
 * a broken period if it is longer.
 */
export function datedLoan(
  { principal, annualRatePercent, tenureMonths }: Loan,
  dates: LoanDates,
  fees?: Fees,
): DatedLoan {
  const { paidOut, firstDue, brokenInterest } = dates
  const from = firstMonthStart(dates)
  const isLonger = paidOut < from
  return {
    payouts: [{ on: paidOut, amount: principal }],
    rates: [{ from: isLonger ? paidOut : from, annualPercent: annualRatePercent }],
    dayCount: 'months',
    calendar: { from, firstDue, every: { count: 1, unit: 'month' } },
    stages: [{ count: tenureMonths, pays: 'level' }],
    ...(isLonger && { brokenPeriod: { dayCount: brokenDayCount, interest: brokenInterest } }),
    ...(fees && { charges: [{ amount: fees.beforeGst, gst: fees.gst, paid: 'keptBack' }] }),
  }
}

/** @throws RangeError for a loan outside `loanRange`, or for dates that `datesProblem` finds fault with */
export function scheduleOnDates(loan: Loan, dates: LoanDates, servicing: Servicing = {}): DatedSchedule {
  assertLoanInRange(loan)
  const schedule = datedSchedule(datedLoan(loan, dates), servicing)
  if (isProblem(schedule)) throw new RangeError(`${schedule.problem}: ${dates.paidOut}, ${dates.firstDue}`)
  return schedule
}

/** The interest of the broken period until a day, at most until the first period starts; 0 if it is waived. */
export function brokenInterestUntil(loan: Loan, dates: LoanDates, on: string): number {
  const start = firstMonthStart(dates)
  const [from, until] = [dates.paidOut, on < start ? on : start].map(dayNumber) as [number, number]
  if (until <= from || dates.brokenInterest === 'waived') return 0
  const years = yearFraction(brokenDayCount, from, until, { from, due: until }, undefined)
  return loan.principal * (loan.annualRatePercent / 100) * years
}

/** The interest of the broken period that is part of no row, because it is kept back or added to the principal. */
export const interestBesideRows = (loan: Loan, dates: LoanDates): number =>
  dates.brokenInterest === 'withFirst' ? 0 : brokenInterestUntil(loan, dates, dates.firstDue)

/** What a loan costs on its dates. Rupees, unrounded; the rates are in per cent a year. */
export interface DatedCost {
  emi: number
  /** The interest of the days beyond a month before the first instalment. */
  brokenInterest: number
  netDisbursed: number
  /** With the interest of the broken period. */
  totalInterest: number
  /** What is paid after the payout. */
  totalRepay: number
  /** RBI's Key Facts Statement: see the convention `months` of `datedApr`. `undefined` if no rate solves it. */
  apr: number | undefined
  /** The effective rate of all amounts on their dates: see the convention `dates`. */
  rateByDates: number | undefined
}

/** The cost of a loan within `loanRange` on its dates; a problem if its fees and interest up front take all of it. */
export function datedCost(loan: Loan, dates: LoanDates, fees: Fees): DatedCost | Problem<'feesAboveLoan'> {
  const dated = datedLoan(loan, dates, fees)
  const schedule = datedSchedule(dated)
  if (isProblem(schedule)) return { problem: 'feesAboveLoan' }
  return {
    emi: schedule.levels[0]?.instalment ?? 0,
    brokenInterest: schedule.brokenInterest,
    netDisbursed: schedule.netPaidOut,
    totalInterest: schedule.totalInterest,
    totalRepay: schedule.totalPaid,
    apr: datedApr(dated, 'months'),
    rateByDates: datedApr(dated, 'dates'),
  }
}
