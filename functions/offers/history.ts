import { limits } from '#contract/limits.ts'
import { OfferVersion } from '#contract/offer.ts'
import { offerItem } from '#table/items.ts'
import { partitions } from '#table/keys.ts'
import { inPartition, queryPages } from '#table/read-items.ts'
import { findShownOffer, isShown, listOffers, type SavedOffer } from './store.ts'

/**
 * The versions of an offer that borrowers saw, newest first. Looks only at the newest `limits.offerVersions` of the
 * stored versions, and at no more than a megabyte of them. Empty if the offer is hidden or does not exist.
 */
export async function listShownVersions(id: string): Promise<OfferVersion[]> {
  if (!(await findShownOffer(id))) return []
  const newest = await versionPages(id).next()
  const versions: SavedOffer[] = newest.done ? [] : newest.value
  return versions.filter(isShown).map(toPublicVersion)
}

/** A version as everybody may see it, without what only administrators see. */
export const toPublicVersion = (version: SavedOffer): OfferVersion =>
  OfferVersion.parse({ ...version, at: version.saved_at })

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
    versions.push(...(await Promise.all(batch.map(({ id }) => findVersionAt(id, instant)))))
  }
  return versions.filter(isShown)
}

async function findVersionAt(id: string, instant: string): Promise<SavedOffer> {
  for await (const page of versionPages(id))
    for (const version of page) if (version.saved_at <= instant) return version
  throw new Error(`The first version of offer ${id} is missing`)
}

/** The newest `limits.offerVersions` of the stored versions of an offer, hidden ones too, newest first. */
export async function versionsOf(id: string): Promise<SavedOffer[]> {
  const versions: SavedOffer[] = []
  for await (const page of versionPages(id)) {
    versions.push(...page)
    if (versions.length >= limits.offerVersions) break
  }
  return versions.slice(0, limits.offerVersions)
}

/** The stored versions of an offer, newest first, page by page. */
const versionPages = (id: string) =>
  queryPages(offerItem, {
    ...inPartition(partitions.offerHistory(id)),
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: limits.offerVersions,
  })
