import type { LinkProblem } from '#contract/link-problem.ts'
import type { StoredOffer } from '#contract/offer.ts'
import { isShown } from '#offers/store.ts'
import { isBroken, type PageCheck } from './judge.ts'
import { pagesOf } from './pages.ts'

/**
 * What somebody should look at, in the offers that borrowers see. Another link, or a fact that was checked on the day of the change
 * or later, ends it.
 */
export function linkProblems(offers: readonly StoredOffer[], checks: readonly PageCheck[]): LinkProblem[] {
  const byUrl = new Map(checks.map((check) => [check.url, check]))
  return offers.filter(isShown).flatMap((offer): LinkProblem[] => {
    const pages = pagesOf(offer)
    const checkedOn = offer.facts?.key_facts_statement?.verified_on ?? ''
    const statement = byUrl.get(pages.key_facts_statement ?? '')
    const failed = (['link', 'key_facts_statement'] as const).flatMap((field): LinkProblem[] => {
      const check = byUrl.get(pages[field] ?? '')
      if (!check?.failing_since || !isBroken(check)) return []
      const { failing_since: since, failure, status } = check
      return [{ offer_id: offer.id, field, problem: 'failed', since, failure, status }]
    })
    const since = statement?.changed_on
    if (!since || since <= checkedOn) return failed
    return [...failed, { offer_id: offer.id, field: 'key_facts_statement', problem: 'changed', since }]
  })
}
