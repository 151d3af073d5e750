import { randomUUID } from 'node:crypto'
import { messages } from '../contract/messages.ts'
import type { Offer } from '../contract/offer.ts'
import type { Administrator } from './administrator.ts'
import { audited, type Changes, changesBetween } from './audit.ts'
import { Conflict, NotFound } from './errors.ts'
import { keys } from './keys.ts'
import { findOffer } from './offers.ts'
import { put, set, transact } from './transaction.ts'

type Terms = Omit<Offer, 'id' | 'create_date' | 'version'>

/** Writes a new offer and the note of who added it. */
export async function createOffer(terms: Terms, admin: Administrator, now: Date): Promise<Offer> {
  const offer: Offer = {
    ...terms,
    lender: terms.lender || siteOf(terms.link),
    id: randomUUID(),
    create_date: now.toISOString(),
    version: 1,
  }
  const written = await transact([
    put({ ...keys.offer(offer.id), ...offer }, { isNew: true }),
    noted(admin, 'add-offer', offer.id, changesBetween({}, terms), now),
  ])
  if (!written) throw new Conflict()
  return offer
}

/** The offer as it is now, unless it is newer than the version that somebody wants to change. */
export async function offerAt(id: string, version: number | undefined): Promise<Offer> {
  const offer = await findOffer(id)
  if (!offer) throw new NotFound(messages.offerNotFound)
  if (version !== undefined && version !== offer.version) throw new Conflict(messages.offerChanged)
  return offer
}

/** Changes what is given of an offer, over the version that was read, and notes who did. */
export async function changeOffer(
  offer: Offer,
  change: { [Field in keyof Terms]?: Terms[Field] | undefined },
  admin: Administrator,
  now: Date,
): Promise<Offer> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const changes = changesBetween(offer, { ...offer, ...given })
  if (Object.keys(changes).length === 0) return offer
  const next = { ...given, version: offer.version + 1 }
  const written = await transact([
    set(keys.offer(offer.id), next, { version: offer.version }),
    noted(admin, 'update-offer', offer.id, changes, now),
  ])
  if (!written) throw new Conflict(messages.offerChanged)
  return { ...offer, ...next }
}

/** Kept for a year. */
const noted = ({ id: by }: Administrator, action: string, offer_id: string, changes: Changes, now: Date) =>
  audited({ by, action, offer_id, changes }, now, 1)

/** `lender.example` of `https://www.lender.example/apply`. */
const siteOf = (link: string) => new URL(link).hostname.replace(/^www\./, '')
