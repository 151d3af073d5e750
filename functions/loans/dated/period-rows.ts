import { type DayNumber, dayNumber, dayOf, monthsOf, type Period } from './calendar.ts'
import { flatPrincipal, withGst } from './charges.ts'
import type { DatedRow, Part } from './dated-row.ts'
import { yearFraction } from './day-count.ts'
import { type Change, factorOf, type Plan } from './plan.ts'
import { round } from './rounding.ts'
import { type Arrears, halfPaisa, noArrears, settle } from './settlement.ts'

/** Where a loan stands at the end of a day. Rupees. */
export interface State {
  /** The principal that has not fallen due. */
  scheduled: number
  /** The part of it that was paid ahead of its due date. */
  prepaid: number
  /** The principal that fell due and was not paid. */
  overdue: number
  /** Interest of earlier periods that is due with the next instalment. */
  carried: number
  /** Interest of the broken period that is due on top of the first instalment. */
  broken: number
  /** Simple interest of a stage that accrues. */
  accrued: number
  /** Per cent a year. */
  rate: number
  /** The instalment is kept, so the number of instalments follows from it. */
  isOpenEnded: boolean
  /** Of instalments that were not paid in full. */
  arrears: Arrears
  /** A part-payment has lowered the instalments that follow. */
  isReset: boolean
}

interface PeriodRows {
  rows: DatedRow[]
  state: State
  isLast: boolean
  /** By how much the instalment is less than its interest, in rupees. */
  shortfall: number
}

/** An amount below this, in rupees, is an error of binary fractions. */
const negligible = 1e-6

/** The rows of one period, in order of their due dates: its instalment, and the down payments on its days. */
export function periodRows(plan: Plan, index: number, before: State, level: number): PeriodRows {
  const period = plan.period(index)
  const { rows, state, parts, extra: extraBefore } = accrue(plan, period, before)
  const accrued = parts.reduce((sum, { interest }) => sum + interest, state.carried)
  const due = fallsDue(plan, index, state, accrued, level)
  const reversed = plan.reversals.filter(({ on }) => isIn(period, on, index))
  const charges = chargesOf(plan, period, index)
  const interest = due.interest + state.broken
  const agreed = due.principal + sumOf(reversed.map(({ amount }) => amount))
  const settlement = settlementOf(plan, index, state, interest, due)
  const principal = settlement ? settlement.instalment - interest : agreed

  if (settlement) {
    state.scheduled = settlement.closing
    state.arrears = settlement
    state.isReset ||= settlement.extra > 0 && keepsTerm(plan, period.due)
  } else state.scheduled = due.isLast ? 0 : state.scheduled - due.principal
  state.prepaid -= due.paidAhead
  state.carried = due.carried
  state.accrued = due.accrued
  state.broken = 0
  markOverdue(plan, period, state, due.principal)
  const beforePayouts = state.scheduled
  const downPayments = endOfDay(plan, period.due, state)
  const penalties = charges.penalties + (settlement?.chargesPaid ?? 0)
  const row: DatedRow = {
    kind: 'instalment',
    from: period.fromDay,
    due: period.dueDay,
    days: period.due - period.from,
    opening: before.scheduled,
    interest,
    principal,
    fees: charges.fees,
    penalties,
    instalment: interest + principal + charges.fees + penalties,
    extra: extraBefore + (settlement?.extra ?? 0),
    // A payout of this day with a down payment stands in the row of the latter.
    closing: downPayments.length > 0 ? beforePayouts : state.scheduled,
    outstanding: state.scheduled - state.prepaid + state.overdue,
    parts,
    ...(settlement && { settlement }),
  }
  const { isNeverRepaid, shortfall } = due
  const isLast = settlement ? isSettled(plan, period, state) : due.isLast
  return { rows: [...rows, row, ...downPayments], state, isLast: isLast || isNeverRepaid, shortfall }
}

const keepsTerm = ({ changes }: Plan, day: DayNumber) =>
  changes.on(day).some(({ partPayment }) => partPayment?.keep === 'term')

const isSettled = (plan: Plan, { from }: Period, { scheduled, arrears }: State) =>
  scheduled < halfPaisa && arrears.chargesOwed === 0 && !plan.changes.hasPayoutAfter(from)

