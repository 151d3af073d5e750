import { documentClient } from '#table/client.ts'
import type { ItemOf } from '#table/item-type.ts'
import { type ScanPosition, scanPages } from '#table/read-items.ts'
import { table } from '#table/schema.ts'
import { borrowerRecordItem } from './user-records.ts'

/** Some borrowers, and where their segment of the scan continues after them. */
interface Page {
  borrowers: ItemOf<typeof borrowerRecordItem>[]
  segment: number
  position: ScanPosition
}

/** The number of parallel scan segments. Four keep the worker's processor busy, so more would gain nothing. */
const segments = 4

/** The positions of all segments before the first page. */
export const scanStart: readonly ScanPosition[] = Array.from({ length: segments }, () => 'start')

/**
 * A page of up to a megabyte takes longer than an ordinary read. The export worker makes up to ten attempts: with this
 * timeout, they end before its job counts as dead.
 */
const scanClient = documentClient(10_000)

/**
 * Reads every borrower once, page by page, in no particular order. The index holds only borrowers, and a borrower's key
 * in it never changes, so borrowers who exist at the start are neither missed nor repeated. Borrowers who register
 * during the scan may or may not be included.
 *
 * @param positions where each segment of the scan continues
 */
export const allBorrowers = (positions: readonly ScanPosition[]): AsyncGenerator<Page> =>
  merge(positions.map((position, segment) => segmentPages(segment, positions.length, position)))

async function* segmentPages(
  segment: number,
  TotalSegments: number,
  from: ScanPosition,
): AsyncGenerator<Page> {
  const scan = { IndexName: table.index.name, Segment: segment, TotalSegments }
  for await (const { items, position } of scanPages(borrowerRecordItem, scan, scanClient, from))
    yield { borrowers: items, segment, position }
}

/** Merges generators in the order in which their items arrive. Each generator runs one item ahead. */
async function* merge<Item>(sources: AsyncGenerator<Item>[]): AsyncGenerator<Item> {
  const step = (source: AsyncGenerator<Item>) => {
    const next = source.next().then((result) => ({ source, result }))
    // Avoids an unhandled rejection; the error is thrown where the item is awaited.
    next.catch(() => undefined)
    return next
  }
  const steps = new Map(sources.map((source) => [source, step(source)]))
  try {
    while (steps.size > 0) {
      const { source, result } = await Promise.race(steps.values())
      steps.delete(source)
      if (result.done) continue
      // Re-inserted at the end, so that ready generators take turns.
      steps.set(source, step(source))
      yield result.value
    }
  } finally {
    await Promise.allSettled(steps.values())
  }
}
