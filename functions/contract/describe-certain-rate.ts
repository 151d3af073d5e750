import { isCapped } from '#loans/ranking/certain-rate.ts'
import type { PricedOffer } from '#loans/ranking/rank.ts'
import { formatPercent } from '#loans/rupees.ts'
import * as words from '#words/certain-rate.ts'
import { between, flatRate } from '#words/spans.ts'

/**
 * The rate by which an offer is ranked, beside what the lender quotes: "10.5% to 18%, ranked at 18%", or what borrowers
 * got: "People got 13.8% on average, July to September". Empty for a single rate that counts as it is.
 */
export function describeCertainRate({ rate, certain }: Pick<PricedOffer, 'rate' | 'certain'>): string {
  const { lowestPercent: lowest = 0, highestPercent: highest } = rate
  const asQuoted = (percent: number) =>
    rate.basis === 'flat' ? flatRate(formatPercent(percent)) : formatPercent(percent)
  const { contracted, percent } = certain
  if (certain.basis === 'blended') {
    return isCapped(certain)
      ? words.blendedRankedAt(formatPercent(percent), formatPercent(certain.rankedPercent))
      : words.blended(formatPercent(percent))
  }
  if (contracted) {
    const mean = formatPercent(contracted.mean)
    const quarter = describeQuarter(contracted.quarter)
    return percent > contracted.mean
      ? words.peopleGotLess(mean, quarter, formatPercent(percent))
      : words.peopleGot(mean, quarter)
  }
  const ranked =
    isCapped(certain) || highest === undefined ? formatPercent(certain.rankedPercent) : asQuoted(percent)
  if (rate.isOnlyForSome) return words.notForEveryone(lowest > 0 ? asQuoted(lowest) : '', ranked)
  if (highest === undefined)
    return lowest === 0 ? words.noUpperLimitAlone(ranked) : words.noUpperLimit(asQuoted(lowest), ranked)
  if (rate.quoted === 'up to') return words.upToRankedAt(asQuoted(highest), ranked)
  if (rate.quoted === 'exactly') return isCapped(certain) ? words.rankedAt(asQuoted(highest), ranked) : ''
  return words.rankedAt(between(formatPercent(lowest), asQuoted(highest)), ranked)
}

/**
 * A warning, in few words, that a lender doesn't say how high its rate can be: "no upper limit: ranked at 48%". Undefined if it
 * does.
 */
export function describeOpenRate({
  rate,
  certain,
}: Pick<PricedOffer, 'rate' | 'certain'>): string | undefined {
  if (certain.basis !== 'ceiling') return undefined
  return (rate.isOnlyForSome ? words.openForSome : words.open)(formatPercent(certain.rankedPercent))
}

/** `July to September` for `2026-07`. The year goes without saying: the ranking counts only recent quarters. */
export const describeQuarter = (quarter: string): string =>
  (words.quarters as Record<string, string>)[quarter.slice(5)] ?? quarter
