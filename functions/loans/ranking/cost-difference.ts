import * as words from '#words/cost-difference.ts'
import { and, fullStop, overMonths, overYears } from '#words/spans.ts'
import type { LoanCost } from '../loan-cost.ts'
import { toPaise } from '../paise.ts'
import { formatRupees } from '../rupees.ts'
import type { PricedOffer } from './rank.ts'

/** How much more the second of two offers costs than the first. Rupees, to the paisa; negative if it costs less. */
export interface CostDifference {
  /** The difference in total cost over the whole tenure: exactly the sum of `rate`, `fee` and `gst`. */
  total: number
  /** The total spread over the tenure, unrounded. */
  perMonth: number
  /** The difference in interest. For the same amount and tenure, it depends only on the rate. */
  rate: number
  fee: number
  gst: number
}

/** The difference in words. */
export interface DifferenceInWords {
  /** "Kaveri Finserv costs you ₹5,560 more over 3 years, ₹154 a month". Whole rupees. */
  headline: string
  /**
   * "The rate adds ₹5,800, the fee takes off ₹203 and GST takes off ₹37." Whole rupees that add up to the headline's;
   * empty if all are 0.
   */
  cause: string
}

type Comparable = Pick<PricedOffer, 'lender' | 'loan' | 'cost'>

/** @returns `undefined` for loans of different amounts or tenures, whose costs cannot be compared */
export function costDifference(first: Comparable, second: Comparable): CostDifference | undefined {
  const { principal, tenureMonths } = first.loan
  if (second.loan.principal !== principal || second.loan.tenureMonths !== tenureMonths) return undefined
  const paise = (figure: (cost: LoanCost) => number) =>
    toPaise(figure(second.cost)) - toPaise(figure(first.cost))
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
  const { tenureMonths } = dearer.loan
  const over = tenureMonths % 12 === 0 ? overYears(tenureMonths / 12) : overMonths(tenureMonths)
  return {
    headline:
      total === 0
        ? words.costsTheSame(cheaper.lender, dearer.lender, over)
        : words.costsMore(dearer.lender, wholeRupees(total), over, wholeRupees(perMonth)),
    cause: describeCause(roundedTo(Math.round(total), { rate, fee, gst })),
  }
}

type Term = 'rate' | 'fee' | 'gst'

/** Rounds the terms to whole rupees that add up to `total`; the largest term absorbs the rounding difference. */
function roundedTo(total: number, { rate, fee, gst }: Record<Term, number>) {
  const rounded = [
    { term: 'rate' as const, rupees: Math.round(rate) },
    { term: 'fee' as const, rupees: Math.round(fee) },
    { term: 'gst' as const, rupees: Math.round(gst) },
  ]
  const [largest] = [...rounded].sort((a, b) => Math.abs(b.rupees) - Math.abs(a.rupees))
  if (largest) largest.rupees += total - rounded.reduce((sum, { rupees }) => sum + rupees, 0)
  return rounded
}

const clauses: Record<Term, { adds: (amount: string) => string; takesOff: (amount: string) => string }> = {
  rate: { adds: words.rateAdds, takesOff: words.rateTakesOff },
  fee: { adds: words.feeAdds, takesOff: words.feeTakesOff },
  gst: { adds: words.gstAdds, takesOff: words.gstTakesOff },
}

function describeCause(terms: { term: Term; rupees: number }[]): string {
  const causes = terms
    .filter(({ rupees }) => rupees !== 0)
    .map(({ term, rupees }) =>
      clauses[term][rupees > 0 ? 'adds' : 'takesOff'](formatRupees(Math.abs(rupees))),
    )
  const last = causes.pop()
  if (last === undefined) return ''
  const sentence = fullStop(causes.length > 0 ? and(causes.join(', '), last) : last)
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** Whole rupees; "less than ₹1" for a difference that would round to ₹0. */
const wholeRupees = (rupees: number) =>
  rupees < 0.5 ? words.underOneRupee : formatRupees(Math.round(rupees))
