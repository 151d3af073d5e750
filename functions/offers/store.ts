import type { Offer, StoredOffer } from '#contract/offer.ts'
import { offerItem } from '#table/items.ts'
import { keys, partitions } from '#table/keys.ts'
import { readItem, readPartition } from '#table/read-items.ts'
import { put, transact } from '#table/transaction.ts'

/** All offers, hidden ones too, newest first. With `fresh`, the read is strongly consistent. */
export async function listOffers({ fresh = false } = {}): Promise<StoredOffer[]> {
  const offers = await readPartition(offerItem, partitions.offers, { fresh })
  return offers.sort((a, b) => b.create_date.localeCompare(a.create_date) || a.id.localeCompare(b.id))
}

/** The offers that borrowers see, newest first. */
export const listShownOffers = async () => (await listOffers()).filter(isShown)

/** The offer with this id, hidden or not. */
export const findOffer = (id: string) => readItem(offerItem, keys.offer(id))

/** The offer with this id if borrowers see it. */
export async function findShownOffer(id: string): Promise<StoredOffer | undefined> {
  const offer = await findOffer(id)
  return offer && isShown(offer) ? offer : undefined
}

const isShown = ({ status }: StoredOffer) => status === 'shown'

/** Writes a new offer, which borrowers see. Returns false if the id is taken. */
export const addOffer = (offer: Offer): Promise<boolean> =>
  transact([put(offerItem, keys.offer(offer.id), { ...offer, status: 'shown' }, { isNew: true })])