/** What is paid on a due date, if some instalment is not paid as agreed or something is paid beyond it. */
function settlementOf(
  plan: Plan,
  index: number,
  state: State,
  interest: number,
  due: ReturnType<typeof fallsDue>,
) {
  const { payments, loan, duties, changes } = plan
  if (!payments) return undefined
  const period = plan.period(index)
  const extras = changes.on(period.due).flatMap(({ partPayment }) => partPayment ?? [])
  return settle(
    {
      owed: state.scheduled + interest,
      agreed: interest + due.principal,
      isEnd: index >= duties.length - 1 && !state.isOpenEnded,
      shortPayment: payments.short.get(period.due),
      extraPayment: sumOf(extras.map(({ amount }) => amount)),
      isCatchUp: period.due === payments.catchUpOn,
      years: yearFraction(loan.dayCount, period.from, period.due, period, monthsOf(loan.calendar.every)),
      penal: payments.penal,
    },
    state.arrears,
  )
}

/** What falls due at the end of a period, and what of its interest stays for later. */
function fallsDue(plan: Plan, index: number, state: State, accrued: number, level: number) {
  const { loan, duties } = plan
  const period = plan.period(index)
  const { pays, weight } = duties[index] ?? { pays: 'level', weight: 1 }
  const ahead = bookedAhead(plan, period)
  const paidAhead = ahead.principal
  const instalment =
    typeof pays === 'number'
      ? pays
      : pays === 'level'
        ? round(weight * level, loan.rounding?.instalment)
        : undefined
  const isAgreedEnd = index >= duties.length - 1
  const isRepaid =
    instalment !== undefined &&
    state.scheduled + accrued <= instalment + negligible &&
    !plan.changes.hasPayoutAfter(period.from)
  const isLast = isRepaid || (isAgreedEnd && !state.isOpenEnded)
  const due = {
    interest: accrued,
    principal: 0,
    paidAhead,
    isLast,
    isNeverRepaid: false,
    shortfall: 0,
    carried: 0,
    accrued: state.accrued,
  }
  if (isLast) {
    due.principal = state.scheduled
    due.interest = accrued + state.accrued
    due.accrued = 0
  } else if (instalment !== undefined) {
    // An instalment that was paid in full ahead of its due date keeps the interest of that day.
    const isPaidAhead = ahead !== nothingAhead && ahead.principal + ahead.interest >= instalment - negligible
    due.interest = isPaidAhead ? ahead.interest : accrued
    due.principal = instalment - due.interest
    due.carried = Math.max(0, accrued - due.interest)
    due.shortfall = Math.max(0, due.interest - instalment)
    due.isNeverRepaid = isAgreedEnd && instalment <= accrued && !plan.changes.hasPayoutOrRateFrom(period.due)
  } else if (pays === 'capitalise') due.principal = -accrued
  else if (pays === 'accrue') {
    const simple = state.accrued + accrued
    const isEnd = duties[index + 1]?.pays !== 'accrue'
    due.interest = isEnd ? simple : 0
    due.principal = isEnd ? -simple : 0
    due.accrued = isEnd ? 0 : simple
  }
  return due
}

/** The interest of a period, part by part, and the down payments of the payouts inside it. */
function accrue(plan: Plan, period: Period, before: State) {
  const { changes, unpaidAsOf, accrueUntil, loan } = plan
  const inside = changes.between(period.from, period.due).map(({ on }) => on)
  for (const day of [unpaidAsOf ?? Number.NEGATIVE_INFINITY, accrueUntil])
    if (day > period.from && day < period.due) inside.push(day)
  const state = { ...before, isReset: false }
  const rows: DatedRow[] = []
  const parts: Part[] = []
  let extra = 0
  let { from, fromDay } = period
  const ends = inside.length > 0 ? new Set(inside.sort((a, b) => a - b)) : []
  for (const to of [...ends, period.due]) {
    const factor = factorOf(plan, state.rate, from, to, period)
    const balance = state.scheduled - state.prepaid + state.overdue
    const interest = round(flatInterest(plan) ?? balance * factor, loan.rounding?.interest)
    const toDay = to === period.due ? period.dueDay : dayOf(to)
    parts.push({ from: fromDay, to: toDay, factor, balance, interest })
    if (to < period.due) {
      rows.push(...endOfDay(plan, to, state))
      extra += payEarly(plan, to, state)
    }
    from = to
    fromDay = toDay
  }
  return { rows, state, parts, extra }
}

/** Books the part-payments of a day between two due dates, and returns what they pay. */
function payEarly({ changes }: Plan, day: DayNumber, state: State): number {
  let paid = 0
  for (const { partPayment } of changes.on(day)) {
    if (!partPayment) continue
    const amount = Math.min(partPayment.amount, state.scheduled)
    state.scheduled -= amount
    state.isReset ||= partPayment.keep === 'term'
    paid += amount
  }
  return paid
}

