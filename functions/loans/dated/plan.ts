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
  changes: Changes
  reversals: readonly { on: DayNumber; amount: number }[]
  unpaidAsOf: DayNumber | undefined
  accrueUntil: DayNumber
  /** `undefined` if every instalment is paid as agreed, and nothing beyond it. */
  payments: Payments | undefined
  period: (index: number) => Period
  /** What a rupee bears as interest in a whole period at a yearly rate in per cent, if all of its days bear interest. */
  wholeFactor: (index: number, annualPercent: number) => number
}

/** Changes by their days. A schedule looks for them in every period, so no search reads them all. */
export class Changes {
  /** In order of their days. */
  readonly all: readonly Change[]
  readonly #byDay: ReadonlyMap<DayNumber, Change[]>
  readonly #byDue: ReadonlyMap<DayNumber, Booked[]>
  readonly #lastPayout: DayNumber
  readonly #lastRate: DayNumber

  constructor(changes: readonly Change[]) {
    this.all = [...changes].sort((a, b) => a.on - b.on)
    this.#byDay = groupedBy(this.all, ({ on }) => on)
    const booked = this.all.flatMap(({ on, booking }) => (booking ? [{ ...booking, paidOn: on }] : []))
    this.#byDue = groupedBy(booked, ({ due }) => due)
    this.#lastPayout = Math.max(...this.all.map(({ on, payout }) => (payout ? on : Number.NEGATIVE_INFINITY)))
    this.#lastRate = Math.max(...this.all.map(({ on, rate }) => (rate ? on : Number.NEGATIVE_INFINITY)))
  }

  on(day: DayNumber): readonly Change[] {
    return this.#byDay.get(day) ?? nothing
  }

  /** Those after `from` and before `to`. */
  between(from: DayNumber, to: DayNumber): readonly Change[] {
    const { all } = this
    let [low, high] = [0, all.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((all[middle]?.on ?? 0) > from) high = middle
      else low = middle + 1
    }
    let end = low
    while ((all[end]?.on ?? to) < to) end++
    return end > low ? all.slice(low, end) : nothing
  }

  /** The bookings of the instalment with this due date. */
  bookedTowards(due: DayNumber): readonly Booked[] {
    return this.#byDue.get(due) ?? nothing
  }

  hasPayoutAfter(day: DayNumber): boolean {
    return this.#lastPayout > day
  }

  hasPayoutOrRateFrom(day: DayNumber): boolean {
    return Math.max(this.#lastPayout, this.#lastRate) >= day
  }
}

type Booked = Booking & { due: DayNumber; paidOn: DayNumber }
const nothing: readonly never[] = []

function groupedBy<Item>(items: readonly Item[], dayOfItem: (item: Item) => DayNumber) {
  const groups = new Map<DayNumber, Item[]>()
  for (const item of items) {
    const day = dayOfItem(item)
    const group = groups.get(day)
    if (group) group.push(item)
    else groups.set(day, [item])
  }
  return groups
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
  const period = (index: number) => {
    while (periods.length <= index) periods.push(source.next().value)
    return periods[index] as Period
  }
  return {
    loan,
    duties: loan.stages.flatMap(dutiesOf).slice(loan.inAdvance?.instalments ?? 0),
    changes: new Changes(changes),
    reversals: reversals.map(({ on, amount }) => ({ on: dayNumber(on), amount })),
    unpaidAsOf: unpaidAsOf === undefined ? undefined : dayNumber(unpaidAsOf),
    accrueUntil: accrueUntil === undefined ? Number.POSITIVE_INFINITY : dayNumber(accrueUntil),
    payments: paymentsOf(servicing),
    period,
    wholeFactor: wholeFactors(loan, period),
  }
}

/** Keeps the factors of the last rate. */
function wholeFactors(loan: DatedLoan, period: Plan['period']): Plan['wholeFactor'] {
  let factors: number[] = []
  let rate = Number.NaN
  return (index, annualPercent) => {
    if (rate !== annualPercent) {
      factors = []
      rate = annualPercent
    }
    const known = factors[index]
    if (known !== undefined) return known
    const whole = period(index)
    const factor = rateFactor(loan, annualPercent, whole.from, whole.due, whole)
    factors[index] = factor
    return factor
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
export const factorOf = (
  { loan, accrueUntil }: Pick<Plan, 'loan' | 'accrueUntil'>,
  annualPercent: number,
  from: DayNumber,
  to: DayNumber,
  period: Period,
): number => (from >= accrueUntil ? 0 : rateFactor(loan, annualPercent, from, to, period))

function rateFactor(
  loan: DatedLoan,
  annualPercent: number,
  from: DayNumber,
  to: DayNumber,
  period: Period,
): number {
  const { dayCount, compoundings, calendar } = loan
  const months = monthsOf(calendar.every)
  if (!compoundings) return (annualPercent / 100) * yearFraction(dayCount, from, to, period, months)
  const whole = (annualPercent / 100) * yearFraction(dayCount, period.from, period.due, period, months)
  const share = (to - from) / (period.due - period.from)
  return Math.expm1(compoundings * share * Math.log1p(whole / compoundings))
}
