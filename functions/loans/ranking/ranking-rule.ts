import * as words from '#words/ranking-rule.ts'
import { affordableShare } from '../affordability.ts'

/**
 * The version of `rankingRule`, stored with each application. A constant of its own, so that pages that only record it
 * don't load the sentences.
 */
export const rankingRuleVersion = '1'

/** The rule that `rankOffers` implements, for the public page. A change to the groups or the order needs a new version. */
export const rankingRule = {
  version: rankingRuleVersion,
  /** The first day in India on which it applies. */
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
}
