import { isProblem, type Problem } from '../loan.ts'
import type { DatedLoan, DatedLoanProblem } from './dated-loan.ts'
import type { Booking, DatedRow, Servicing } from './dated-row.ts'
import { datedSchedule } from './schedule.ts'

/** What an instalment costs on a day: its interest until then, and the rest of it as principal. */
export interface Payable {
  principal: number
  interest: number
  /** The principal that is owed before it. */
  owed: number
}

/** What the instalment of a due date costs if it is paid on `on`. `undefined` if there is no such instalment. */
export function payableOn(
  loan: DatedLoan,
  servicing: Servicing,
  due: string,
  on: string,
): Payable | undefined {
  const schedule = datedSchedule(loan, { ...servicing, accrueUntil: on })
  if (isProblem(schedule)) return undefined
  const index = schedule.rows.findIndex((row) => row.kind === 'instalment' && row.due === due)
  const row = schedule.rows[index]
  if (!row) return undefined
  const owed = row.parts.at(-1)?.balance ?? row.opening
  return { principal: row.principal, interest: row.interest, owed }
}

/**
 * The parts of what is owed, in the order in which a payment pays them, as agreed. Where nothing is agreed, a payment pays interest
 * before principal (Supreme Court of India, Meghraj v. Bayabai, AIR 1970 SC 161). Apache Fineract’s default pays penalties and
 * fees first.
 */
type Allocation = readonly ('penalties' | 'fees' | 'interest' | 'principal')[]

interface Payment {
  on: string
  /** Rupees. */
  amount: number
}

interface PaymentTerms {
  order: Allocation
  /** Whether an instalment that is paid ahead of its due date has interest until that day, or until the next due date. */
  interestUntil: 'thatDay' | 'nextDue'
}

/**
 * Books a payment on the instalments in their order, those ahead of their due dates too. Of the latter, only the first has
 * interest.
 *
 * @returns the bookings of this payment, and what is left of it once nothing is owed
 */
export function bookPayment(
  loan: DatedLoan,
  servicing: Servicing,
  { on, amount }: Payment,
  { order, interestUntil }: PaymentTerms,
): { bookings: Booking[]; rest: number } | Problem<DatedLoanProblem> {
  const schedule = datedSchedule(loan, servicing)
  if (isProblem(schedule)) return schedule
  const bookings: Booking[] = []
  let rest = amount
  let isNext = true
  for (const { kind, due, fees, penalties } of schedule.rows) {
    if (kind !== 'instalment' || rest <= 0) continue
    const booked = [...(servicing.bookings ?? []), ...bookings]
    const isAhead = due > on
    const day = !isAhead || (isNext && interestUntil === 'nextDue') ? due : on
    const payable = payableOn(loan, { ...servicing, bookings: booked }, due, day)
    if (!payable) continue
    const paid = booked.filter(({ towards }) => towards === due)
    const owed = {
      principal: payable.principal - sumOf(paid.map(({ principal }) => principal)),
      interest: payable.interest - sumOf(paid.map(({ interest }) => interest)),
      fees: fees - sumOf(paid.map((booking) => booking.fees ?? 0)),
      penalties: penalties - sumOf(paid.map((booking) => booking.penalties ?? 0)),
    }
    const { rest: left, ...parts } = allocate(rest, owed, order)
    if (left < rest) bookings.push({ on, towards: due, ...parts })
    rest = left
    if (isAhead) isNext = false
  }
  return { bookings, rest }
}

/** Splits a payment over the parts of an instalment, in order. */
function allocate(payment: number, owed: Pick<DatedRow, Allocation[number]>, order: Allocation) {
  let rest = payment
  const paid = { penalties: 0, fees: 0, interest: 0, principal: 0 }
  for (const part of order) {
    paid[part] = Math.max(0, Math.min(rest, owed[part]))
    rest -= paid[part]
  }
  return { ...paid, rest }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
