import { createHash } from 'node:crypto'

// The numbers of write shards. All but the defaults for the borrowers' index and the totals are enough for 10,000 journeys a second.
// They follow from two limits of DynamoDB. A partition key takes 1,000 write units a second, and a write in a
// transaction costs two. An item takes one transaction at a time: a second one is cancelled and retried, so an item
// must not be busy for more than about 40% of the time (`npm run bench -- contention`).

/**
 * A journey changes the totals twice. At 20 ms a transaction, a shard is busy for 40% of the time with 10 journeys a second,
 * and its partition key gets 40 write units. Whoever reads the totals reads all shards, so a stage gets no more than it
 * needs.
 */
export const defaultTotalsShards = 1
/** For 10,000 journeys a second. */
export const maxTotalsShards = 1024

/** If all journeys apply for the same offer, its count gets 10,000 transactions a second, or 20 per shard. */
export const applicantsShards = 512

/**
 * Several shards share a partition key, because all shards of an offer's count are read together. Each key gets
 * 10,000 × 2 ÷ 40 = 500 write units a second, or 850 with the retries.
 */
export const applicantsPartitions = 40

/** A journey ends with one press, which writes one unit: with 10,000 a second, each partition of the day gets 625. */
export const handoverShards = 16

/** A journey counts each step once, for one unit: with 10,000 a second, each of a step's partitions of the month gets 833. */
export const figuresShards = 12

/**
 * A journey writes the borrower's entry in the index three times, at one unit each, so a shard serves up to 330 journeys
 * a second. A page of the administrators' users list is merged from all shards of a month, so a stage gets no more than
 * it needs. Four shards serve some 1,300 journeys a second, about as many as DynamoDB's default quota for a table
 * (40,000 write units a second) allows. For 10,000 journeys a second, 30 shards would just be enough. We recommend 50,
 * each with 600 units a second, because hashing does not spread ids quite evenly.
 */
export const defaultUserIndexShards = 4
/**
 * The most that a stage may set: four times what we recommend for 10,000 journeys a second. Each page of the users list
 * reads all shards of a month.
 */
export const maxUserIndexShards = 200

/** The write shard, from 0 to `shards` − 1, that an id belongs to. */
export const shardOf = (id: string, shards: number): number =>
  Number(BigInt(`0x${createHash('sha256').update(id).digest('hex')}`) % BigInt(shards))
