import { queryOptions } from '@tanstack/react-query'
import { canonicalJson } from '#contract/canonical-json.ts'
import { type RankingDay, rankingKeys } from '#contract/ranking-day.ts'
import { daysLater } from '#loans/dates.ts'
import { costPerMonth } from '#loans/loan-cost.ts'
import type { LoanType } from '#loans/loan-request.ts'
import type { PricedOffer } from '#loans/ranking/rank.ts'
import { loadPublishedCode, type PublishedCode } from './published-code.ts'
import { publishedFile } from './published-file.ts'
import { isSignedBy, sha256 } from './signed-by.ts'

/** How something compares with what the day's file says of it. */
export type Finding = 'asPublished' | 'differs' | 'missing' | 'unchecked'

export interface Loan {
  type: LoanType
  /** Rupees. */
  amount: number
  months: number
}

/** Ids of offers by group, in the order of each. */
type Order = Record<string, string[]>

interface RankedDay {
  order: Order
  /** What a month costs with fees, in rupees, by the id of the offer. Lacks what the code of that day does not say. */
  costs: Record<string, number>
}

/** What was published about a day, and what this browser found out about it. */
export interface PublishedDay {
  ranking: RankingDay
  checks: { part: Part; finding: Finding }[]
  /** Offers that the two files don't agree about. */
  contradicted: { id: string; problem: 'changed' | 'dropped' | 'added' }[]
  /** The loans whose order the file states. */
  loans: (Loan & { finding: Finding })[]
  /** The lender's name by the id of its offer. */
  lenders: Record<string, string>
  /** Ranks the day's offers with the published code; `undefined` if that can't be run here. */
  rank: (loan: Loan) => RankedDay | undefined
  /** Whether something was published about the next day. */
  hasNext: boolean
}

type Part = 'signature' | 'offersFile' | 'offers' | 'code' | 'rule' | 'before' | 'next'

/** The public keys with which days are signed, base64url, the newest first; `null` if no day was published yet. */
export const publicKeysQuery = queryOptions({
  queryKey: ['rankings', 'keys'],
  queryFn: async ({ signal }): Promise<string[] | null> => {
    const text = await publishedFile(rankingKeys.publicKeys, signal)
    return text === null ? null : JSON.parse(text).public_keys
  },
})

/**
 * What was published about a day, checked as `docs/check-day.mjs` does; `null` if nothing was.
 *
 * @param day `yyyy-MM-dd`
 */
export const publishedDayQuery = (day: string) =>
  queryOptions({
    queryKey: ['rankings', 'day', day],
    queryFn: ({ client, signal }) =>
      checkDay(
        day,
        (key) => publishedFile(key, signal),
        () => client.fetchQuery(publicKeysQuery),
      ),
  })

type Read = (key: string) => Promise<string | null>

