import type { Problem } from '../loan.ts'
import { dayNumber } from './calendar.ts'
import { type ChargeTotals, chargesPaid, chargeTotals, withGst } from './charges.ts'
import { type DatedLoan, type DatedLoanProblem, lastDay, mostInstalments } from './dated-loan.ts'
import { datedLoanProblem, servicingProblem } from './dated-loan-problem.ts'
import type { DatedRow, Servicing } from './dated-row.ts'
import { yearFraction } from './day-count.ts'
import { levelInstalment } from './level-instalment.ts'
import { chargesOf, openingState, periodRows } from './period-rows.ts'
import { type Plan, planOf } from './plan.ts'

export interface DatedSchedule {
  /** In order of their due dates. */
  rows: readonly DatedRow[]
  /** The first level instalment, and each that a change made to be computed anew, with the index of its first period. */
  levels: readonly { period: number; instalment: number }[]
  /** Interest of the broken period, in rupees. */
  brokenInterest: number
  /** What the borrower gets: the payouts, less what is kept back or paid on their day. */
  netPaidOut: number
  /** With that of the broken period. */
  totalInterest: number
  /** All charges over the whole loan, with those that are kept back or financed. */
  charges: ChargeTotals
  /** What the borrower pays after the payout, or has taken from it in advance. */
  totalPaid: number
  /** What is paid after the day of the payout, in order of the due dates. */
  payments: readonly { due: string; amount: number }[]
  /** The first period whose instalment is less than its interest, and by how much, in rupees. */
  shortfall?: { period: number; amount: number }
  /** The kept instalment never repays the loan. The rows then end with the agreed number of them. */
  isNeverRepaid: boolean
}

/** The loan's schedule; for an impossible loan, its first fault. */
export const datedSchedule = (
  loan: DatedLoan,
  servicing: Servicing = {},
): DatedSchedule | Problem<DatedLoanProblem> =>
  datedLoanProblem(loan) ?? servicingProblem(loan, servicing) ?? checked(scheduleOf(planOf(loan, servicing)))

function checked(schedule: DatedSchedule): DatedSchedule | Problem<DatedLoanProblem> {
  const { totalPaid, totalInterest, netPaidOut } = schedule
  if (![totalPaid, totalInterest, netPaidOut].every(Number.isFinite)) return { problem: 'tooLarge' }
  return netPaidOut > 0 ? schedule : { problem: 'feesAboveLoan' }
}

function scheduleOf(plan: Plan): DatedSchedule {
  const { loan } = plan
  if (loan.inAdvance?.computed === 'arrears') return advanceInArrears(plan, loan.inAdvance.instalments)
  const brokenInterest = brokenInterestOf(loan)
  const broken = loan.brokenPeriod?.interest
  const added = chargesPaid(loan, 'financed') + (broken === 'capitalised' ? brokenInterest : 0)
  const opened = openingState(plan, added, broken === 'withFirst' ? brokenInterest : 0)
  const { rows } = opened
  let { state } = opened
  const levels: { period: number; instalment: number }[] = []
  let shortfall: DatedSchedule['shortfall']
  let level = 0
  let inAdvance = 0
  const end = dayNumber(lastDay)
  for (let index = 0, isOver = false; !isOver && index < mostInstalments; index++) {
    if (plan.period(index).due > end) break
    const current = levelInstalment(plan, index, state, level)
    if (current !== level || index === 0) levels.push({ period: index, instalment: current })
    level = current
    if (index === 0 && loan.inAdvance) {
      inAdvance = loan.inAdvance.instalments * level
      state = { ...state, scheduled: state.scheduled - inAdvance }
    }
    const period = periodRows(plan, index, state, level)
    rows.push(...period.rows)
    state = period.state
    isOver = period.isLast
    if (period.shortfall > 0) shortfall ??= { period: index, amount: period.shortfall }
  }
  rows.push(...laterCharges(loan, rows))
  const latePayment = sumOf(rows.map(({ settlement }) => settlement?.chargesPaid ?? 0))
  const instalments = rows.filter(({ kind }) => kind === 'instalment').length
  const interest = sumOf(rows.map((row) => row.interest))
  const payments = rows.map(({ due, instalment, extra }) => ({ due, amount: instalment + extra }))
  return {
    rows,
    levels,
    brokenInterest,
    netPaidOut:
      lent(loan) - chargesPaid(loan, 'keptBack') - (broken === 'upFront' ? brokenInterest : 0) - inAdvance,
    totalInterest: interest + (broken === 'upFront' || broken === 'capitalised' ? brokenInterest : 0),
    charges: chargeTotals(loan, instalments, latePayment),
    totalPaid: sumOf(payments.map(({ amount }) => amount)) + inAdvance,
    payments,
    ...(shortfall && { shortfall }),
    isNeverRepaid: state.scheduled > 0.005,
  }
}

