import type { Press } from '#applications/handovers.ts'
import type { LenderTerms, PaymentTerms } from '#contract/payment-terms.ts'
import type { PublishedPayments } from '#contract/published-payments.ts'
import { daysBetween, daysLater, monthsLater } from '#loans/dates.ts'
import { termsOn } from './dues.ts'

/** How many quarters are reported: as far back as all presses of a quarter are kept. */
const reportedQuarters = 4

/**
 * The days of the complete quarters that are reported on a day in India, quarter by quarter, the latest first: those in which a lender
 * paid. Before that there is nothing to compare.
 */
export function reportedDays(terms: readonly LenderTerms[], today: string): string[][] {
  const paying = terms.filter((one) => paysUnder(one.terms)).map((one) => one.terms.from)
  const [first = '9999-12-31'] = paying.sort()
  return quartersBefore(today).filter((days) => (days.at(-1) ?? '') >= first)
}

function quartersBefore(today: string): string[][] {
  const [year = '', month = ''] = today.split('-')
  const current = `${year}-${String(Number(month) - ((Number(month) - 1) % 3)).padStart(2, '0')}-01`
  return Array.from({ length: reportedQuarters }, (_, n) => {
    const first = monthsLater(current, -3 * (n + 1))
    return Array.from({ length: daysBetween(first, monthsLater(first, 3)) }, (_, day) =>
      daysLater(first, day),
    )
  })
}

/**
 * What the public may know: who pays, but not how much.
 *
 * @param pressesOn the presses of a day in India, for each day of `reportedDays(terms, today)`
 */
export function reportPayments(
  terms: readonly LenderTerms[],
  pressesOn: ReadonlyMap<string, readonly Pick<Press, 'lender' | 'place'>[]>,
  today: string,
): PublishedPayments {
  const byLender = new Map<string, PaymentTerms[]>()
  for (const { lender, terms: one } of terms) byLender.set(lender, [...(byLender.get(lender) ?? []), one])
  const pays = (lender: string, day: string) => paysUnder(termsOn(day, byLender.get(lender) ?? []))
  const names = new Map(terms.map(({ lender, name }) => [lender, name]))
  return {
    day: today,
    lenders: [...names]
      .filter(([lender]) => pays(lender, today))
      .map(([lender, name]) => ({ name, since: payingSince(byLender.get(lender) ?? [], today) }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
    quarters: reportedDays(terms, today).map((days) => ({ from: days[0] ?? '', places: placesOf(days) })),
  }

  function placesOf(days: string[]) {
    const places = new Map<number | undefined, { paying: number; others: number }>()
    for (const day of days)
      for (const { lender, place } of pressesOn.get(day) ?? []) {
        const count = places.get(place) ?? { paying: 0, others: 0 }
        count[pays(lender, day) ? 'paying' : 'others'] += 1
        places.set(place, count)
      }
    return [...places]
      .map(([place, count]) => ({ ...(place !== undefined && { place }), ...count }))
      .sort(({ place: one = Infinity }, { place: other = Infinity }) => one - other)
  }
}

const paysUnder = (terms: PaymentTerms | undefined) => terms !== undefined && terms.model !== 'nothing'

/** The first day from which terms that pay have followed each other without a gap until today. */
function payingSince(terms: readonly PaymentTerms[], today: string): string {
  const past = terms
    .filter(({ from }) => from <= today)
    .sort((one, other) => (one.from < other.from ? 1 : -1))
  const gap = past.findIndex((one) => !paysUnder(one))
  return past[gap < 0 ? past.length - 1 : gap - 1]?.from ?? today
}
