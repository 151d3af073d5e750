import { createHash } from 'node:crypto'

// Write shards for 10,000 journeys a second. Two limits of DynamoDB decide. A partition key takes 1,000 write units a
// second, and a write in a transaction costs two. And an item takes one transaction at a time: one that meets another
// is cancelled and retried, so an item must not be busy for more than about 40% of the time (`npm run bench -- contention`).

/**
 * A journey changes the totals twice: 20,000 transactions a second, or 20 per shard. At 20 ms each, a shard is busy for
 * 40% of the time. Its partition key gets 40 write units a second.
 */
export const totalsShards = 1024

/** If all journeys end with the same offer: 10,000 transactions a second, or 20 for each shard of its count. */
export const applicantsShards = 512

/**
 * All shards of an offer's count are read together, so several share a partition key. Each key gets 10,000 × 2 ÷ 40 = 500 write units, or 850
 * with the retries.
 */
export const applicantsPartitions = 40

/**
 * A journey writes the borrower's entry in the index three times, at one unit each, so a shard serves up to 330 journeys a
 * second. A page of the list is merged from all shards of a month, so a stage gets no more than it needs. Four serve some
 * 1,300 journeys a second, about as many as the 40,000 write units of DynamoDB's default quota for a table. 10,000 a second
 * need 50, at 600 units each.
 */
export const defaultUserIndexShards = 4
/** The largest number that a stage may set: four times what 10,000 journeys a second need. Every page of the list reads them all. */
export const maxUserIndexShards = 200

/** The write shard, from 0 to `shards` − 1, that an id belongs to. */
export const shardOf = (id: string, shards: number): number =>
  Number(BigInt(`0x${createHash('sha256').update(id).digest('hex')}`) % BigInt(shards))
