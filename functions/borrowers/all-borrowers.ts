import { table } from '#runtime/names.ts'
import { documentClient } from '#table/client.ts'
import type { ItemOf } from '#table/item-type.ts'
import { scanPages } from '#table/read-items.ts'
import { borrowerRecordItem } from './user-records.ts'

type Page = ItemOf<typeof borrowerRecordItem>[]

/** More than these find nothing to do: by then one processor is busy with what they bring. */
const segments = 4

/**
 * A page of up to a megabyte takes longer than an answer that somebody waits for. Ten attempts are over before the
 * job's silence is taken for its death.
 */
const pages = documentClient(10_000)

/**
 * Every borrower once, page by page, in no order. Only borrowers are in the index, and a borrower's place in it
 * never changes: who was there at the start can neither be missed nor come twice, whatever is saved meanwhile.
 * Who registers meanwhile may or may not be among them.
 */
export const allBorrowers = (): AsyncGenerator<Page> =>
  merged(Array.from({ length: segments }, (_, Segment) => segmentPages(Segment)))

const segmentPages = (Segment: number) =>
  scanPages(borrowerRecordItem, { IndexName: table.index.name, Segment, TotalSegments: segments }, pages)

/** What several sources yield, as it comes. Each is one step ahead of what has been taken from it. */
async function* merged<Item>(sources: AsyncGenerator<Item>[]): AsyncGenerator<Item> {
  const step = (source: AsyncGenerator<Item>) => {
    const next = source.next().then((result) => ({ source, result }))
    // It may fail while nobody waits for it, and is heard when somebody does.
    next.catch(() => undefined)
    return next
  }
  const steps = new Map(sources.map((source) => [source, step(source)]))
  try {
    while (steps.size > 0) {
      const { source, result } = await Promise.race(steps.values())
      steps.delete(source)
      if (result.done) continue
      // To the end of the line: where all are ready, they take turns.
      steps.set(source, step(source))
      yield result.value
    }
  } finally {
    await Promise.allSettled(steps.values())
  }
}
