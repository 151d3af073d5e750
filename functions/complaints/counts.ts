import { createHmac, randomInt } from 'node:crypto'
import type { Borrower } from '#borrowers/borrowers.ts'
import { limits } from '#contract/limits.ts'
import { dayInIndia } from '#loans/dates.ts'
import { environment, setting } from '#runtime/environment.ts'
import { secretVersions } from '#runtime/secrets.ts'
import { expiryAfter } from '#table/expiry.ts'
import { complaintCountItem } from '#table/items.ts'
import { type Key, keys } from '#table/keys.ts'
import type { StoredItem } from '#table/read-items.ts'
import { upsert, type Write } from '#table/transaction.ts'

/** Who sends a complaint. */
export interface Complainant {
  /** The number to call back. */
  mobile: string
  /** The borrower who is signed in. */
  borrower: Borrower | undefined
  /** The visitor's IP address. Only a keyed digest of it or its /64 network is stored, for two days. */
  address: string
  now: Date
}

/** A number of complaints of today (in India), and the most that it may reach. */
interface DailyCount {
  key: Key
  limit: number
}

/** The counts towards which a complaint counts. */
export interface DailyCounts {
  byAddress: DailyCount
  byMobile: DailyCount
  /** The write shards of the number of all complaints. Complaints that arrive together rarely count in the same one. */
  byEverybody: DailyCount[]
}

const everybodyShards = 10

/**
 * The counts of today for the address, the number to call back and everybody together. The keys contain keyed digests,
 * because a plain digest could be reversed by trying all addresses or numbers.
 */
export async function dailyCounts({ mobile, borrower, address, now }: Complainant): Promise<DailyCounts> {
  const [secret] = await secretVersions(setting(environment.sessionSecret))
  if (!secret) throw new Error('The session secret has no current version')
  const day = dayInIndia(now.toISOString())
  const countOf = (kind: keyof typeof limits.complaint.perDay, counted: string, shards = 1): DailyCount => {
    const digest = createHmac('sha256', secret).update(`complaints\n${kind}\n${day}\n${counted}`)
    const key = keys.complaintCount(digest.digest('base64url'), day)
    return { key, limit: limits.complaint.perDay[kind] / shards }
  }
  // Others can use up a number's limit by giving that number. So its proven owner's complaints are counted by account.
  return {
    byAddress: countOf('address', networkOf(address)),
    byMobile: countOf('mobile', borrower && isProvenNumber({ mobile, borrower }) ? borrower.id : mobile),
    byEverybody: Array.from({ length: everybodyShards }, (_, shard) =>
      countOf('everybody', String(shard), everybodyShards),
    ),
  }
}

/**
 * The writes that count a complaint. The transaction fails if other requests have reached a limit meanwhile.
 *
 * @param stored what is stored of the counts
 * @returns undefined if a limit is reached already
 */
export function countWrites(
  { byAddress, byMobile, byEverybody }: DailyCounts,
  stored: StoredItem[],
  now: Date,
) {
  const isBelow = ({ key, limit }: DailyCount) => {
    const item = stored.find(({ pk, sk }) => pk === key.pk && sk === key.sk)
    return !item || complaintCountItem.parse(item).complaints < limit
  }
  const shards = byEverybody.filter(isBelow)
  const shard = shards[randomInt(Math.max(1, shards.length))]
  if (!shard || !isBelow(byAddress) || !isBelow(byMobile)) return undefined
  const countWrite = ({ key, limit }: DailyCount): Write =>
    upsert(complaintCountItem, key, {
      add: { complaints: 1 },
      setOnce: { expires_at: expiryAfter(2, now) },
      below: limit,
    })
  return {
    byAddress: countWrite(byAddress),
    byMobile: countWrite(byMobile),
    byEverybody: countWrite(shard),
  }
}

/** Whether the number to call back is that of the borrower who is signed in, and a phone provider has verified it. */
export const isProvenNumber = ({ mobile, borrower }: Pick<Complainant, 'mobile' | 'borrower'>): boolean =>
  borrower?.is_verified === true && borrower.mobile === mobile

/** An IPv4 address, or the first 64 bits of an IPv6 address: a subscriber usually has a whole /64 network. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!address.includes(':')) return address
  const [start = '', end] = address.toLowerCase().split('::')
  const first = start.split(':').filter(Boolean)
  const last = end === undefined ? [] : end.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
