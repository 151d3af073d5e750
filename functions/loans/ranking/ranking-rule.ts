import * as words from '#words/ranking-rule.ts'
import { affordableShare } from '../affordability.ts'

/** A published version of the rule by which offers are ranked. */
export interface RankingRule {
  /** Stored with each application. */
  version: string
  /** The first day on which it applies, `yyyy-MM-dd`. */
  date: string
  sentences: readonly string[]
}

/** The version of `rankingRule`. A constant of its own, so that pages that only record it don't load the sentences. */
export const rankingRuleVersion = '2'

/** The rule that `rankOffers` implements, for the public page. A change to the groups or the order needs a new version. */
export const rankingRule = {
  version: rankingRuleVersion,
  date: '2026-11-22',
  sentences: [
    words.everyLender,
    words.fits,
    words.stretch(affordableShare * 100),
    words.typeNotStated,
    words.doesNotMatch,
    words.order,
    words.apr,
    words.unpriced,
    words.notCounted,
  ],
} as const satisfies RankingRule

/** Earlier versions, newest first. Stored applications name them, so they stay published. */
export const earlierRankingRules: readonly RankingRule[] = [
  {
    version: '1',
    date: '2026-11-21',
    sentences: [
      words.everyLenderInVersion1,
      words.orderInVersion1,
      words.aprInVersion1,
      words.doesNotMatchInVersion1,
      words.unpriced,
      words.notCounted,
    ],
  },
]
