import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { dynamo, tableName } from './client.ts'

type Key = { pk: string; sk: string }
type Attributes = Record<string, unknown>
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

const attempts = 4

/**
 * Writes all or nothing. True when written; false when a condition did not hold, or other transactions were
 * at the same items all the time: the caller lost a race, and may look again. Any other failure is thrown.
 */
export async function transact(writes: Write[]): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      await dynamo.send(new TransactWriteCommand({ TransactItems: writes }))
      return true
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error
      if (was(error, 'ConditionalCheckFailed')) return false
      // Somebody is writing one of the items, which for a shard of the totals means nothing to this write.
      if (!was(error, 'TransactionConflict')) throw error
    }
    await backoff(attempt)
  }
  return false
}

/** Puts an item; with `isNew`, only where there is none yet; with `isKnown`, only in the place of one. */
export const put = (item: Key & Attributes, { isNew = false, isKnown = false } = {}): Write => ({
  Put: {
    TableName: tableName(),
    Item: item,
    ...(isNew && { ConditionExpression: 'attribute_not_exists(pk)' }),
    ...(isKnown && { ConditionExpression: 'attribute_exists(pk)' }),
  },
})

/** Removes an item; with `where`, only one that is there, and in which this still holds. */
export const remove = (key: Key, where?: Attributes): Write => ({
  Delete: { TableName: tableName(), Key: key, ...(where && conditionOf(where)) },
})

/** Sets some attributes of an item that is there, and in which `where` still holds. */
export function set(key: Key, attributes: Attributes, where: Attributes): Write {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined)
  const condition = conditionOf(where)
  return {
    Update: {
      TableName: tableName(),
      Key: key,
      UpdateExpression: `SET ${entries.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      ConditionExpression: condition.ConditionExpression,
      ExpressionAttributeNames: {
        ...Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
        ...condition.ExpressionAttributeNames,
      },
      ExpressionAttributeValues: {
        ...Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value])),
        ...condition.ExpressionAttributeValues,
      },
    },
  }
}

function conditionOf(where: Attributes) {
  const entries = Object.entries(where)
  return {
    ConditionExpression: entries.map(([name]) => `#${name} = :was_${name}`).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(entries.map(([name, value]) => [`:was_${name}`, value])),
  }
}

/** Waits a little, longer and less predictably each time, before a lost race is run again. */
export const backoff = (attempt: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))

const was = ({ CancellationReasons = [] }: TransactionCanceledException, reason: string) =>
  CancellationReasons.some(({ Code }) => Code === reason)
