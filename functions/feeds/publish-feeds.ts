import { createHash } from 'node:crypto'
import { versionsOf } from '#offers/history.ts'
import { putFile } from '#offers/logo-bucket.ts'
import { listOffers, type SavedOffer } from '#offers/store.ts'
import { environment, setting } from '#runtime/environment.ts'
import { publishedFeedsItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
import { readItem } from '#table/read-items.ts'
import { put, transact } from '#table/transaction.ts'
import { eventsOf, type OfferEvent } from './offer-events.ts'
import { renderFeeds } from './render-feeds.ts'

/** Half of the 50 connections that the SDK opens at most. */
const atOnce = 25

/**
 * Writes the feeds of all lenders and loan types in every language, if an offer has changed since they were written, and once a
 * day, so that a release with other words or a failure halfway does not last. The feeds are made from the stored versions
 * alone: written again, they are the same to the byte.
 *
 * @returns how many files it wrote
 */
export async function publishFeeds(now: Date): Promise<number> {
  const offers = await listOffers()
  const digest = digestOf(offers, now)
  const published = await readItem(publishedFeedsItem, keys.publishedFeeds)
  if (published?.digest === digest) return 0
  const events: OfferEvent[] = []
  await inBatches(offers, async ({ id }) => void events.push(...eventsOf(await versionsOf(id))))
  const site = setting(environment.siteAddress)
  const hindi = await import('#in-hindi/feeds/render-feeds.ts')
  const files = [...renderFeeds(events, site), ...hindi.renderFeeds(events, site)]
  await inBatches(files, ([key, xml]) => writeFeed(key, xml))
  await transact([put(publishedFeedsItem, keys.publishedFeeds, { digest })])
  return files.length
}

/** Changes when an offer does, and every day. */
function digestOf(offers: readonly SavedOffer[], now: Date): string {
  const versions = offers.map(({ id, version }) => `${id} ${version}`).sort()
  return createHash('sha256')
    .update([now.toISOString().slice(0, 10), ...versions].join('\n'))
    .digest('hex')
}

const writeFeed = (key: string, xml: string) =>
  putFile(key, xml, 'application/atom+xml; charset=utf-8', 'public, max-age=300')

async function inBatches<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  for (let first = 0; first < items.length; first += atOnce)
    await Promise.all(items.slice(first, first + atOnce).map(work))
}
