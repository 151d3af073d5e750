import { costPerMonth, type LoanCost } from '#loans/loan-cost.ts'
import { type Comparable, costDifference } from '#loans/ranking/cost-difference.ts'
import * as words from '#words/cost-difference.ts'
import { and, fullStop, overMonths, overYears } from '#words/spans.ts'
import { rupees } from '../../ui/format.ts'

interface DifferenceInWords {
  /**
   * "Kaveri Finserv costs you ₹5,560 more than Neem Bank over 3 years, ₹154 a month". The differences of the whole rupees
   * that the screen shows for each offer, so that a reader who subtracts them finds the same.
   */
  headline: string
  /**
   * "The rate adds ₹5,800, the fee takes off ₹203 and GST takes off ₹37." Whole rupees that add up to the headline's;
   * empty if all are 0.
   */
  cause: string
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
  const { tenureMonths } = dearer.loan
  const total = shownDifference(cheaper, dearer, ({ totalCost }) => totalCost)
  const perMonth = shownDifference(cheaper, dearer, (cost) => costPerMonth(cost, tenureMonths))
  const over = tenureMonths % 12 === 0 ? overYears(tenureMonths / 12) : overMonths(tenureMonths)
  return {
    headline:
      difference.total === 0
        ? words.costsTheSame(cheaper.lender, dearer.lender, over)
        : words.costsMore(dearer.lender, cheaper.lender, wholeRupees(total), over, wholeRupees(perMonth)),
    cause: describeCause(roundedTo(total, difference)),
  }
}

const shownDifference = (cheaper: Comparable, dearer: Comparable, figure: (cost: LoanCost) => number) =>
  Math.round(figure(dearer.cost)) - Math.round(figure(cheaper.cost))

const terms = ['rate', 'fee', 'gst'] as const

/** Rounds the terms to whole rupees that add up to `total`; the largest term absorbs the rounding difference. */
function roundedTo(total: number, difference: Record<(typeof terms)[number], number>) {
  const rounded = terms.map((term) => ({ term, amount: Math.round(difference[term]) }))
  const [largest] = [...rounded].sort((a, b) => Math.abs(difference[b.term]) - Math.abs(difference[a.term]))
  if (largest) largest.amount += total - rounded.reduce((sum, { amount }) => sum + amount, 0)
  return rounded
}

function describeCause(rounded: ReturnType<typeof roundedTo>): string {
  const causes = rounded
    .filter(({ amount }) => amount !== 0)
    .map(({ term, amount }) => (amount > 0 ? words.adds : words.takesOff)[term](rupees(Math.abs(amount))))
  const last = causes.pop()
  if (last === undefined) return ''
  const sentence = fullStop(causes.length > 0 ? and(causes.join(', '), last) : last)
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** "Less than ₹1" for offers whose figures are the same in whole rupees. */
const wholeRupees = (amount: number) => (amount < 1 ? words.underOneRupee : rupees(amount))
