import { linkName } from '#contract/link-name.ts'
import type { Offer } from '#contract/offer.ts'
import { type LoanType, loanTypes } from '#loans/loan-request.ts'
import { rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { rankingRule } from '#loans/ranking/ranking-rule.ts'
import { cached, pathsInCache, putInCache, removeFromCache } from './cache-storage.ts'

/** A loan of the comparison, without anything about the borrower. */
export interface ComparedLoan {
  /** Rupees. */
  amount: number
  months: number
  type?: LoanType | undefined
}

interface LowestCost {
  /** Interest and fees, in whole rupees. */
  cost: number
  lender: string
}

/** A loan that somebody wants to hear about when it gets cheaper. Kept on the device only. */
export interface WatchedLoan extends ComparedLoan, LowestCost {
  /** When `cost` and `lender` were true, in ISO 8601. */
  since: string
  /** The version of the ranking rule by which they were. */
  rule: string
  /** The lowest cost of which a notification has told. */
  told?: number
}

/** What today's offers mean for a watched loan. `unknown` if no offer of today has a price for it. */
export type WatchStatus =
  | { kind: 'unknown' | 'otherRule' }
  | { kind: 'cheaper' | 'dearer' | 'same'; now: LowestCost; difference: number }

/** The tag of the periodic check. */
export const watchTag = 'watched-loans'
const cacheName = 'watched-loans'
const folder = '/watched-loans/'

const pathOf = ({ type, amount, months }: ComparedLoan) =>
  `${folder}${type ? linkName(type) : 'any'}-${amount}-${months}`

export const isSameLoan = (a: ComparedLoan, b: ComparedLoan) => pathOf(a) === pathOf(b)

/**
 * The lowest cost among the offers that fit a loan, as `/compare` ranks them for somebody who has said nothing about themselves.
 * Undefined if no offer fits it and has a price, or the list can't be read.
 */
export function lowestCost(
  offers: readonly Offer[],
  { amount, months, type }: ComparedLoan,
): LowestCost | undefined {
  try {
    const { fits } = rankOffers(offers.map(toRankable), { amount, tenureMonths: months, loanType: type })
    const costs = fits.map(({ lender, ranked }) => ({ lender, cost: Math.round(ranked.totalCost) }))
    return costs.reduce<LowestCost | undefined>(
      (lowest, each) => (lowest && lowest.cost <= each.cost ? lowest : each),
      undefined,
    )
  } catch {
    return undefined
  }
}

/** Compares today's lowest cost with the one that was kept, by the same rule. */
export function statusOf(watched: WatchedLoan, offers: readonly Offer[]): WatchStatus {
  if (watched.rule !== rankingRule.version) return { kind: 'otherRule' }
  const now = lowestCost(offers, watched)
  if (!now) return { kind: 'unknown' }
  const difference = Math.abs(now.cost - watched.cost)
  const kind = now.cost < watched.cost ? 'cheaper' : now.cost > watched.cost ? 'dearer' : 'same'
  return { kind, now, difference }
}

/** Keeps a loan with its lowest cost of today. False if the browser does not keep it. */
export async function watchLoan(
  { amount, months, type }: ComparedLoan,
  { cost, lender }: LowestCost,
): Promise<boolean> {
  const watched = { amount, months, type, cost, lender, since: new Date().toISOString() }
  await keep({ ...watched, rule: rankingRule.version })
  return (await cached(cacheName, pathOf(watched))) !== undefined
}

export const stopWatching = (loan: ComparedLoan) => removeFromCache(cacheName, pathOf(loan))

/** The loans that are kept, the first one first. What can't be read is left out. */
export async function watchedLoans(): Promise<WatchedLoan[]> {
  const paths = (await pathsInCache(cacheName)).filter((path) => path.startsWith(folder))
  const loans = await Promise.all(
    paths.map(async (path) => parse(await (await cached(cacheName, path))?.text())),
  )
  return loans.filter((loan) => loan !== undefined).sort((a, b) => a.since.localeCompare(b.since))
}

/**
 * Tells of each watched loan that today's offers make cheaper than when it was kept, and than what was told before.
 *
 * @param tell resolves with whether the message was shown
 */
export async function tellOfCheaper(
  offers: readonly Offer[],
  tell: (watched: WatchedLoan, now: LowestCost) => Promise<boolean>,
) {
  for (const watched of await watchedLoans()) {
    const status = statusOf(watched, offers)
    if (status.kind !== 'cheaper' || status.now.cost >= (watched.told ?? watched.cost)) continue
    const isTold = await tell(watched, status.now)
    // Not if it was stopped in between.
    if (isTold && (await cached(cacheName, pathOf(watched))))
      await keep({ ...watched, told: status.now.cost })
  }
}

const keep = (watched: WatchedLoan) =>
  putInCache(cacheName, pathOf(watched), new Response(JSON.stringify(watched)))

function parse(text = ''): WatchedLoan | undefined {
  try {
    const { amount, months, type, cost, lender, since, rule, told } = JSON.parse(text)
    const isWhole = [amount, months, cost].every(Number.isInteger)
    const isText = [lender, since, rule].every((value) => typeof value === 'string')
    const known = loanTypes.find((each) => each === type)
    if (!isWhole || !isText || (type !== undefined && !known)) return undefined
    return { amount, months, type: known, cost, lender, since, rule, ...(Number.isInteger(told) && { told }) }
  } catch {
    return undefined
  }
}
