import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { environment, isSet, setting } from '#runtime/environment.ts'
import { dynamo, tableName } from '#table/client.ts'
import { monthItem } from '#table/items.ts'
import { keys, partitions } from '#table/keys.ts'
import { queryAll, readItem } from '#table/read-items.ts'
import { defaultTotalsShards, defaultUserIndexShards } from '#table/shards.ts'

/** A month in which borrowers may have registered. */
export interface Month {
  /** `yyyy-mm`, in UTC. */
  month: string
  /** How many write shards of the index may hold its borrowers. */
  shards: number
  /** How many write shards of the totals may count its borrowers. */
  totalsShards: number
}

const ensured = new Set<string>()

/**
 * Adds this month and its numbers of write shards to the list of months, before a borrower registers in it. A process
 * reads each month's item once, and writes it only if it is missing or has fewer shards. This is outside the
 * registration's transaction, so that the month's registrations do not conflict over the item.
 *
 * @param month `yyyy-mm`, in UTC
 * @returns the numbers of shards among which the month's registrations are spread
 */
export async function ensureMonth(month: string): Promise<Omit<Month, 'month'>> {
  const shards = numberIn(environment.userIndexShards, defaultUserIndexShards)
  const totalsShards = numberIn(environment.totalsShards, defaultTotalsShards)
  const ensuredKey = `${tableName()} ${month} ${shards} ${totalsShards}`
  if (ensured.has(ensuredKey)) return { shards, totalsShards }
  const known = await readItem(monthItem, keys.month(month))
  if (!known || known.shards < shards) await raise(month, 'shards', shards)
  if ((known?.totals_shards ?? 1) < totalsShards) await raise(month, 'totals_shards', totalsShards)
  ensured.add(ensuredKey)
  return { shards, totalsShards }
}

const numberIn = (variable: string, otherwise: number) =>
  isSet(variable) ? Number(setting(variable)) : otherwise

/** Raises one of a month's numbers. It is never lowered: a reader would then skip the shards above it. */
async function raise(month: string, name: 'shards' | 'totals_shards', shards: number): Promise<void> {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: keys.month(month),
    UpdateExpression: 'SET schema_version = :version, #name = :shards',
    ConditionExpression: 'attribute_not_exists(#name) OR #name < :shards',
    ExpressionAttributeNames: { '#name': name },
    ExpressionAttributeValues: { ':version': monthItem.version, ':shards': shards },
  })
  try {
    await dynamo.send(update)
  } catch (error) {
    // Another process has just written it.
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  }
}

/**
 * The months that may have registrations, newest first: at most twelve a year.
 *
 * @param latest the newest month to return; all months if left out
 */
export async function registrationMonths(latest?: string): Promise<Month[]> {
  const months = await queryAll(monthItem, {
    KeyConditionExpression: latest ? 'pk = :pk AND sk <= :latest' : 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partitions.months, ...(latest && { ':latest': latest }) },
    ScanIndexForward: false,
  })
  return months.map(({ sk, shards, totals_shards = 1 }) => ({
    month: sk,
    shards,
    totalsShards: totals_shards,
  }))
}
