import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { environment, isSet, setting } from '#runtime/environment.ts'
import { dynamo, tableName } from '#table/client.ts'
import { monthItem } from '#table/items.ts'
import { keys, partitions } from '#table/keys.ts'
import { queryAll, readItem } from '#table/read-items.ts'
import { defaultUserIndexShards } from '#table/shards.ts'

/** A month in which borrowers may have registered. */
export interface Month {
  /** `yyyy-mm`, in UTC. */
  month: string
  /** How many write shards of the index may hold its borrowers. */
  shards: number
}

const ensured = new Set<string>()

/**
 * Adds this month and its number of index shards to the list of months, before a borrower registers in it. A process
 * reads each month's item once, and writes it only if it is missing or has fewer shards. This is outside the
 * registration's transaction, so that the month's registrations do not conflict over the item.
 *
 * @param month `yyyy-mm`, in UTC
 * @returns the number of shards among which the month's registrations are spread
 */
export async function ensureMonth(month: string): Promise<number> {
  const shards = isSet(environment.userIndexShards)
    ? Number(setting(environment.userIndexShards))
    : defaultUserIndexShards
  const ensuredKey = `${tableName()} ${month} ${shards}`
  if (ensured.has(ensuredKey)) return shards
  const known = await readItem(monthItem, keys.month(month))
  if (!known || known.shards < shards) await raiseShards(month, shards)
  ensured.add(ensuredKey)
  return shards
}

/** Raises a month's number of shards. It is never lowered: the list of users would then skip the shards above it. */
async function raiseShards(month: string, shards: number): Promise<void> {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: keys.month(month),
    UpdateExpression: 'SET schema_version = :version, shards = :shards',
    ConditionExpression: 'attribute_not_exists(shards) OR shards < :shards',
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
  return months.map(({ sk, shards }) => ({ month: sk, shards }))
}
