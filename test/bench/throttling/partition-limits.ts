import { TokenBucket } from '#lib/local/token-bucket.ts'
import type { Charge } from './partition-charges.ts'

/** DynamoDB's limits on a partition, in capacity units per second. */
const unitsPerSecond = { write: 1_000, read: 3_000 }

interface PartitionLimitOptions {
  /** Divides DynamoDB's limits. */
  divisor: number
  /** The units that a partition key may consume at once. By default, as many as it may consume in a second. */
  burst?: { write: number; read: number }
  /** The clock of the limits on reads or on writes, in milliseconds. The machine's by default. */
  now?: (kind: 'read' | 'write') => number
}

/** What one partition key has consumed so far. */
export interface PartitionConsumption {
  /** Such as `write STATS#3`, or `write gsi1 USERS#2026-11` for an index. */
  partition: string
  units: number
  /** Requests that were throttled because this partition key had too few units left. */
  throttled: number
}

/** Counts the capacity units of each partition key, and limits them. */
export class PartitionLimits {
  private readonly partitions = new Map<string, { bucket: TokenBucket; consumption: PartitionConsumption }>()
  private readonly options: PartitionLimitOptions

  constructor(options: PartitionLimitOptions) {
    this.options = options
  }

  /**
   * Consumes the units of a request, all or none.
   *
   * @returns the partitions that do not have enough; empty if the request may go on
   */
  take(charges: Charge[]): Set<string> {
    const sums = new Map<string, number>()
    for (const { partition, units } of charges) sums.set(partition, (sums.get(partition) ?? 0) + units)
    const exhausted = [...sums].filter(([partition, units]) => !this.of(partition).bucket.has(units))
    for (const [partition] of exhausted) this.of(partition).consumption.throttled++
    if (exhausted.length === 0) for (const charge of charges) this.spend(charge)
    return new Set(exhausted.map(([partition]) => partition))
  }

  /** Consumes units whether or not there are enough: how much a request reads is known only afterwards. */
  spend({ partition, units }: Charge) {
    const { bucket, consumption } = this.of(partition)
    bucket.spend(units)
    consumption.units += units
  }

  consumption(): PartitionConsumption[] {
    return [...this.partitions.values()].map(({ consumption }) => consumption)
  }

  private of(partition: string) {
    const known = this.partitions.get(partition)
    if (known) return known
    const { divisor, burst, now } = this.options
    const kind = partition.startsWith('write') ? 'write' : 'read'
    const rate = unitsPerSecond[kind] / divisor
    const limit = { rate, burst: burst?.[kind] ?? rate }
    const bucket = new TokenBucket(limit, now && (() => now(kind)))
    const added = { bucket, consumption: { partition, units: 0, throttled: 0 } }
    this.partitions.set(partition, added)
    return added
  }
}
