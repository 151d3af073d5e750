import { seededRandom } from '#support/random.ts'
import { backoffMs, budgetMs } from '#table/backoff.ts'
import { applicantsPartitions, applicantsShards, maxTotalsShards } from '#table/shards.ts'
import type { Row } from './table.ts'

const journeysPerSecond = 10_000
const seconds = 10
const transactionTimesMs = [6, 10, 20]
/** DynamoDB's limit per partition key, with a burst of one second. */
const unitsPerSecond = 1_000
/** The write units that each write of a transaction consumes, even if a conflict cancels the transaction. */
const unitsPerWrite = 2
/** At most 0.1% of the transactions may be refused. */
const budget = 0.001

interface Design {
  name: string
  /** How many transactions of a journey change one of the shards. */
  perJourney: number
  /** How many items there are. Each takes one transaction at a time. */
  shards: number
  /** How many partition keys the shards are spread among evenly. */
  partitions: number
}

const designs: Design[] = [
  { name: 'totals, until 22 November 2026', perJourney: 2, shards: 8, partitions: 1 },
  { name: 'totals', perJourney: 2, shards: maxTotalsShards, partitions: maxTotalsShards },
  { name: 'applicants of one offer, until 22 November 2026', perJourney: 1, shards: 8, partitions: 1 },
  {
    name: 'applicants of one offer',
    perJourney: 1,
    shards: applicantsShards,
    partitions: applicantsPartitions,
  },
]

/** Simulates the write shards at 10,000 journeys a second, for ten seconds. The seed makes each run the same. */
export async function* contentionFigures(): AsyncGenerator<Row> {
  for (const design of designs)
    for (const transactionMs of transactionTimesMs) {
      const { retried, refused, attempts, waitMs } = simulate(design, transactionMs)
      const percent = (part: number, digits: number) => `${(part * 100).toFixed(digits)}%`
      yield {
        label: `${design.name}: ${design.shards} shards, ${design.partitions} keys, transactions of ${transactionMs} ms`,
        measured: `${percent(retried, 1)} retried, ${percent(refused, 3)} refused, ${attempts.toFixed(2)} attempts, ${waitMs.toFixed(0)} ms of waiting`,
        value: refused,
        ...(!design.name.includes('until') && { budget }),
      }
    }
}

interface Transaction {
  startedAt: number
  at: number
  shard: number
  attempt: number
}

/**
 * Transactions arrive at random instants for random shards. One that finds its shard busy, or its partition key without
 * write units, is cancelled and retried with the functions' own backoff, until its time budget is spent.
 */
function simulate({ perJourney, shards, partitions }: Design, transactionMs: number) {
  const random = seededRandom(22)
  const count = journeysPerSecond * perJourney * seconds
  const queue = new TimeQueue(seconds * 1_000 + budgetMs + transactionMs)
  for (let n = 0; n < count; n++) {
    const startedAt = random() * seconds * 1_000
    queue.add({ startedAt, at: startedAt, shard: Math.floor(random() * shards), attempt: 0 })
  }
  const busyUntil = new Float64Array(shards)
  const units = new Float64Array(partitions).fill(unitsPerSecond)
  const refilledAt = new Float64Array(partitions)
  const sum = { retried: 0, refused: 0, attempts: 0, waitMs: 0 }

  for (const transaction of queue.inOrder()) {
    const { at, startedAt, shard, attempt } = transaction
    const key = shard % partitions
    const refill = ((at - (refilledAt[key] ?? 0)) * unitsPerSecond) / 1_000
    const left = Math.min(unitsPerSecond, (units[key] ?? 0) + refill)
    const isThrottled = left < unitsPerWrite
    units[key] = isThrottled ? left : left - unitsPerWrite
    refilledAt[key] = at
    sum.attempts++
    if (!isThrottled && at >= (busyUntil[shard] ?? 0)) {
      busyUntil[shard] = at + transactionMs
      sum.waitMs += at - startedAt
      continue
    }
    if (attempt === 0) sum.retried++
    const next = at + transactionMs + backoffMs(attempt, random())
    if (next > startedAt + budgetMs) sum.refused++
    else queue.add({ ...transaction, at: next, attempt: attempt + 1 })
  }
  return {
    retried: sum.retried / count,
    refused: sum.refused / count,
    attempts: sum.attempts / count,
    waitMs: sum.waitMs / (count - sum.refused),
  }
}

/**
 * Yields transactions in order of time. It keeps them in slots of a quarter of a millisecond and sorts a slot when the
 * slot is read, which is faster than a heap.
 */
class TimeQueue {
  private readonly slots: Transaction[][]

  constructor(endMs: number) {
    this.slots = Array.from({ length: Math.ceil(endMs * 4) + 1 }, () => [])
  }

  add(transaction: Transaction) {
    this.slots[Math.floor(transaction.at * 4)]?.push(transaction)
  }

  *inOrder(): Generator<Transaction> {
    for (const slot of this.slots) {
      // Only retries are added while a slot is read, and they belong to later slots.
      yield* slot.sort((a, b) => a.at - b.at)
      slot.length = 0
    }
  }
}
