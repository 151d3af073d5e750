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
  fees: number
  penalties: number
  /** Interest, principal, fees and penalties. */
  instalment: number
  /** The principal that has not fallen due by the end of this day, with what was paid out on it. */
  closing: number
  /** The principal that is owed after all payments until then, those ahead of their due dates too. */
  outstanding: number
  parts: readonly Part[]
}

/** A payment, or a part of one, as the lender booked it. */
export interface Booking {
  on: string
  /** The due date of the instalment that it pays. */
  towards: string
  principal: number
  interest: number
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
}
