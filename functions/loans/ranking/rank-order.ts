import { costPerMonth, type LoanCost } from '../loan-cost.ts'
import { toPaise } from '../paise.ts'

interface Ranked {
  loan: { tenureMonths: number }
  ranked: LoanCost
}

/** What the order compares: the cost of a month, fees included, in paise, and the APR in hundredths of a per cent. */
export const rankedFigures = ({ ranked, loan }: Ranked) => ({
  month: toPaise(costPerMonth(ranked, loan.tenureMonths)),
  apr: Math.round(ranked.apr * 100),
})

/** The figure that decides first; the other one decides between offers that are equal in it. */
export type FirstFigure = keyof ReturnType<typeof rankedFigures>

interface Named {
  id: string
  lender: string
}

/** Sorts by cost and name. Rounds the figures once per offer instead of in every comparison. */
export function sortByCost<Offer extends Named & Ranked>(offers: Offer[], first: FirstFigure): Offer[] {
  const second = first === 'month' ? 'apr' : 'month'
  return offers
    .map((offer) => ({ offer, figures: rankedFigures(offer) }))
    .sort(
      (a, b) =>
        a.figures[first] - b.figures[first] ||
        a.figures[second] - b.figures[second] ||
        compareNames(a.offer, b.offer),
    )
    .map(({ offer }) => offer)
}

/** Not `localeCompare`: the order must be the same on every device. The id decides between offers of one lender. */
export function compareNames(a: Named, b: Named) {
  return compare(a.lender.toLowerCase(), b.lender.toLowerCase()) || compare(a.id, b.id)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
