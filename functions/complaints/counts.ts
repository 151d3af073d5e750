import { createHmac } from 'node:crypto'
import type { Borrower } from '#borrowers/borrowers.ts'
import { limits } from '#contract/limits.ts'
import { dayInIndia } from '#loans/dates.ts'
import { environment } from '#runtime/names.ts'
import { setting } from '#runtime/settings.ts'
import { complaintCountItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
import { upsert, type Write } from '#table/transaction.ts'

export const daySeconds = 24 * 60 * 60

interface Complainant {
  mobile: string
  borrower: Borrower | undefined
  /** The visitor's IP address. */
  address: string
  now: Date
}

/**
 * The writes that count a complaint towards today's limits (in India) for the address, the number to call back and
 * everybody together. The transaction fails if one of these limits is reached. The keys contain keyed digests, because
 * a plain digest could be reversed by trying all addresses or numbers.
 */
export async function countWrites({ mobile, borrower, address, now }: Complainant): Promise<Write[]> {
  // Imported on demand, because administrators' functions bundle this file but need no secrets. On the complaint route,
  // `authenticate` loads the module at the cold start.
  const { secretVersions } = await import('#runtime/secrets.ts')
  const [secret] = await secretVersions(setting(environment.sessionSecret))
  if (!secret) throw new Error('The session secret has no current version')
  const day = dayInIndia(now.toISOString())
  // Others can use up a number's limit by giving that number. So its proven owner's complaints are counted by account.
  const isOwner = borrower?.is_verified && borrower.mobile === mobile
  const counted = { address: networkOf(address), mobile: isOwner ? borrower.id : mobile, everybody: '' }
  const expires_at = Math.floor(now.getTime() / 1000) + 2 * daySeconds
  return (Object.keys(counted) as (keyof typeof counted)[]).map((kind) => {
    const digest = createHmac('sha256', secret).update(`complaints\n${kind}\n${day}\n${counted[kind]}`)
    return upsert(complaintCountItem, keys.complaintCount(digest.digest('base64url'), day), {
      add: { complaints: 1 },
      setOnce: { expires_at },
      below: limits.complaint.perDay[kind],
    })
  })
}

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
