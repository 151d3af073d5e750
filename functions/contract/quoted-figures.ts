import { roundToPaisa } from '#loans/paise.ts'
import { pricedOffers, rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { rankingRule } from '#loans/ranking/ranking-rule.ts'
import { dependsOnBorrower } from '#loans/terms/rate-bands.ts'
import type { QuotedFigures } from './application.ts'
import type { Offer } from './offer.ts'

/**
 * The figures of an offer for a loan of `amount` rupees over `months`, or the nearest loan that the lender offers.
 * Without `emi` and `apr` if the offer can't be priced. They are for any borrower, without what the page knows of this one. The page and the server both call this function, so their
 * figures differ only if the offer, or our code, has changed in between.
 *
 * @throws RangeError for a loan outside `loanRange`
 */
export function quotedFigures(offer: Offer, amount: number, months: number): QuotedFigures {
  const rankable = toRankable(offer)
  const [computed] = pricedOffers(rankOffers([rankable], { amount, tenureMonths: months }))
  return {
    offer_id: offer.id,
    offer_version: offer.version,
    amount: computed?.loan.principal ?? amount,
    tenure_months: computed?.loan.tenureMonths ?? months,
    ...(computed && {
      emi: roundToPaisa(computed.cost.emi),
      apr: roundToPaisa(computed.cost.apr),
      rate_basis: computed.certain.basis,
    }),
    ...('rate' in rankable.terms && dependsOnBorrower(rankable.terms.rate) && { for_any_borrower: true }),
    rule_version: rankingRule.version,
  }
}
