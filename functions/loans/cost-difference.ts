import type { LoanCost } from './loan-cost.ts'
import type { PricedOffer } from './rank.ts'
import { formatMonths, formatRupees } from './rupees.ts'

/** What the second of two offers costs more than the first, in rupees with whole paise; negative if it costs less. */
export interface CostDifference {
  /** Of interest, fee and GST over the whole tenure: exactly the sum of `rate`, `fee` and `gst`. */
  total: number
  /** The total spread over the tenure, unrounded. */
  perMonth: number
  /** Of the interest, which for the same amount and tenure only the rate decides. */
  rate: number
  fee: number
  gst: number
}

/** The difference in words. */
export interface DifferenceInWords {
  /** "Kaveri Finserv costs you ₹5,560 more over 3 years, ₹154 a month". Whole rupees. */
  headline: string
  /** "The rate adds ₹5,800.10 and GST takes off ₹36.61." To the paisa; empty if nothing differs. */
  cause: string
}

type Comparable = Pick<PricedOffer, 'lender' | 'loan' | 'cost'>

/** @returns `undefined` for loans of different amounts or tenures, whose costs cannot be compared */
export function costDifference(first: Comparable, second: Comparable): CostDifference | undefined {
  const { principal, tenureMonths } = first.loan
  if (second.loan.principal !== principal || second.loan.tenureMonths !== tenureMonths) return undefined
  const paise = (figure: (cost: LoanCost) => number) =>
    Math.round(figure(second.cost) * 100) - Math.round(figure(first.cost) * 100)
  const rate = paise(({ totalInterest }) => totalInterest)
  const fee = paise((cost) => cost.fee)
  const gst = paise((cost) => cost.gst)
  const total = (rate + fee + gst) / 100
  return { total, perMonth: total / tenureMonths, rate: rate / 100, fee: fee / 100, gst: gst / 100 }
}

/**
 * Says which of two offers costs more, by how much, and which of its terms make the difference.
 *
 * @returns `undefined` for loans of different amounts or tenures
 */
export function describeCostDifference(a: Comparable, b: Comparable): DifferenceInWords | undefined {
  const isFirstDearer = (costDifference(a, b)?.total ?? 0) < 0
  const [cheaper, dearer] = isFirstDearer ? [b, a] : [a, b]
  const difference = costDifference(cheaper, dearer)
  if (!difference) return undefined
  const { total, perMonth, rate, fee, gst } = difference
  const over = formatTenure(dearer.loan.tenureMonths)
  return {
    headline:
      total === 0
        ? `${cheaper.lender} and ${dearer.lender} cost you the same over ${over}`
        : `${dearer.lender} costs you ${wholeRupees(total)} more over ${over}, ${wholeRupees(perMonth)} a month`,
    cause: describeCause([
      ['the rate', rate],
      ['the fee', fee],
      ['GST', gst],
    ]),
  }
}

function describeCause(terms: [name: string, rupees: number][]) {
  const clauses = terms
    .filter(([, rupees]) => rupees !== 0)
    .map(([name, rupees]) => `${name} ${rupees > 0 ? 'adds' : 'takes off'} ${formatRupees(Math.abs(rupees))}`)
  const text = clauses.join(', ').replace(/, ([^,]*)$/, ' and $1')
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** Whole rupees; "less than ₹1" for a difference that would read as nothing. */
const wholeRupees = (rupees: number) => (rupees < 0.5 ? 'less than ₹1' : formatRupees(Math.round(rupees)))

/** `3 years`, `1 year`, `18 months`. */
function formatTenure(months: number) {
  if (months % 12 !== 0) return formatMonths(months)
  return months === 12 ? '1 year' : `${months / 12} years`
}
