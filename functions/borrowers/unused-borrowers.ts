import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { table } from '#runtime/names.ts'
import { dynamo, tableName } from '#table/client.ts'
import { keys, monthOf, userIndexKey } from '#table/keys.ts'
import { projection } from '#table/projection.ts'
import { queryPages } from '#table/read-items.ts'
import type { Borrower } from './borrowers.ts'
import { monthsBack } from './months.ts'

const needed = ['id', 'registered_at', 'sessions_valid_from'] as const satisfies (keyof Borrower)[]
type Candidate = Pick<Borrower, (typeof needed)[number]>

/**
 * The ids of those whom nothing tells of since an instant, from the first who registered, page by page. A sign-in is
 * told by the consents, which the wizard records each time; beside that count registering, signing out, and applying.
 * What is saved in between comes within the twelve hours of a session.
 */
export async function* borrowersUnusedSince(since: Date): AsyncGenerator<string> {
  const months = await monthsBack({ from: monthOf(since.toISOString()) })
  for (const month of months.reverse())
    for await (const candidates of registeredIn(month)) {
      const unused = await Promise.all(candidates.map((candidate) => isUnusedSince(candidate, since)))
      yield* candidates.filter((_, n) => unused[n]).map(({ id }) => id)
    }
}

/** A page at a time, of few enough to look all of them up at once. */
const registeredIn = (month: string) =>
  queryPages<Candidate>({
    IndexName: table.index.name,
    KeyConditionExpression: `${table.index.partitionKey} = :month`,
    ...projection(needed),
    ExpressionAttributeValues: { ':month': userIndexKey(month, '').gsi1pk },
    Limit: 25,
  })

/** Whether nothing tells of this borrower since an instant. */
export async function isUnusedSince(
  { id, registered_at, sessions_valid_from }: Candidate,
  since: Date,
): Promise<boolean> {
  const instant = since.toISOString()
  if (registered_at >= instant || sessions_valid_from >= since.getTime()) return false
  const { pk, sk: consents } = keys.consent(id, '', '')
  const { sk: shown } = keys.shown(id, '', '', '')
  // Their keys begin with the instant, or the day.
  const latest = await Promise.all([consents, shown].map((sk) => latestOf(pk, sk.replace(/#+$/, '#'))))
  return latest.every((told) => told < instant)
}

/** What follows the prefix in the last of these keys; empty where there is none. */
async function latestOf(pk: string, prefix: string): Promise<string> {
  const { Items = [] } = await dynamo.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: 1,
    }),
  )
  return String(Items[0]?.sk ?? prefix).slice(prefix.length)
}
