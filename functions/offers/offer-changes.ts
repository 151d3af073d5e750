import { randomUUID } from 'node:crypto'
import { auditWrite, type Changes, changesBetween } from '#audit/audit.ts'
import { messages } from '#contract/messages.ts'
import type { Offer } from '#contract/offer.ts'
import { Conflict, NotFound } from '#runtime/errors.ts'
import type { Administrator } from '#sessions/administrator.ts'
import { offerItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
import { put, set, transact } from '#table/transaction.ts'
import type { IdempotencyRecord } from './idempotency.ts'
import { findOffer } from './offers.ts'

type Terms = Omit<Offer, 'id' | 'create_date' | 'version'>

/** Writes a new offer and the note of who added it; with `sent`, once for that form. */
export async function createOffer(
  terms: Terms,
  admin: Administrator,
  now: Date,
  sent?: IdempotencyRecord,
): Promise<Offer> {
  const offer: Offer = {
    ...terms,
    lender: terms.lender || siteOf(terms.link),
    id: randomUUID(),
    create_date: now.toISOString(),
    version: 1,
  }
  const written = await transact([
    put(offerItem, keys.offer(offer.id), offer, { isNew: true }),
    noted(admin, 'add-offer', offer.id, changesBetween({}, terms), now),
    ...(sent ? [sent.kept(offer.id, now, { isNew: true })] : []),
  ])
  if (!written) throw new Conflict()
  return offer
}

type Change = { [Field in keyof Terms]?: Terms[Field] | undefined }

/**
 * The offer as it is now, unless it is newer than the version that somebody wants to change. A change that is there
 * already is one that was sent again, its first answer lost.
 */
export async function offerAt(id: string, version: number | undefined, change: Change): Promise<Offer> {
  const offer = await findOffer(id)
  if (!offer) throw new NotFound(messages.offerNotFound)
  const isNewer = version !== undefined && version !== offer.version
  if (isNewer && Object.keys(changesBy(change, offer)).length > 0) throw new Conflict(messages.offerChanged)
  return offer
}

/** Changes what is given of an offer, over the version that was read, and notes who did, and by which form. */
export async function changeOffer(
  offer: Offer,
  change: Change,
  admin: Administrator,
  now: Date,
  sent?: IdempotencyRecord,
): Promise<Offer> {
  const changes = changesBy(change, offer)
  if (Object.keys(changes).length === 0) return offer
  const next = { ...givenIn(change), version: offer.version + 1 }
  const written = await transact([
    set(keys.offer(offer.id), next, { version: offer.version }),
    noted(admin, 'update-offer', offer.id, changes, now),
    ...(sent ? [sent.kept(offer.id, now)] : []),
  ])
  if (!written) throw new Conflict(messages.offerChanged)
  return { ...offer, ...next }
}

const givenIn = (change: Change) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
const changesBy = (change: Change, offer: Offer) => changesBetween(offer, { ...offer, ...givenIn(change) })

/** Kept for a year. */
const noted = ({ id: by }: Administrator, action: string, offer_id: string, changes: Changes, now: Date) =>
  auditWrite({ by, action, offer_id, changes }, now, 1)

/** `lender.example` of `https://www.lender.example/apply`. */
const siteOf = (link: string) => new URL(link).hostname.replace(/^www\./, '')
