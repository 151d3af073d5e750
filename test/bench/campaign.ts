import { setTimeout } from 'node:timers/promises'
import { environment } from '#runtime/environment.ts'
import { aJourney, Refused } from '#support/every-endpoint.ts'
import type { totalsIn } from '#support/stored.ts'
import { maxTotalsShards } from '#table/shards.ts'
import type { CampaignCloudOptions } from './campaign-cloud.ts'
import type { PartitionConsumption } from './throttling/partition-limits.ts'

/** How many capacity units a partition key may consume at once. */
const burst = {
  /**
   * What one journey consumes of its borrower's partition key. Seven actions take two units each: three writes of the
   * profile, two consents, the application and a session check.
   */
  write: 14,
  /**
   * Enough for the partition key of the offers: two reads of the list, and a read of the one offer by each process that
   * caches it.
   */
  read: 48,
}
/**
 * The write shards of the borrowers' index. For 10,000 journeys a second on AWS, 50 are planned. Here there are so few
 * journeys per shard that some shards get twice the average by chance: with 50 shards every run would throttle a key,
 * with 100 every third run, with 200 one run in 300.
 */
const userIndexShards = 200
const maxRefused = 0.001
/** The most journeys at once. On a slow machine, more would only wait for each other. */
const maxInFlight = 5
const journeysToWarmUp = 20

export interface CampaignResult {
  /** By the clock of the write limits, which may be slower than the machine's. */
  seconds: number
  begun: number
  completed: number
  requests: number
  /** Responses with status 409 or 503. */
  refused: number
  /** Any other failures. */
  failures: string[]
  /** Milliseconds of each completed journey. */
  times: number[]
}

/** How the local cloud runs: DynamoDB's limits divided by `divisor`, and as many index shards as the campaign needs. */
export const campaignOptions = (divisor: number): CampaignCloudOptions => ({
  divisor,
  burst,
  functionEnvironment: {
    [environment.userIndexShards]: String(userIndexShards),
    [environment.totalsShards]: String(maxTotalsShards),
  },
  timeoutFactor: 6,
})

interface Campaign {
  rate: number
  minutes: number
  /** Sets the clock of the write limits, in milliseconds. */
  setClock: (ms: number) => void
}

/**
 * Begins `rate` journeys a second, at even intervals. On a machine that is too slow for that, the clock of the write limits
 * slows down too, so that each of its seconds has `rate` journeys.
 */
export async function runCampaign(
  cloud: { address: string },
  { rate, minutes, setClock }: Campaign,
): Promise<CampaignResult> {
  const result: CampaignResult = { seconds: minutes * 60, ...nothingYet() }
  // The first calls load the functions, so their times and failures do not count. The units that they consume do.
  const warmUp: CampaignResult = { seconds: 0, ...nothingYet() }
  for (let n = 0; n < journeysToWarmUp; n++) await walk(cloud, warmUp)
  const inFlight = new Set<Promise<void>>()
  const startedAt = performance.now()
  for (const total = rate * minutes * 60; result.begun < total; result.begun++) {
    const ms = (result.begun / rate) * 1000
    await setTimeout(startedAt + ms - performance.now())
    while (inFlight.size >= maxInFlight) await Promise.race(inFlight)
    setClock(ms)
    const journey = walk(cloud, result).finally(() => inFlight.delete(journey))
    inFlight.add(journey)
  }
  await Promise.all(inFlight)
  return result
}

const nothingYet = () => ({ begun: 0, completed: 0, requests: 0, refused: 0, failures: [], times: [] })

async function walk(cloud: { address: string }, result: CampaignResult): Promise<void> {
  const startedAt = performance.now()
  try {
    for await (const _ of aJourney(cloud)) result.requests++
    result.completed++
    result.times.push(performance.now() - startedAt)
  } catch (error) {
    result.requests++
    if (error instanceof Refused && [409, 503].includes(error.status)) result.refused++
    else result.failures.push(String(error))
  }
}

interface Group {
  keys: string
  /** How many keys of the group the run used. */
  used: number
  /** The hottest key's units a second, as a share of its limit. */
  hottest: string
  'throttled keys': number
  'requests throttled': number
}

/** Groups the partition keys by their prefix, such as `write STATS#…`. */
export function groupsOf(
  consumption: PartitionConsumption[],
  { seconds, divisor }: { seconds: number; divisor: number },
): Group[] {
  const groups = new Map<string, PartitionConsumption[]>()
  for (const one of consumption) {
    const keys = one.partition.replace(/#.*/, '#…')
    groups.set(keys, [...(groups.get(keys) ?? []), one])
  }
  return [...groups].map(([keys, uses]) => {
    const limit = ((keys.startsWith('write') ? 1_000 : 3_000) / divisor) * seconds
    const hottest = Math.max(...uses.map(({ units }) => units / limit))
    return {
      keys,
      used: uses.length,
      hottest: `${(hottest * 100).toFixed(0)}%`,
      'throttled keys': uses.filter(({ throttled }) => throttled > 0).length,
      'requests throttled': uses.reduce((sum, { throttled }) => sum + throttled, 0),
    }
  })
}

/** Describes each problem in one line. */
export function faultsOf(
  { requests, refused, failures }: CampaignResult,
  consumption: PartitionConsumption[],
  { stored, counted }: ReturnType<typeof totalsIn>,
): string[] {
  const faults = [...new Set(failures)]
  const throttled = consumption.filter((one) => one.throttled > 0).sort((a, b) => b.throttled - a.throttled)
  for (const one of throttled.slice(0, 20))
    faults.push(`${one.partition} throttled ${one.throttled} requests`)
  if (throttled.length > 20) faults.push(`and ${throttled.length - 20} more keys were throttled`)
  if (refused > requests * maxRefused) faults.push(`more than ${maxRefused * 100}% of requests were refused`)
  if (JSON.stringify(stored) !== JSON.stringify(counted))
    faults.push(`totals ${JSON.stringify(stored)}, recounted ${JSON.stringify(counted)}`)
  return faults
}
