import { createHmac } from 'node:crypto'
import type { Borrower } from '#borrowers/borrowers.ts'
import { limits } from '#contract/limits.ts'
import { dayInIndia } from '#loans/dates.ts'
import { environment, setting } from '#runtime/environment.ts'
import { secretVersions } from '#runtime/secrets.ts'
import { expiryAfter } from '#table/expiry.ts'
import { complaintCountItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
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

/**
 * The writes that count a complaint towards today's limits (in India) for the address, the number to call back and
 * everybody together. The transaction fails if one of these limits is reached. The keys contain keyed digests, because
 * a plain digest could be reversed by trying all addresses or numbers.
 */
export async function countWrites({ mobile, borrower, address, now }: Complainant) {
  const [secret] = await secretVersions(setting(environment.sessionSecret))
  if (!secret) throw new Error('The session secret has no current version')
  const day = dayInIndia(now.toISOString())
  const expires_at = expiryAfter(2, now)
  const countWrite = (kind: keyof typeof limits.complaint.perDay, counted: string): Write => {
    const digest = createHmac('sha256', secret).update(`complaints\n${kind}\n${day}\n${counted}`)
    return upsert(complaintCountItem, keys.complaintCount(digest.digest('base64url'), day), {
      add: { complaints: 1 },
      setOnce: { expires_at },
      below: limits.complaint.perDay[kind],
    })
  }
  // Others can use up a number's limit by giving that number. So its proven owner's complaints are counted by account.
  return {
    byAddress: countWrite('address', networkOf(address)),
    byMobile: countWrite('mobile', borrower && isProvenNumber({ mobile, borrower }) ? borrower.id : mobile),
    byEverybody: countWrite('everybody', ''),
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
