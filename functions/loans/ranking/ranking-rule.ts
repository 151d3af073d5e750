/**
 * The rule that `rankOffers` implements, as stored applications name it. `RankingPage` publishes it in words. A change to the
 * groups or the order needs a new version.
 */
export const rankingRule = {
  version: '1',
  /** The first day in India on which it applies. */
  date: '2026-11-28',
}
