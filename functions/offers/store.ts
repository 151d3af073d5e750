import type { Offer } from '#contract/offer.ts'
import { offerItem } from '#table/items.ts'
import { keys, partitions } from '#table/keys.ts'
import { readItem, readPartition } from '#table/read-items.ts'
import { put, transact } from '#table/transaction.ts'

/** All offers, newest first. With `fresh`, the read is strongly consistent. */
export async function listOffers({ fresh = false } = {}): Promise<Offer[]> {
  const offers = await readPartition(offerItem, partitions.offers, { fresh })
  return offers.sort((a, b) => b.create_date.localeCompare(a.create_date) || a.id.localeCompare(b.id))
}

export const findOffer = (id: string) => readItem(offerItem, keys.offer(id))

/** Writes a new offer. Returns false if the id is taken. */
export const addOffer = (offer: Offer): Promise<boolean> =>
  transact([put(offerItem, keys.offer(offer.id), offer, { isNew: true })])
