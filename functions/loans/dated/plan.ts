import { type DayNumber, dayNumber, monthsOf, type Period, periodsOf } from './calendar.ts'
import type { DatedLoan, RateFrom, Stage } from './dated-loan.ts'
import type { Booking, PartPayment, Servicing } from './dated-row.ts'
import { yearFraction } from './day-count.ts'
import { round } from './rounding.ts'
import type { PenalTerms } from './settlement.ts'

/** What falls due in one period. */
interface Duty {
  pays: Stage['pays']
  /** The instalment, as a multiple of the level one. */
  weight: number
}

/** What happens to a loan at the end of a day. */
export interface Change {
  on: DayNumber
  /** Rupees that are paid out, and the part of them that is due the same day. */
  payout?: { amount: number; downPayment: number }
  rate?: RateFrom
  booking?: Booking & { due: DayNumber }
  partPayment?: PartPayment
}

/** Instalments that are not paid as agreed. */
interface Payments {
  short: ReadonlyMap<DayNumber, number>
  catchUpOn: DayNumber | undefined
  penal: PenalTerms
}

/** A loan and what happened to it, with days as numbers and stages as a list of periods. */
export interface Plan {
  loan: DatedLoan
  /** One entry for each agreed period. */
  duties: readonly Duty[]
  /** In order of their days. */
  changes: readonly Change[]
  reversals: readonly { on: DayNumber; amount: number }[]
  unpaidAsOf: DayNumber | undefined
  accrueUntil: DayNumber
  /** `undefined` if every instalment is paid as agreed, and nothing beyond it. */
  payments: Payments | undefined
  period: (index: number) => Period
}

export function planOf(loan: DatedLoan, servicing: Servicing = {}): Plan {
  const { bookings = [], reversals = [], unpaidAsOf, accrueUntil, partPayments = [] } = servicing
  const downPaymentOf = (amount: number) =>
    round((amount * (loan.downPaymentPercent ?? 0)) / 100, loan.rounding?.instalment)
  const changes: Change[] = [
    ...loan.payouts.map(({ on, amount }) => ({
      on: dayNumber(on),
      payout: { amount, downPayment: downPaymentOf(amount) },
    })),
    ...loan.rates.map((rate) => ({ on: dayNumber(rate.from), rate })),
    ...bookings.map((booking) => ({
      on: dayNumber(booking.on),
      booking: { ...booking, due: dayNumber(booking.towards) },
    })),
    ...partPayments.map((partPayment) => ({ on: dayNumber(partPayment.on), partPayment })),
  ]
  const source = periodsOf(loan.calendar)
  const periods: Period[] = []
  return {
    loan,
    duties: loan.stages.flatMap(dutiesOf).slice(loan.inAdvance?.instalments ?? 0),
    changes: changes.sort((a, b) => a.on - b.on),
    reversals: reversals.map(({ on, amount }) => ({ on: dayNumber(on), amount })),
    unpaidAsOf: unpaidAsOf === undefined ? undefined : dayNumber(unpaidAsOf),
    accrueUntil: accrueUntil === undefined ? Number.POSITIVE_INFINITY : dayNumber(accrueUntil),
    payments: paymentsOf(servicing),
    period(index) {
      while (periods.length <= index) periods.push(source.next().value)
      return periods[index] as Period
    },
  }
}

function paymentsOf({ partPayments, shortPayments, catchUpOn, penal }: Servicing): Payments | undefined {
  if (!partPayments?.length && !shortPayments?.length) return undefined
  return {
    short: new Map(shortPayments?.map(({ due, amount }) => [dayNumber(due), amount])),
    catchUpOn: catchUpOn === undefined ? undefined : dayNumber(catchUpOn),
    penal: penal ?? { annualPercent: 0, perInstalment: 0 },
  }
}

const dutiesOf = ({ count, pays, step }: Stage): Duty[] =>
  Array.from({ length: count }, (_, index) => ({
    pays,
    weight: step ? (1 + step.percent / 100) ** Math.floor(index / step.every) : 1,
  }))

/** What a rupee bears as interest from `from` to `to`, two days of one period, at a yearly rate in per cent. */
export function factorOf(
  { loan, accrueUntil }: Plan,
  annualPercent: number,
  from: DayNumber,
  to: DayNumber,
  period: Period,
): number {
  if (from >= accrueUntil) return 0
  const { dayCount, compoundings, calendar } = loan
  const months = monthsOf(calendar.every)
  if (!compoundings) return (annualPercent / 100) * yearFraction(dayCount, from, to, period, months)
  const whole = (annualPercent / 100) * yearFraction(dayCount, period.from, period.due, period, months)
  const share = (to - from) / (period.due - period.from)
  return Math.expm1(compoundings * share * Math.log1p(whole / compoundings))
}
