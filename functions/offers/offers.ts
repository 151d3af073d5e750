import type { Offer } from '#contract/offer.ts'
import { keys } from '#table/keys.ts'
import { readItem, readPartition } from '#table/read-items.ts'
import { put, transact } from '#table/transaction.ts'

type Stored = Offer & { pk: string; sk: string }

/** The whole catalogue, newest first. `fresh` sees every save that has been answered. */
export async function listOffers({ fresh = false } = {}): Promise<Offer[]> {
  const items = await readPartition<Stored>(keys.offer('').pk, { fresh })
  return items
    .map(asOffer)
    .sort((a, b) => b.create_date.localeCompare(a.create_date) || a.id.localeCompare(b.id))
}

export async function findOffer(id: string): Promise<Offer | undefined> {
  const item = await readItem<Stored>(keys.offer(id))
  return item && asOffer(item)
}

/** Writes a new offer; false where the id is taken. */
export const addOffer = (offer: Offer): Promise<boolean> =>
  transact([put({ ...keys.offer(offer.id), ...offer }, { isNew: true })])

function asOffer({ pk, sk, ...offer }: Stored): Offer {
  return offer
}
