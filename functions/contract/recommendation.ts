import { todayInIndia } from '#loans/dates.ts'
import { isRecent } from '#loans/ranking/contracted-rates.ts'
import { rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { prepaymentCharge } from '#loans/repayment/prepayment.ts'
import { parseTerms } from '#loans/terms/parse-terms.ts'
import type { Offer } from './offer.ts'
import { type RecommendedReason, smallLoan } from './recommended-reasons.ts'

type Recommendable = Pick<
  Offer,
  | 'id'
  | 'lender'
  | 'recommended'
  | 'recommended_for'
  | 'eligibility'
  | 'facts'
  | 'terms'
  | 'loanAmount'
  | 'interestRate'
  | 'processingFee'
  | 'tenure'
>

/** Whether the reason needs the other offers to be checked. */
export const needsOthers = ({ recommended, recommended_for }: Recommendable) =>
  recommended && recommended_for === 'lowestTotal'

/**
 * Whether the badge's reason is not true, or no longer. False without a badge or a reason.
 *
 * @param shown the offers that borrowers see; only `needsOthers` says when they matter
 */
export function isBadgeUntrue(offer: Recommendable, shown: readonly Recommendable[]): boolean {
  const { recommended, recommended_for: reason } = offer
  return recommended && !!reason && !checks[reason](offer, shown)
}

const checks: Record<RecommendedReason, (offer: Recommendable, shown: readonly Recommendable[]) => boolean> =
  {
    lowestTotal: hasLowestTotal,
    noForeclosureCharge: (offer) => {
      const charge = prepaymentCharge(offer, 'foreclosure_charge')
      return charge === 'barred' || (charge?.amount === 0 && (charge.from_month ?? 1) <= 1)
    },
    noProcessingFee: (offer) => {
      const { processingFee, otherCharges = [] } = parseTerms(offer)
      if (!processingFee.ok || otherCharges.length > 0) return false
      const { percent, rupees, min, quoted } = processingFee.value
      return percent === 0 && rupees === 0 && min === 0 && quoted !== 'from'
    },
    fastestDisbursal: ({ facts }) => facts?.disbursal_days?.value === 0,
    publishesRates: ({ facts }) => {
      const rates = facts?.contracted_rates
      return rates !== undefined && isRecent(rates.value.quarter, todayInIndia())
    },
  }

/** Whether no offer for one of its loan types is cheaper in total, at the rates that are certain. */
function hasLowestTotal(offer: Recommendable, shown: readonly Recommendable[]): boolean {
  const kinds = offer.eligibility?.loanTypes ?? []
  const others = shown.filter(({ id }) => id !== offer.id)
  const rankable = [offer, ...others].map(toRankable)
  return (
    kinds.length > 0 &&
    kinds.every((loanType) => {
      const { fits } = rankOffers(rankable, { ...smallLoan, loanType })
      const own = fits.find(({ id }) => id === offer.id)
      return own !== undefined && fits.every(({ cost }) => cost.totalCost >= own.cost.totalCost)
    })
  )
}
