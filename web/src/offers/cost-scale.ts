import { highestApr } from '#loans/ranking/quoted-costs.ts'
import type { CostScale, EvaluatedOffer } from '../offer-card/evaluated-offer.ts'

export const noScale: CostScale = { cost: 0, apr: 0 }

/** What the pictures of these offers reach to. */
export function scaleOf(evaluatedOffers: readonly EvaluatedOffer[]): CostScale {
  const scale = { ...noScale }
  for (const { priced } of evaluatedOffers) {
    if (!priced) continue
    scale.cost = Math.max(scale.cost, priced.ranked.totalCost)
    scale.apr = Math.max(scale.apr, highestApr(priced))
  }
  return scale
}