async function checkDay(
  day: string,
  read: Read,
  readKeys: () => Promise<string[] | null>,
): Promise<PublishedDay | null> {
  const file = await read(rankingKeys.day(day))
  if (file === null) return null
  const { ranking, signature }: { ranking: RankingDay; signature: string } = JSON.parse(file)
  const [keys, offersFile, code, earlier, next] = await Promise.all([
    readKeys(),
    read(rankingKeys.offers(ranking.offers_file)),
    read(rankingKeys.code(ranking.code)),
    ranking.before === null ? null : read(rankingKeys.day(daysLater(day, -1))),
    read(rankingKeys.day(daysLater(day, 1))),
  ])
  const isSigned = ranking.day === day && (await isSignedBy(keys ?? [], canonicalJson(ranking), signature))
  const versions = versionsIn(offersFile ?? '')
  const { contradicted, finding: offers } = await compareOffers(ranking, versions)
  const codeFinding = await compareHash(code, ranking.code)
  // Code of another hash may be anybody's.
  const published = codeFinding === 'asPublished' ? await runnable(rankingKeys.code(ranking.code)) : undefined
  const rank = (loan: Loan) => published && rankIn(published, versions, loan, day)
  const hash = await sha256(file)
  return {
    ranking,
    checks: [
      { part: 'signature', finding: keys ? findingOf(isSigned) : 'missing' },
      { part: 'offersFile', finding: await compareHash(offersFile, ranking.offers_file) },
      { part: 'offers', finding: offers },
      { part: 'code', finding: codeFinding },
      { part: 'rule', finding: findingOf(published && isSame(published.rule, ranking.rule)) },
      ...(ranking.before === null
        ? []
        : [{ part: 'before' as const, finding: await compareHash(earlier, ranking.before) }]),
      ...(next === null
        ? []
        : [{ part: 'next' as const, finding: findingOf(hash && JSON.parse(next).ranking.before === hash) }]),
    ],
    contradicted,
    loans: ranking.loans.map(({ type, amount, months, order }) => {
      const recomputed = rank({ type, amount, months })?.order
      return { type, amount, months, finding: findingOf(recomputed && isSame(recomputed, order)) }
    }),
    lenders: Object.fromEntries(versions.map(({ id, lender }) => [id, lender])),
    rank,
    hasNext: next !== null,
  }
}

const findingOf = (isTrue: boolean | '' | undefined): Finding =>
  isTrue ? 'asPublished' : isTrue === false ? 'differs' : 'unchecked'

async function compareHash(text: string | null, expected: string): Promise<Finding> {
  if (text === null) return 'missing'
  const hash = await sha256(text)
  return findingOf(hash && hash === expected)
}

const isSame = (a: unknown, b: unknown) => canonicalJson(a) === canonicalJson(b)

interface Version {
  id: string
  lender: string
}

/** The offers' versions in a file with one per line. A line that is none, in a file that was altered, is left out. */
const versionsIn = (file: string): Version[] =>
  file.split('\n').flatMap((line) => {
    try {
      const version = JSON.parse(line)
      return typeof version.id === 'string' && typeof version.lender === 'string' ? [version] : []
    } catch {
      return []
    }
  })

async function compareOffers({ offers }: RankingDay, versions: readonly Version[]) {
  const contradicted: PublishedDay['contradicted'] = []
  let isHashed = true
  for (const { id, sha256: expected } of offers) {
    const version = versions.find((one) => one.id === id)
    const hash = version && (await sha256(canonicalJson(version)))
    if (!version) contradicted.push({ id, problem: 'dropped' })
    else if (hash === undefined) isHashed = false
    else if (hash !== expected) contradicted.push({ id, problem: 'changed' })
  }
  for (const { id } of versions)
    if (!offers.some((offer) => offer.id === id)) contradicted.push({ id, problem: 'added' })
  return { contradicted, finding: findingOf(contradicted.length > 0 ? false : isHashed || undefined) }
}

const runnable = (key: string): Promise<PublishedCode | undefined> =>
  loadPublishedCode(`/${key}`).catch(() => undefined)

function rankIn(
  code: PublishedCode,
  versions: readonly Version[],
  loan: Loan,
  day: string,
): RankedDay | undefined {
  const loanRequest = { loanType: loan.type, amount: loan.amount, tenureMonths: loan.months }
  try {
    const ranking = code.rankDay(versions, loanRequest, day)
    return { order: code.orderOf(ranking), costs: costsIn(ranking) }
  } catch {
    return undefined
  }
}

/** Code of another release may name its figures differently, or lack some. */
const costsIn = (ranking: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.values(ranking as Record<string, unknown>)
      .flatMap((group) => (Array.isArray(group) ? group : []))
      .flatMap(({ id, ranked, loan }: Partial<PricedOffer>) => {
        const month = ranked && loan && costPerMonth(ranked, loan.tenureMonths)
        return id !== undefined && month !== undefined && Number.isFinite(month) ? [[id, month] as const] : []
      }),
  )
