import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { dynamo, tableName } from '#table/client.ts'
import { monthItem } from '#table/items.ts'
import { keys, partitions } from '#table/keys.ts'
import { queryKeys } from '#table/read-items.ts'
import { stamped } from '#table/transaction.ts'

const noted = new Set<string>()

/**
 * Makes sure that a month is known before a borrower is registered in it. Once per process and on its own: as
 * part of each registration, this one item would make all registrations of a month collide.
 *
 * @param month `yyyy-mm`
 */
export async function noteMonth(month: string): Promise<void> {
  const place = `${tableName()} ${month}`
  if (noted.has(place)) return
  await dynamo.send(
    new PutCommand({ TableName: tableName(), Item: stamped(monthItem, keys.month(month), {}) }),
  )
  noted.add(place)
}

/** The months in which somebody may have registered, newest first: at most twelve a year. */
export async function monthsBack({ from }: { from?: string | undefined } = {}): Promise<string[]> {
  const months = await queryKeys({
    KeyConditionExpression: from ? 'pk = :pk AND sk <= :from' : 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partitions.months, ...(from && { ':from': from }) },
    ScanIndexForward: false,
  })
  return months.map(({ sk }) => sk)
}
