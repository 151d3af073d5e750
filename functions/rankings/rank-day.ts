import { affordableShare } from '#loans/affordability.ts'
import { gstPercent } from '#loans/fees.ts'
import { type LoanRequest, type LoanType, loanTypes } from '#loans/loan-request.ts'
import { ceilings } from '#loans/ranking/ceilings.ts'
import { pricedGroups, type Ranking, rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { rankingRule } from '#loans/ranking/ranking-rule.ts'

// The build makes one file of this module and all that it imports, which is published (`rankingKeys.code`): it needs no package, and
// the published versions of offers are all that it is given. The function that publishes it runs that file.

/** The rule with its constants. */
export const rule = {
  ...rankingRule,
  affordableShare,
  gstPercent,
  ceilings: Object.fromEntries(loanTypes.map((type) => [type, ceilings[type].percent])) as Record<
    LoanType,
    number
  >,
}

/** Ranks offers, each in its version of a day in India, `yyyy-MM-dd`, for a loan. Their order does not matter. */
export const rankDay = (
  offers: readonly Parameters<typeof toRankable>[0][],
  loanRequest: LoanRequest,
  day: string,
): Ranking => rankOffers(offers.map(toRankable), loanRequest, day)

/** The ids of the offers in each group of a ranking, in its order. */
export const orderOf = (ranking: Ranking): Record<keyof Ranking, string[]> => ({
  ...(Object.fromEntries(pricedGroups.map((group) => [group, ranking[group].map(({ id }) => id)])) as Record<
    (typeof pricedGroups)[number],
    string[]
  >),
  unpriced: ranking.unpriced.map(({ id }) => id),
})
