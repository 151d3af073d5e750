import type { StoredOutcome } from '#contract/handover-outcome.ts'
import { closingDay, type PaymentStatement, type StatementLine } from '#contract/payment-statement.ts'
import type { PaymentTerms } from '#contract/payment-terms.ts'
import { dayInIndia, monthsLater } from '#loans/dates.ts'
import { gstPercent } from '#loans/fees.ts'
import { dueFor, percentOf, termsOn } from './dues.ts'

/** The last day, in India, on which an outcome can still come into the statement of its month (`yyyy-MM`). */
export const closesOn = (month: string): string => `${monthAfter(month)}-${closingDay}`

/** The earliest month whose statement is still open at an instant. */
export const openMonth = (instant: string): string => {
  const today = dayInIndia(instant)
  const lastMonth = monthsLater(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
  return today <= closesOn(lastMonth) ? lastMonth : today.slice(0, 7)
}

/**
 * The month in whose statement an outcome counts: its own, in India, or the first that was still open when it came. So a statement
 * that is closed never changes.
 */
export function statementMonth({ at, received_at }: Pick<StoredOutcome, 'at' | 'received_at'>): string {
  const own = dayInIndia(at).slice(0, 7)
  const open = openMonth(received_at)
  return own > open ? own : open
}

/**
 * A lender's statement of a month (`yyyy-MM`) from all outcomes that it has ever sent, in any order: for each hand-over, what is due
 * by all that counts up to this month, less what was due by all that counted before it. So the statements of all months together are
 * what is due at last.
 */
export function drawUpStatement(
  lender: string,
  month: string,
  terms: readonly PaymentTerms[],
  outcomes: readonly StoredOutcome[],
  now: Date,
): PaymentStatement {
  const counted = outcomes
    .map((outcome) => ({ outcome, counts: statementMonth(outcome) }))
    .filter(({ counts }) => counts <= month)
  const fresh = new Set(counted.flatMap(({ outcome, counts }) => (counts === month ? [outcome] : [])))
  const groups = byHandover(counted.map(({ outcome }) => outcome))
  const drawn = [...groups.values()].flatMap((events) => lineOf(events, fresh, terms) ?? [])
  const net = drawn.reduce((sum, { change }) => sum + change, 0)
  const gst = percentOf(net, gstPercent)
  return {
    lender,
    month,
    closes_on: closesOn(month),
    is_closed: openMonth(now.toISOString()) > month,
    lines: drawn.sort((one, other) => (one.handover < other.handover ? -1 : 1)),
    net,
    gst,
    total: net + gst,
    unmatched: [...fresh].filter(({ press }) => !press).length,
  }
}

/** What the fresh events of one hand-over change. Absent if there are none, or nothing was due and nothing is. */
function lineOf(
  events: readonly StoredOutcome[],
  fresh: ReadonlySet<StoredOutcome>,
  terms: readonly PaymentTerms[],
): StatementLine | undefined {
  const [{ handover, press } = { handover: '', press: null }] = events
  const news = events.filter((event) => fresh.has(event))
  if (!press || news.length === 0) return undefined
  const inForce = termsOn(press.day, terms)
  const before = dueFor(
    inForce,
    events.filter((event) => !fresh.has(event)),
  )
  const due = dueFor(inForce, events)
  if (before === 0 && due === 0) return undefined
  return {
    handover,
    ...press,
    terms_from: inForce?.from ?? press.day,
    kinds: news.map(({ kind }) => kind),
    before,
    change: due - before,
  }
}

/** The outcomes of each hand-over. What matches none belongs to none. */
function byHandover(outcomes: readonly StoredOutcome[]): Map<string, StoredOutcome[]> {
  const groups = new Map<string, StoredOutcome[]>()
  for (const outcome of outcomes) {
    if (!outcome.press) continue
    const group = groups.get(outcome.handover)
    if (group) group.push(outcome)
    else groups.set(outcome.handover, [outcome])
  }
  return groups
}

const monthAfter = (month: string) => monthsLater(`${month}-01`, 1).slice(0, 7)
