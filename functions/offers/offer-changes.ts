import { randomUUID } from 'node:crypto'
import { domainToUnicode } from 'node:url'
import { auditWrite, changesBetween } from '#audit/audit.ts'
import * as messages from '#contract/messages.ts'
import type { StoredOffer } from '#contract/offer.ts'
import { Conflict, NotFound } from '#runtime/errors.ts'
import type { Administrator } from '#sessions/administrator.ts'
import { offerItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
import { put, set, transact, type Write } from '#table/transaction.ts'
import type { IdempotencyRecord } from './idempotency.ts'
import { addVersion, findOffer, type SavedOffer } from './store.ts'

type NewOfferFields = Omit<StoredOffer, 'id' | 'create_date' | 'version'>

interface WithNewOffer {
  record?: IdempotencyRecord | undefined
  /** What is proposed for the new offer. */
  propose?: (offer: SavedOffer) => Write[]
}

/** Writes a new offer, its first version and its audit entry; with `record`, only once for its request id. */
export async function createOffer(
  fields: NewOfferFields,
  admin: Administrator,
  now: Date,
  { record, propose = () => [] }: WithNewOffer = {},
): Promise<SavedOffer> {
  const named = { ...fields, lender: fields.lender || hostOf(fields.link) }
  const offer: SavedOffer = {
    ...named,
    id: randomUUID(),
    create_date: now.toISOString(),
    version: 1,
    ...savedBy(admin, now),
  }
  const written = await transact([
    put(offerItem, keys.offer(offer.id), offer, { isNew: true }),
    addVersion(offer),
    auditWrite(
      { by: admin.id, action: 'offer-added', offer_id: offer.id, changes: changesBetween({}, named) },
      now,
    ),
    ...propose(offer),
    ...(record ? [record.write(offer.id, now, { isNew: true })] : []),
  ])
  if (!written) throw new Conflict()
  return offer
}

/** New values of some fields; `undefined` keeps the stored value. */
export type OfferUpdate = Partial<NewOfferFields>

/**
 * Finds the offer to change. Throws `Conflict` if it is newer than the version that the form was filled from, unless it
 * already has the new values, from an earlier attempt whose response was lost or from the same edit by somebody else.
 */
export async function findOfferToChange(
  id: string,
  version: number | undefined,
  updateOf: (offer: SavedOffer) => OfferUpdate,
): Promise<SavedOffer> {
  const offer = await findOffer(id)
  if (!offer) throw new NotFound(messages.offerNotFound)
  const isNewer = version !== undefined && version !== offer.version
  if (isNewer && Object.keys(changesBy(updateOf(offer), offer)).length > 0)
    throw new Conflict(messages.offerChanged)
  return offer
}

/**
 * Changes an offer, adds the new version to its history and writes the audit entry. Throws `Conflict` if the stored
 * offer no longer has the version that was read.
 */
export async function changeOffer(
  offer: SavedOffer,
  update: OfferUpdate,
  admin: Administrator,
  now: Date,
  record?: IdempotencyRecord,
): Promise<SavedOffer> {
  const changes = changesBy(update, offer)
  if (Object.keys(changes).length === 0) return offer
  const next = { ...definedFields(update), version: offer.version + 1, ...savedBy(admin, now) }
  const changed = { ...offer, ...next }
  const written = await transact([
    set(keys.offer(offer.id), next, { version: offer.version }),
    addVersion(changed),
    auditWrite({ by: admin.id, action: 'offer-changed', offer_id: offer.id, changes }, now),
    ...(record ? [record.write(offer.id, now)] : []),
  ])
  if (!written) throw new Conflict(messages.offerChanged)
  return changed
}

const savedBy = ({ id }: Administrator, now: Date) => ({ saved_at: now.toISOString(), saved_by: id })

/** The new values only. */
export const definedFields = (
  update: OfferUpdate,
): { [Name in keyof NewOfferFields]?: NewOfferFields[Name] } =>
  Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined))
const changesBy = (update: OfferUpdate, offer: StoredOffer) =>
  changesBetween(offer, { ...offer, ...definedFields(update) })

/** `lender.example` of `https://www.lender.example/apply`, and `बैंक.भारत` instead of its Punycode. */
function hostOf(link: string): string {
  const { hostname } = new URL(link)
  return (domainToUnicode(hostname) || hostname).replace(/^www\./, '')
}
