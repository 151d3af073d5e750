import type { LoanCost } from '../loan-cost.ts'
import { toPaise } from '../paise.ts'

/** The figures that the order compares: the APR rounded to hundredths of a per cent, the EMI to paise. */
export const rankedFigures = ({ apr, emi }: LoanCost) => ({
  apr: Math.round(apr * 100),
  emi: toPaise(emi),
})

type RankedFigures = ReturnType<typeof rankedFigures>

/** Negative if `a` comes first. */
const compareFigures = (a: RankedFigures, b: RankedFigures) => a.apr - b.apr || a.emi - b.emi

interface Named {
  id: string
  lender: string
}

/** Sorts by APR, EMI and name. Rounds the figures once per offer instead of in every comparison. */
export function sortByCost<Offer extends Named & { ranked: LoanCost }>(offers: Offer[]): Offer[] {
  return offers
    .map((offer) => ({ offer, figures: rankedFigures(offer.ranked) }))
    .sort((a, b) => compareFigures(a.figures, b.figures) || compareNames(a.offer, b.offer))
    .map(({ offer }) => offer)
}

/** Not `localeCompare`: the order must be the same on every device. The id decides between offers of one lender. */
export function compareNames(a: Named, b: Named) {
  return compare(a.lender.toLowerCase(), b.lender.toLowerCase()) || compare(a.id, b.id)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
