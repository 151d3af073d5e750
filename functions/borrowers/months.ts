import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { dynamo, tableName } from '#table/client.ts'
import { monthItem } from '#table/items.ts'
import { keys, partitions } from '#table/keys.ts'
import { queryKeys } from '#table/read-items.ts'
import { stamped } from '#table/transaction.ts'

const ensured = new Set<string>()

/**
 * Adds this month to the list of months, before a borrower registers in it. The item is written once per process, and
 * outside the registration's transaction, so that the month's registrations do not conflict over it.
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
