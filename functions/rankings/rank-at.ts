import { dayInIndia } from '#loans/dates.ts'
import type { LoanRequest } from '#loans/loan-request.ts'
import type { Ranking } from '#loans/ranking/rank.ts'
import { listShownOffersAt } from '#offers/history.ts'
import type { SavedOffer } from '#offers/store.ts'
import { rankDay, rule } from './rank-day.ts'

/** The offers of an instant, each in its version then, and their ranking for each of some loans. */
interface RankedThen {
  offers: SavedOffer[]
  rankings: Ranking[]
}

/** Ranks the offers of an instant from their stored versions. Throws if that is before the first day of the ranking rule. */
export async function rankAt(at: Date, loanRequests: readonly LoanRequest[]): Promise<RankedThen> {
  const instant = at.toISOString()
  const day = dayInIndia(instant)
  if (day < rule.date) throw new RangeError(`No ranking rule was in force before ${rule.date}`)
  const offers = await listShownOffersAt(instant)
  return { offers, rankings: loanRequests.map((loanRequest) => rankDay(offers, loanRequest, day)) }
}
