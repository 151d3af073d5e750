import { isDeepStrictEqual } from 'node:util'
import {
  type AttributeValue,
  BatchGetItemCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  paginateScan,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  ScanCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { table as names } from '#table/schema.ts'

type Item = Record<string, AttributeValue>

export interface DrillOptions {
  client: DynamoDBClient
  /** The table to restore. */
  source: string
  /** The name of the new table. */
  target: string
  /** The moment to restore; the latest possible one if absent. */
  at?: Date
  /** Called with each line for the operator. */
  print: (line: string) => void
  /** Milliseconds between two checks of whether the table is restored. */
  pollMs?: number
}

export interface DrillResult {
  /** Minutes from the start of the restore until the table could be used, with its index. */
  minutes: number
  restoredTo: Date
  count: { source: number; target: number }
  /** How sampled items of the restored table compare with the source now. */
  sample: { same: number; changed: number; missing: number }
}

/**
 * Restores a table to a moment under another name, turns on what a restored table lacks (point-in-time recovery, time
 * to live, deletion protection), and compares the two tables. It changes nothing about the source.
 */
export async function restoreDrill(options: DrillOptions): Promise<DrillResult> {
  const { client, source, target, at, print, pollMs = 15_000 } = options
  const started = Date.now()
  const restoredTo = at ?? (await latestMoment(client, source))
  await client.send(
    new RestoreTableToPointInTimeCommand({
      SourceTableName: source,
      TargetTableName: target,
      BillingModeOverride: 'PAY_PER_REQUEST',
      RestoreDateTime: restoredTo,
    }),
  )
  print(`Restoring ${source} as it was at ${restoredTo.toISOString()} to ${target}`)
  while (!(await isActive(client, target))) await new Promise((resolve) => setTimeout(resolve, pollMs))
  const minutes = (Date.now() - started) / 60_000
  print(`The table can be used after ${minutes.toFixed(1)} minutes`)

  await protect(client, target)
  print('Recovery, expiry and protection against deletion are on')
  const count = { source: await countOf(client, source), target: await countOf(client, target) }
  print(`Items: ${count.target} restored, ${count.source} in the source now`)
  const sample = await compareSample(client, source, target)
  print(
    `Of ${sample.same + sample.changed + sample.missing} restored items, ${sample.same} are the same in the source, ${sample.changed} have changed there and ${sample.missing} are gone`,
  )
  return { minutes, restoredTo, count, sample }
}

/** The commands that remove what a drill has made. */
export const cleanUpCommands = (target: string, region: string): string[] => [
  `aws dynamodb update-table --table-name ${target} --region ${region} --no-deletion-protection-enabled`,
  `aws dynamodb delete-table --table-name ${target} --region ${region}`,
]

/** Throws a one-line error if the table has no point-in-time recovery. */
async function latestMoment(client: DynamoDBClient, source: string): Promise<Date> {
  const { ContinuousBackupsDescription } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName: source }),
  )
  const latest = ContinuousBackupsDescription?.PointInTimeRecoveryDescription?.LatestRestorableDateTime
  if (!latest) throw new Error(`${source} has no point-in-time recovery`)
  return latest
}

async function isActive(client: DynamoDBClient, target: string): Promise<boolean> {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: target }))
    const indexes = Table?.GlobalSecondaryIndexes ?? []
    return [Table?.TableStatus, ...indexes.map(({ IndexStatus }) => IndexStatus)].every(
      (status) => status === 'ACTIVE',
    )
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false
    throw error
  }
}

async function protect(client: DynamoDBClient, TableName: string) {
  await client.send(
    new UpdateContinuousBackupsCommand({
      TableName,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    }),
  )
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName,
      TimeToLiveSpecification: { Enabled: true, AttributeName: names.expiry },
    }),
  )
  await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: true }))
}

async function countOf(client: DynamoDBClient, TableName: string): Promise<number> {
  let count = 0
  for await (const page of paginateScan({ client }, { TableName, Select: 'COUNT' })) count += page.Count ?? 0
  return count
}

/** The sample: at most `perSegment` items from each of `segments` segments of a parallel scan. */
const sampled = { segments: 20, perSegment: 50 }

async function compareSample(client: DynamoDBClient, source: string, target: string) {
  const sample = { same: 0, changed: 0, missing: 0 }
  for (let Segment = 0; Segment < sampled.segments; Segment++) {
    const { Items: restored = [] } = await client.send(
      new ScanCommand({
        TableName: target,
        Segment,
        TotalSegments: sampled.segments,
        Limit: sampled.perSegment,
      }),
    )
    const current = new Map((await itemsLike(client, source, restored)).map((item) => [idOf(item), item]))
    for (const item of restored) {
      const now = current.get(idOf(item))
      sample[!now ? 'missing' : isDeepStrictEqual(now, item) ? 'same' : 'changed']++
    }
  }
  return sample
}

/** The items of `table` that have the same keys as `items`. */
async function itemsLike(client: DynamoDBClient, table: string, items: Item[]): Promise<Item[]> {
  const found: Item[] = []
  let keys = items.map(keyOf)
  while (keys.length > 0) {
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetItemCommand({ RequestItems: { [table]: { Keys: keys, ConsistentRead: true } } }),
    )
    found.push(...(Responses?.[table] ?? []))
    keys = (UnprocessedKeys?.[table]?.Keys ?? []).map(keyOf)
  }
  return found
}

const { partitionKey, sortKey } = names

const keyOf = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name === partitionKey || name === sortKey))

const idOf = (item: Item) => JSON.stringify([item[partitionKey]?.S, item[sortKey]?.S])
