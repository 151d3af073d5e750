import { describeUnmetRule, describeUnpriced } from '#contract/describe-reasons.ts'
import { limits } from '#contract/limits.ts'
import type { Offer } from '#contract/offer.ts'
import { type PricedOffer, pricedOffers, rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { notPriced } from '#words/lenders.ts'

/** What one loan costs; or a sentence that says why the lender does not make it, or why it cannot be priced. */
type ExampleCost = { priced: PricedOffer } | { reason: string }

export interface ExampleLoans {
  /** Rupees. */
  amounts: readonly number[]
  /** Months. */
  tenures: readonly number[]
  /** The offer at the first amount and tenure. */
  first: PricedOffer | undefined
  costOf: (amount: number, tenureMonths: number) => ExampleCost
}

/** Rupees. The higher ones are for loans against property. */
const roundAmounts = [
  5_000, 10_000, 25_000, 50_000, 100_000, 200_000, 300_000, 500_000, 1_000_000, 2_500_000, 5_000_000,
  10_000_000, 50_000_000,
]
const roundTenures = [3, 6, 12, 24, 36, 60, 120, 180, 240, 360]

/**
 * Three amounts over three tenures that cover what the lender offers, with the cost of each loan.
 *
 * @returns `reasons`, as sentences, if the offer cannot be priced
 */
export function exampleLoans(offer: Offer): ExampleLoans | { reasons: string[] } {
  const rankable = toRankable(offer)
  const { terms } = rankable
  if ('reasons' in terms) return { reasons: terms.reasons.map(describeUnpriced) }
  const amounts = threeExamples(roundAmounts, terms.amount)
  const tenures = threeExamples(roundTenures, terms.tenureMonths)
  const [amount = 1, tenureMonths = 1] = [amounts[0], tenures[0]]
  const [first] = pricedOffers(rankOffers([rankable], { amount, tenureMonths }))
  return {
    amounts,
    tenures,
    first,
    costOf: (amount, tenureMonths) => {
      const ranking = rankOffers([rankable], { amount, tenureMonths })
      const [priced] = pricedOffers(ranking)
      const [unpriced] = ranking.unpriced[0]?.reasons ?? []
      if (!priced) return { reason: unpriced ? describeUnpriced(unpriced) : notPriced }
      const unmet = priced.unmetRules.find(({ rule }) => rule === 'amount' || rule === 'tenure')
      return unmet ? { reason: describeUnmetRule(unmet).reason } : { priced }
    },
  }
}

/**
 * A loan for the link to `/compare`: a middle one of the example loans that the lender makes and `/compare` can show.
 * Empty if there is none; `/compare` then chooses the loan.
 */
export function comparableLoan(offer: Offer): { amount?: number; months?: number } {
  const examples = exampleLoans(offer)
  return 'reasons' in examples ? {} : comparableOf(examples)
}

/**
 * What a month of the loan that the link to `/compare` is for costs, or of the first example where `/compare` can show none.
 * `undefined` if the offer cannot be priced.
 */
export function typicalLoan(offer: Offer): PricedOffer | undefined {
  const examples = exampleLoans(offer)
  if ('reasons' in examples) return undefined
  const { amount, months } = comparableOf(examples)
  const cost = amount && months ? examples.costOf(amount, months) : undefined
  return cost && 'priced' in cost ? cost.priced : examples.first
}

function comparableOf(examples: ExampleLoans): { amount?: number; months?: number } {
  const { amounts, tenures, costOf } = examples
  const tenuresFor = (amount: number) =>
    tenures.filter(
      (months) => isWithin(limits.acceptedTenureMonths, months) && 'priced' in costOf(amount, months),
    )
  const amount = middleOf(
    amounts.filter((each) => isWithin(limits.loanAmount, each) && tenuresFor(each).length > 0),
  )
  const months = amount && middleOf(tenuresFor(amount))
  return amount && months ? { amount, months } : {}
}

const isWithin = ({ min, max }: { min: number; max: number }, figure: number) =>
  figure >= min && figure <= max
const middleOf = (figures: readonly number[]) => figures[Math.floor(figures.length / 2)]

/**
 * The lowest, a middle and the highest of the round figures in the range. If there are fewer than three, the ends of the
 * range are added, then the nearest round figures outside it.
 */
function threeExamples(round: readonly number[], { min, max }: { min: number; max: number }): number[] {
  const isInside = (figure: number) => isWithin({ min, max }, figure)
  const inside = round.filter(isInside)
  const middle = inside[Math.floor((inside.length - 1) / 2)]
  const [first] = inside
  const last = inside.at(-1)
  if (inside.length >= 3 && first && middle && last) return [first, middle, last]
  // A missing lower limit is 1, and a missing upper limit is Infinity.
  const ends = [...(min > 1 ? [min] : []), ...(Number.isFinite(max) ? [max] : [])]
  const outside = round
    .filter((figure) => !isInside(figure))
    .sort((a, b) => distance(a, min, max) - distance(b, min, max))
  return [...new Set([...inside, ...ends, ...outside])].slice(0, 3).sort((a, b) => a - b)
}

/** The ratio between a figure outside the range and the nearer end of the range. */
const distance = (figure: number, min: number, max: number) => (figure < min ? min / figure : figure / max)
