import { limits } from '#contract/limits.ts'
import type { OfferVersion } from '#contract/offer-version.ts'
import { offerItem } from '#table/items.ts'
import { partitions } from '#table/keys.ts'
import { inPartition, queryPages } from '#table/read-items.ts'
import { findShownOffer, isShown, listOffers, type SavedOffer } from './store.ts'

/**
 * The versions of an offer that borrowers saw, newest first. Looks only at the newest `limits.offerVersions` of the
 * stored versions, and at no more than a megabyte of them. Empty if the offer is hidden or does not exist.
 */
export async function listShownVersions(id: string): Promise<OfferVersion[]> {
  // Read before the versions. An offer from before versions were stored has none until its first change: in the other
  // order, a first change between the two reads would hide the version that it replaces.
  const offer = await findShownOffer(id)
  if (!offer) return []
  const newest = await versionPages(id).next()
  const stored: SavedOffer[] = newest.done ? [] : newest.value
  // Without stored versions, the offer is from before they were stored and has not changed since.
  const versions = stored.length > 0 ? stored : [offer]
  return versions.filter(isShown).map((version) => ({ ...version, at: savedAt(version) }))
}

/** Half of the 50 connections that the SDK opens at most. */
const readsAtOnce = 25

/**
 * The offers that borrowers saw at an instant (ISO 8601, UTC), each in its version at that instant. Reads the versions of
 * every offer, so it is for operators only. CloudFront may have served older versions: up to two minutes old, and up to a
 * day while the API failed.
 */
export async function listShownOffersAt(instant: string): Promise<SavedOffer[]> {
  const offers = (await listOffers({ fresh: true })).filter(({ create_date }) => create_date <= instant)
  const versions: SavedOffer[] = []
  for (let first = 0; first < offers.length; first += readsAtOnce) {
    const batch = offers.slice(first, first + readsAtOnce)
    versions.push(...(await Promise.all(batch.map((offer) => findVersionAt(offer, instant)))))
  }
  return versions.filter(isShown)
}

async function findVersionAt(offer: SavedOffer, instant: string): Promise<SavedOffer> {
  for await (const page of versionPages(offer.id))
    for (const version of page) if (savedAt(version) <= instant) return version
  return offer
}

/** The stored versions of an offer, newest first, page by page. */
const versionPages = (id: string) =>
  queryPages(
    offerItem,
    { ...inPartition(partitions.offerHistory(id)), ScanIndexForward: false, ConsistentRead: true },
    { limit: () => limits.offerVersions },
  )

const savedAt = ({ saved_at, create_date }: SavedOffer) => saved_at ?? create_date
