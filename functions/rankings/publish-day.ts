import { createHash } from 'node:crypto'
import { canonicalJson } from '#contract/canonical-json.ts'
import { exampleLoansOf } from '#contract/example-loans.ts'
import { RankingDay, rankingKeys } from '#contract/ranking-day.ts'
import { daysLater, startInIndia, todayInIndia } from '#loans/dates.ts'
import { toPublicVersion } from '#offers/history.ts'
import { putFile } from '#offers/logo-bucket.ts'
import { environment, setting } from '#runtime/environment.ts'
import { secretVersions } from '#runtime/secrets.ts'
import { publicKeyOf, signWith } from '#runtime/signing-key.ts'
import { publishedRankingItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
import { readItem } from '#table/read-items.ts'
import { put, transact } from '#table/transaction.ts'
import { rankAt } from './rank-at.ts'
import { orderOf, rule } from './rank-day.ts'

const purpose = 'tulna daily rankings'
const type = 'Personal Loan'

/** A change that was saved just before midnight may be written just after it. */
const settledMs = 60_000

/**
 * Publishes the ranking of the earliest day that is over and not yet published: the day after the last one that was, or yesterday
 * for the first one, if borrowers saw an offer then. It is made from the stored versions, so a day that was missed comes out as it
 * would have.
 *
 * @param code the published file with the code that ranks (`rank-day.ts`), as built
 * @returns the day, `yyyy-MM-dd` in India, or `undefined` if none is missing
 */
export async function publishMissingDay(now: Date, code: Uint8Array): Promise<string | undefined> {
  const yesterday = daysLater(todayInIndia(new Date(now.getTime() - settledMs)), -1)
  const last = await readItem(publishedRankingItem, keys.publishedRanking)
  const day = last ? daysLater(last.day, 1) : yesterday
  if (day > yesterday || day < rule.date) return undefined
  const secrets = await secretVersions(setting(environment.receiptSecret))
  const [secret] = secrets
  if (!secret) throw new Error('The receipt secret has no current version')

  const { ranking, offersFile } = await describeDay(day, code, last?.sha256 ?? null)
  if (!last && ranking.offers.length === 0) return undefined
  const file = `${JSON.stringify({ ranking, ...signWith(secret, purpose, ranking) }, null, 2)}\n`
  const publicKeys = { algorithm: 'Ed25519', public_keys: secrets.map((one) => publicKeyOf(one, purpose)) }
  await putFile(rankingKeys.offers(ranking.offers_file), offersFile, 'application/jsonl; charset=utf-8')
  await putFile(rankingKeys.code(ranking.code), code, 'text/javascript; charset=utf-8')
  await putFile(rankingKeys.publicKeys, `${JSON.stringify(publicKeys)}\n`, json, fiveMinutes)
  await putFile(rankingKeys.day(day), file, json, fiveMinutes)
  await transact([put(publishedRankingItem, keys.publishedRanking, { day, sha256: sha256(file) })])
  return day
}

const json = 'application/json; charset=utf-8'
const fiveMinutes = 'public, max-age=300'

async function describeDay(day: string, code: Uint8Array, before: string | null) {
  const at = new Date(startInIndia(daysLater(day, 1)).getTime() - 1)
  const loans = exampleLoansOf(type)
  const { offers, rankings } = await rankAt(
    at,
    loans.map(({ amount, months }) => ({ amount, tenureMonths: months, loanType: type })),
  )
  const versions = offers
    .map((offer) => ({ id: offer.id, version: offer.version, line: canonicalJson(toPublicVersion(offer)) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const offersFile = versions.map(({ line }) => `${line}\n`).join('')
  const ranking: RankingDay = RankingDay.parse({
    day,
    at: at.toISOString(),
    rule,
    code: sha256(code),
    offers_file: sha256(offersFile),
    offers: versions.map(({ id, version, line }) => ({ id, version, sha256: sha256(line) })),
    loans: loans.map((loan, place) => {
      const ranked = rankings[place]
      return { type, ...loan, order: ranked && orderOf(ranked) }
    }),
    before,
  })
  return { ranking, offersFile }
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')
