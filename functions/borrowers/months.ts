import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { dynamo, tableName } from '#table/client.ts'
import { monthItem } from '#table/items.ts'
import { keys, partitions } from '#table/keys.ts'
import { queryKeys } from '#table/read-items.ts'
import { stamped } from '#table/transaction.ts'

const ensured = new Set<string>()

/**
 * Ensures that the list of months has this one, before a borrower registers in it. Written once per process and outside
 * the registration's transaction, where all registrations of a month would conflict over this item.
 *
 * @param month `yyyy-mm`
 */
export async function ensureMonth(month: string): Promise<void> {
  const place = `${tableName()} ${month}`
  if (ensured.has(place)) return
  await dynamo.send(
    new PutCommand({ TableName: tableName(), Item: stamped(monthItem, keys.month(month), {}) }),
  )
  ensured.add(place)
}

/** The months that may have registrations, newest first: at most twelve a year. */
export async function registrationMonths({ from }: { from?: string | undefined } = {}): Promise<string[]> {
  const months = await queryKeys({
    KeyConditionExpression: from ? 'pk = :pk AND sk <= :from' : 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partitions.months, ...(from && { ':from': from }) },
    ScanIndexForward: false,
  })
  return months.map(({ sk }) => sk)
}
