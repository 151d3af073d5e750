import type { LoanRequest } from '../loan-request.ts'
import { type RankableOffer, type Ranking, rankOffers } from './rank.ts'
import { sortByCost } from './rank-order.ts'
import { earlierRankingRules, type RankingRule, rankingRule } from './ranking-rule.ts'

/**
 * Ranks offers by the rule that was in force on a day. The lenders' terms are parsed by today's code.
 *
 * @param day `yyyy-MM-dd`, in India
 * @throws RangeError before the first rule, and for a request outside `loanRange`
 */
export function rankOffersOn(
  day: string,
  offers: readonly RankableOffer[],
  loanRequest: LoanRequest,
): { rule: RankingRule; ranking: Ranking } {
  const rules: readonly RankingRule[] = [rankingRule, ...earlierRankingRules]
  const rule = rules.find(({ date }) => date <= day)
  if (!rule) throw new RangeError(`No ranking rule was in force before ${rules.at(-1)?.date}`)
  const ranking = rankOffers(offers, loanRequest)
  return { rule, ranking: rule.version === '1' ? byRule1(ranking) : ranking }
}

/** Rule 1 had no groups `stretch` and `typeNotStated`: their offers were in `fits`. */
const byRule1 = (ranking: Ranking): Ranking => ({
  ...ranking,
  fits: sortByCost([...ranking.fits, ...ranking.stretch, ...ranking.typeNotStated]),
  stretch: [],
  typeNotStated: [],
})
