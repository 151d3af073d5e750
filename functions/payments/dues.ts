import type { StoredOutcome } from '#contract/handover-outcome.ts'
import type { PaymentTerms } from '#contract/payment-terms.ts'
import { toPaise } from '#loans/paise.ts'

/** What a lender has said of one hand-over: the events, in any order. Another statement of the same event counts once. */
export type Events = readonly Pick<StoredOutcome, 'kind' | 'at' | 'amount'>[]

/** The terms in force on a day in India (`yyyy-MM-dd`): the last ones that began by then. */
export function termsOn(day: string, terms: readonly PaymentTerms[]): PaymentTerms | undefined {
  return terms.reduce<PaymentTerms | undefined>(
    (found, next) => (next.from <= day && !(found && found.from > next.from) ? next : found),
    undefined,
  )
}

/**
 * What a lender owes for one hand-over, before GST, in paise, by the terms of the day of the press. It follows from the set of the
 * events alone, so it doesn't matter in which order they came. A loan that was returned or clawed back stays so.
 */
export function dueFor(terms: PaymentTerms | undefined, events: Events): number {
  if (!terms || terms.model === 'nothing' || events.length === 0) return 0
  if (terms.model === 'per_handover') return toPaise(terms.rupees)
  const disbursed = disbursedPaise(events)
  if (disbursed === 0 || events.some(({ kind }) => kind === 'returned' || kind === 'clawed_back')) return 0
  if (terms.model === 'per_loan') return toPaise(terms.rupees)
  const share = percentOf(disbursed, terms.percent)
  return terms.cap === undefined ? share : Math.min(share, toPaise(terms.cap))
}

/** A loan may be paid out in parts. The same sum at the same instant is one part, even under two ids of events. */
function disbursedPaise(events: Events): number {
  const parts = new Map<string, number>()
  for (const { kind, at, amount = 0 } of events)
    if (kind === 'disbursed') parts.set(`${at} ${amount}`, toPaise(amount))
  return [...parts.values()].reduce((sum, part) => sum + part, 0)
}

/** A percentage, with at most three decimals, of a sum in paise; half a paisa goes away from zero. Exact: integers only. */
export function percentOf(paise: number, percent: number): number {
  const [thousandths, whole] = [BigInt(Math.round(percent * 1000)), BigInt(Math.abs(paise))]
  const rounded = Number((thousandths * whole + 50_000n) / 100_000n)
  return paise < 0 ? -rounded : rounded
}
