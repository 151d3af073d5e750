import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { table } from '#runtime/names.ts'
import { dynamo, tableName } from '#table/client.ts'
import { keys, monthOf, userIndexKey } from '#table/keys.ts'
import { projection } from '#table/projection.ts'
import { queryPages } from '#table/read-items.ts'
import { type Borrower, findMobileOwner } from './borrowers.ts'
import { monthsBack } from './months.ts'

const needed = ['id', 'mobile', 'registered_at', 'sessions_valid_from'] as const satisfies (keyof Borrower)[]
type Candidate = Pick<Borrower, (typeof needed)[number]>

/**
 * Ids of borrowers with no activity since `since`, oldest registration first. Activity is registering, signing in,
 * logging out and applying. Saving details needs no look of its own: it happens within twelve hours of a sign-in.
 */
export async function* borrowersUnusedSince(since: Date): AsyncGenerator<string> {
  const months = await monthsBack({ from: monthOf(since.toISOString()) })
  for (const month of months.reverse())
    for await (const candidates of registeredIn(month)) {
      const unused = await Promise.all(candidates.map((candidate) => isUnusedSince(candidate, since)))
      yield* candidates.filter((_, n) => unused[n]).map(({ id }) => id)
    }
}

/** Ids of borrowers who registered before `instant`, oldest first. */
export async function* borrowersRegisteredBefore(instant: Date): AsyncGenerator<string> {
  const until = instant.toISOString()
  const months = await monthsBack({ from: monthOf(until) })
  for (const month of months.reverse())
    for await (const page of registeredIn(month))
      for (const { id, registered_at } of page) if (registered_at < until) yield id
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

/** Whether a borrower has had no activity since `since`. */
export async function isUnusedSince(
  { id, mobile, registered_at, sessions_valid_from }: Candidate,
  since: Date,
): Promise<boolean> {
  const instant = since.toISOString()
  if (registered_at >= instant || sessions_valid_from >= since.getTime()) return false
  const { pk, sk: shown } = keys.shown(id, '', '', '')
  const [owner, applied] = await Promise.all([
    findMobileOwner(mobile),
    latestOf(pk, shown.replace(/#+$/, '#')),
  ])
  const signedIn = owner?.signed_in_at ?? (await latestConsentBySignIn(pk))
  return signedIn < instant && applied < instant
}

/** Sign-ins that were recorded before `signed_in_at` was: an item for each consent, its key beginning with the instant. */
const latestConsentBySignIn = async (pk: string) => {
  const century = 'CONSENT#2'
  return `2${await latestOf(pk, century)}`
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
