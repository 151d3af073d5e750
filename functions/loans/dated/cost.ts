import { isProblem } from '../loan.ts'
import { dayNumber, monthsOf, periodsPerYear } from './calendar.ts'
import type { DatedLoan } from './dated-loan.ts'
import { type Flow, internalRate } from './internal-rate.ts'
import { type DatedSchedule, datedSchedule } from './schedule.ts'

/**
 * How an annual percentage rate is computed. One honest loan has a different figure under each.
 *
 * - `months`: twelve times the monthly rate, with the payout at month 0 and instalment k at k periods, whatever their dates:
 *   RBI's Key Facts Statement (RBI/2024-25/18, annex B). For periods in months only.
 * - `periods`: the rate of one period times the periods of a year (`periodsPerYear`), for weekly instalments and the like: what
 *   `months` is for months, and what the Regulation Z of the United States calls the actuarial method (12 CFR 1026, appendix J).
 * - `days`: the rate of one period times 365, divided by the days of a period: the same for periods of any number of days.
 * - `dates`: the effective yearly rate of all amounts on their dates, with 365 days a year: the XIRR of spreadsheets, and the formula of
 *   Directive 2008/48/EC, annex I.
 * - `datesNominal`: the same as twelve times a monthly rate, for comparison with `months`; our own.
 */
export type AprConvention = 'months' | 'periods' | 'days' | 'dates' | 'datesNominal'

/**
 * The annual percentage rate in per cent, unrounded.
 *
 * RBI's illustration discounts unrounded instalments. `asPaid` discounts those that are paid, with their rounding.
 *
 * @returns `undefined` for an impossible loan, one that is never repaid, one for which the convention means nothing, or one
 * that leaves nothing to pay out
 */
export function datedApr(
  loan: DatedLoan,
  convention: AprConvention,
  instalments: 'unrounded' | 'asPaid' = 'unrounded',
): number | undefined {
  const schedule = datedSchedule(instalments === 'asPaid' ? loan : { ...loan, rounding: undefined })
  if (isProblem(schedule) || schedule.isNeverRepaid) return undefined
  const { every } = loan.calendar
  switch (convention) {
    case 'months': {
      const months = monthsOf(every)
      return months && aprOfMonths(flowsByPeriod(loan, schedule, months))
    }
    case 'periods':
      return percent(internalRate(flowsByPeriod(loan, schedule, 1)), periodsPerYear(every))
    case 'days': {
      const days = every.unit === 'week' ? 7 * every.count : every.count
      if (monthsOf(every) !== undefined) return undefined
      return percent(internalRate(flowsByPeriod(loan, schedule, 1)), 365 / days)
    }
    case 'dates':
      return effectiveRate(flowsByDate(loan, schedule))
    case 'datesNominal': {
      const yearly = effectiveRate(flowsByDate(loan, schedule))
      return yearly === undefined ? undefined : nominalRate(yearly)
    }
  }
}

const percent = (rate: number | undefined, times: number) =>
  rate === undefined ? undefined : 100 * rate * times

/**
 * Twelve times the monthly rate of amounts whose times are in months, in per cent a year: the convention `months`.
 *
 * @returns `undefined` if no rate solves them
 */
export const aprOfMonths = (flows: readonly Flow[]): number | undefined => percent(internalRate(flows), 12)

/** The payout at 0, and each payment at the number of its period, in units of `length`. Nothing if there are tranches. */
function flowsByPeriod(loan: DatedLoan, schedule: DatedSchedule, length: number): Flow[] {
  const start = loan.calendar.from
  if (loan.payouts.some(({ on }) => on > start && on !== loan.payouts[0]?.on)) return []
  const later =
    schedule.rows.length > 0
      ? schedule.rows
      : schedule.payments.map(({ due, amount }) => ({ kind: 'instalment', due, instalment: amount }))
  let number = 0
  return [
    { time: 0, amount: schedule.netPaidOut },
    ...later.map(({ kind, instalment }) => {
      if (kind === 'instalment') number++
      return { time: number * length, amount: -instalment }
    }),
  ]
}

/** Every amount on its day. What is kept back is kept back from the first payout. */
function flowsByDate({ payouts }: DatedLoan, { netPaidOut, payments }: DatedSchedule): DatedFlow[] {
  const lent = payouts.reduce((sum, { amount }) => sum + amount, 0)
  return [
    ...payouts.map(({ on, amount }, index) => ({
      on,
      amount: index === 0 ? amount - (lent - netPaidOut) : amount,
    })),
    ...payments.map(({ due, amount }) => ({ on: due, amount: -amount })),
  ]
}

/** An amount on a day. Above 0 to the borrower, below 0 to the lender. */
export interface DatedFlow {
  on: string
  amount: number
}

/**
 * The effective yearly rate of amounts on their days, in per cent, with 365 days a year (XIRR): 1,000 that costs 1,010 after
 * 365 days is 1%.
 */
export function effectiveRate(flows: readonly DatedFlow[]): number | undefined {
  const first = Math.min(...flows.map(({ on }) => dayNumber(on)))
  const rate = internalRate(flows.map(({ on, amount }) => ({ time: (dayNumber(on) - first) / 365, amount })))
  return percent(rate, 1)
}

/** Twelve times the monthly rate that compounds to an effective yearly one. Both in per cent. */
export const nominalRate = (effective: number): number => 1200 * Math.expm1(Math.log1p(effective / 100) / 12)

/** Cost as a part of what was received, by days, without compounding: per cent a year. */
export const simpleYearlyRate = (received: number, paid: number, days: number): number =>
  (((paid - received) / received) * 36_500) / days