/**
 * Instalments that are computed as if each were paid at the end of its period, although the first ones are taken on the day of
 * the payout. The stated rate then fits no schedule, so there are payments but no rows.
 */
function advanceInArrears(plan: Plan, taken: number): DatedSchedule {
  const { loan } = plan
  const all = planOf({ ...loan, inAdvance: undefined })
  const brokenInterest = brokenInterestOf(loan)
  const broken = loan.brokenPeriod?.interest
  const added = chargesPaid(loan, 'financed') + (broken === 'capitalised' ? brokenInterest : 0)
  const { state } = openingState(all, added, 0)
  const level = levelInstalment(all, 0, state, 0)
  const withFirst = broken === 'withFirst' ? brokenInterest : 0
  const payments = plan.duties.map((_, index) => {
    const period = plan.period(index)
    const { fees, penalties } = chargesOf(plan, period, index)
    return { due: period.dueDay, amount: level + fees + penalties + (index === 0 ? withFirst : 0) }
  })
  const upFront = broken === 'upFront' ? brokenInterest : 0
  const capitalised = added - chargesPaid(loan, 'financed')
  return {
    rows: [],
    levels: [{ period: 0, instalment: level }],
    brokenInterest,
    netPaidOut: lent(loan) - chargesPaid(loan, 'keptBack') - upFront - taken * level,
    totalInterest: all.duties.length * level - state.scheduled + withFirst + upFront + capitalised,
    charges: chargeTotals(loan, plan.duties.length, 0),
    totalPaid: taken * level + sumOf(payments.map(({ amount }) => amount)),
    payments,
    isNeverRepaid: false,
  }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

const lent = ({ payouts }: DatedLoan) => sumOf(payouts.map(({ amount }) => amount))

/** Simple interest from the first payout to the start of the first period. */
function brokenInterestOf({ payouts, rates, calendar, brokenPeriod }: DatedLoan): number {
  if (!brokenPeriod || brokenPeriod.interest === 'waived') return 0
  const [payout] = payouts
  const from = dayNumber(payout?.on ?? calendar.from)
  const due = dayNumber(calendar.from)
  const years = yearFraction(brokenPeriod.dayCount, from, due, { from, due }, undefined)
  return (payout?.amount ?? 0) * ((rates[0]?.annualPercent ?? 0) / 100) * years
}

/** Rows of the charges that fall due after the last instalment. */
function laterCharges({ charges = [] }: DatedLoan, rows: readonly DatedRow[]): DatedRow[] {
  const end = rows.at(-1)
  if (!end) return []
  const later = charges.flatMap((charge) => {
    const { kind, paid } = charge
    return typeof paid === 'object' && paid.on > end.due
      ? [{ on: paid.on, amount: withGst(charge), isPenalty: kind === 'penalty' }]
      : []
  })
  const days = [...new Set(later.map(({ on }) => on))].sort()
  return days.map((on) => {
    const sumOfDay = (isPenalty: boolean) =>
      sumOf(
        later
          .filter((charge) => charge.on === on && charge.isPenalty === isPenalty)
          .map(({ amount }) => amount),
      )
    const [fees, penalties] = [sumOfDay(false), sumOfDay(true)]
    return {
      kind: 'charges',
      from: end.due,
      due: on,
      days: dayNumber(on) - dayNumber(end.due),
      opening: end.closing,
      interest: 0,
      principal: 0,
      fees,
      penalties,
      instalment: fees + penalties,
      extra: 0,
      closing: end.closing,
      outstanding: end.outstanding,
      parts: [],
    }
  })
}