/** At a flat rate, every instalment has the same interest. */
function flatInterest({ loan, duties }: Plan): number | undefined {
  if (loan.flatYears === undefined) return undefined
  return (flatPrincipal(loan) * ((loan.rates[0]?.annualPercent ?? 0) / 100) * loan.flatYears) / duties.length
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Applies what happens at the end of a day, and returns the down payments that are due on it. */
function endOfDay(plan: Plan, day: DayNumber, state: State): DatedRow[] {
  return applyChanges(plan.changes.on(day), day, state, plan)
}

/** The state at the start of the first period, with everything that happened until then. */
export function openingState(plan: Plan, added: number, broken: number): { rows: DatedRow[]; state: State } {
  const state: State = {
    scheduled: added,
    prepaid: 0,
    overdue: 0,
    carried: 0,
    broken,
    accrued: 0,
    rate: 0,
    isOpenEnded: false,
    arrears: noArrears,
    isReset: false,
  }
  const { from } = plan.period(0)
  const earlier = plan.changes.all.filter(({ on }) => on <= from)
  const rows = applyChanges(earlier, from, state, plan)
  // Before the first instalment is computed, there is none to keep.
  state.isOpenEnded = false
  return { rows, state }
}

function applyChanges(changes: readonly Change[], day: DayNumber, state: State, plan: Plan): DatedRow[] {
  const rows: DatedRow[] = []
  for (const { payout } of changes) state.scheduled += payout?.amount ?? 0
  for (const { on, payout, rate, booking } of changes) {
    if (payout && payout.downPayment > 0) rows.push(downPaymentRow(on, payout.downPayment, state))
    if (rate) {
      state.rate = rate.annualPercent
      // Without a level instalment, there is none to keep, and the last period pays everything.
      const hasLevel = plan.duties.some(({ pays }) => pays === 'level')
      state.isOpenEnded = hasLevel && rate.keep !== undefined && rate.keep !== 'term'
    }
    if (booking && booking.due > on) state.prepaid += booking.principal
    else if (booking && plan.unpaidAsOf !== undefined && booking.due < on) state.overdue -= booking.principal
  }
  if (day === plan.unpaidAsOf) state.overdue = 0
  return rows
}

function downPaymentRow(day: DayNumber, amount: number, state: State): DatedRow {
  const opening = state.scheduled
  state.scheduled -= amount
  const on = dayOf(day)
  return {
    kind: 'downPayment',
    from: on,
    due: on,
    days: 0,
    opening,
    interest: 0,
    principal: amount,
    fees: 0,
    penalties: 0,
    instalment: amount,
    extra: 0,
    closing: state.scheduled,
    outstanding: state.scheduled - state.prepaid,
    parts: [],
  }
}

const nothingAhead = { principal: 0, interest: 0 }

/** What was paid towards this period's instalment before its due date. */
function bookedAhead({ changes }: Plan, { due }: Period) {
  const booked = changes.bookedTowards(due)
  if (booked.length === 0) return nothingAhead
  const ahead = booked.filter(({ paidOn }) => paidOn < due)
  return {
    principal: sumOf(ahead.map(({ principal }) => principal)),
    interest: sumOf(ahead.map(({ interest }) => interest)),
  }
}

/** What falls due by the day as of which nothing more was paid, and has no booking, is overdue. */
function markOverdue({ changes, unpaidAsOf }: Plan, { due }: Period, state: State, principal: number) {
  if (unpaidAsOf === undefined || due > unpaidAsOf) return
  const paid = changes.bookedTowards(due).filter(({ paidOn }) => paidOn <= due)
  state.overdue += Math.max(0, principal - sumOf(paid.map((booking) => booking.principal)))
}

/** Whether a day belongs to a period: after its start and until its due date. The first period has its first day too. */
const isIn = ({ from, due }: Period, day: DayNumber, index: number) =>
  index === 0 ? day <= due : day > from && day <= due

const noCharges = { fees: 0, penalties: 0 }

/** The fees and penalties of a period, with GST. */
export function chargesOf({ loan }: Plan, period: Period, index: number) {
  if (!loan.charges?.length) return noCharges
  const due = loan.charges.filter(
    ({ paid }) =>
      paid === 'withEach' || (typeof paid === 'object' && isIn(period, dayNumber(paid.on), index)),
  )
  const isPenalty = (kind?: string) => kind === 'penalty'
  return {
    fees: sumOf(due.filter(({ kind }) => !isPenalty(kind)).map(withGst)),
    penalties: sumOf(due.filter(({ kind }) => isPenalty(kind)).map(withGst)),
  }
}
