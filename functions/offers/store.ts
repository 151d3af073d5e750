import type { StoredOffer } from '#contract/offer.ts'
import { cached } from '#table/cached.ts'
import type { ItemOf } from '#table/item-type.ts'
import { offerItem } from '#table/items.ts'
import { keys, partitions } from '#table/keys.ts'
import { readItem, readPartition } from '#table/read-items.ts'
import { put, type Write } from '#table/transaction.ts'

/** An offer, with the time at which its version was saved and who saved it. The public history has only the time. */
export type SavedOffer = ItemOf<typeof offerItem>

/** All offers, hidden ones too, newest first. With `fresh`, the read is strongly consistent. */
export async function listOffers({ fresh = false } = {}): Promise<SavedOffer[]> {
  const offers = await readPartition(offerItem, partitions.offers, { fresh })
  return offers.sort((a, b) => b.create_date.localeCompare(a.create_date) || a.id.localeCompare(b.id))
}

/** The offers that borrowers see, newest first. */
export const listShownOffers = async () => (await listOffers()).filter(isShown)

/** The offer with this id, hidden or not. */
export const findOffer = (id: string) => readItem(offerItem, keys.offer(id))

const recentOffer = cached(60_000, findOffer)

/**
 * The offer that a borrower was shown, hidden or not. A version never changes, so a copy up to a minute old will do if
 * it has the version that was shown; otherwise the offer is read again, and may be newer.
 */
export async function findOfferAsShown(id: string, version: number): Promise<SavedOffer | undefined> {
  const offer = await recentOffer(id)
  return offer?.version === version ? offer : findOffer(id)
}

/** The offer with this id if borrowers see it. */
export async function findShownOffer(id: string): Promise<SavedOffer | undefined> {
  const offer = await findOffer(id)
  return offer && isShown(offer) ? offer : undefined
}

export const isShown = ({ status }: StoredOffer) => status === 'shown'

/** The part of a transaction that adds a version to an offer's history. It never overwrites one. */
export const addVersion = (offer: SavedOffer): Write =>
  put(offerItem, keys.offerVersion(offer.id, offer.version), offer, { isNew: true })
