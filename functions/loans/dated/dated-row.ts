import type { PenalTerms, Settlement } from './settlement.ts'

/** Days of a period between two changes of the balance or the rate. */
export interface Part {
  from: string
  to: string
  /** What a rupee bears as interest in these days. */
  factor: number
  /** The principal that bears interest. */
  balance: number
  interest: number
}

/** One line of a schedule. Rupees. */
export interface DatedRow {
  kind: 'instalment' | 'downPayment' | 'charges'
  from: string
  due: string
  days: number
  /** The principal at the start of the period, with what was paid out by then. */
  opening: number
  interest: number
  /** Below 0 when less than the interest is paid: the rest is added to the principal. */
  principal: number
  /** With GST and premiums. */
  fees: number
  /** Penal charges that are paid. */
  penalties: number
  /** Interest, principal, fees and penalties. */
  instalment: number
  /** Principal that is paid beyond the instalment, on its day or before in its period. */
  extra: number
  /** The principal that has not fallen due by the end of this day, with what was paid out on it. */
  closing: number
  /** The principal that is owed after all payments until then, those ahead of their due dates too. */
  outstanding: number
  parts: readonly Part[]
  /** Set where the servicing has part-payments or short payments. */
  settlement?: Settlement
}

/** A payment, or a part of one, as the lender booked it. */
export interface Booking {
  on: string
  /** The due date of the instalment that it pays. */
  towards: string
  principal: number
  interest: number
  /** Of the instalment's penal charges and fees. */
  penalties?: number
  fees?: number
}

/** Principal that is paid beyond the instalments, at the end of a day after the start of the first period. */
export interface PartPayment {
  on: string
  /** Rupees. On a due date, they pay what is overdue and penal charges first. */
  amount: number
  /** What it leaves as it is: the instalment, so that the loan ends earlier, or the term, so that the instalment falls. */
  keep: 'instalment' | 'term'
}

/** What happened to a loan since its payout. */
export interface Servicing {
  bookings?: readonly Booking[]
  /**
   * As of this day, nothing beyond the bookings was paid: overdue principal bears interest until then, and is taken to be paid
   * on it. Without it, every instalment is taken to be paid on its due date unless a booking pays it earlier.
   */
  unpaidAsOf?: string
  /** Payments that were taken back: each is due again with the instalment in whose period it falls. */
  reversals?: readonly { on: string; amount: number }[]
  /** The last day that bears interest. */
  accrueUntil?: string
  partPayments?: readonly PartPayment[]
  /** What is paid of an instalment, by its due date. The last instalment of a loan pays everything. */
  shortPayments?: readonly { due: string; amount: number }[]
  /** The due date on which everything overdue and all penal charges are paid. Without it, the last one. */
  catchUpOn?: string
  penal?: PenalTerms
}
