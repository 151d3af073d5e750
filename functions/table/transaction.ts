import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  PutCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { Conflict, isThrottling, Unavailable } from '#runtime/errors.ts'
import { Backoff } from './backoff.ts'
import { dynamo, tableName } from './client.ts'
import type { Attributes, ItemType } from './item-type.ts'
import type { Key } from './keys.ts'

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/**
 * Writes all or nothing. Returns false if the condition of a write did not hold. If the transaction is cancelled
 * because others are writing the same items, or because of throttling, it retries for as long as `backoff` allows, and
 * then throws `Conflict` or `Unavailable`.
 */
export const transact = async (writes: Write[], backoff = new Backoff()): Promise<boolean> =>
  (await failedWrites(writes, backoff)).length === 0

/** Like `transact`, but returns the names of the writes whose conditions did not hold; empty if all is written. */
export async function tryTransact<Name extends string>(
  writes: { [N in Name]?: Write },
  backoff = new Backoff(),
): Promise<Name[]> {
  const named = Object.entries(writes) as [Name, Write][]
  const failed = await failedWrites(Object.values(writes), backoff)
  return named.flatMap(([name, write]) => (failed.includes(write) ? [name] : []))
}

async function failedWrites(writes: Write[], backoff: Backoff): Promise<Write[]> {
  for (;;) {
    try {
      await dynamo.send(new TransactWriteCommand({ TransactItems: writes }))
      return []
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error
      const codes = (error.CancellationReasons ?? []).map(({ Code = 'None' }) => Code)
      const failed = writes.filter((_, n) => codes[n] === 'ConditionalCheckFailed')
      if (failed.length > 0) return failed
      const isThrottled = codes.some((name) => isThrottling({ name }))
      // Another transaction was writing one of the items, such as a write shard of the totals: a retry may succeed.
      if (!isThrottled && !codes.includes('TransactionConflict')) throw error
      if (!(await backoff.wait())) throw isThrottled ? new Unavailable() : new Conflict()
    }
  }
}

/** An item as it is stored: with its key and its kind's schema version. */
const toStored = <Item>({ version }: ItemType<Item>, key: Key, item: Item) => ({
  ...key,
  schema_version: version,
  ...item,
})

const isAbsent = { ConditionExpression: 'attribute_not_exists(pk)' }

/** Puts an item; with `isNew`, only if it does not exist; with `where`, only if it exists and has these values. */
export const put = <Item>(
  type: ItemType<Item>,
  key: Key,
  item: Item,
  { isNew = false, where }: { isNew?: boolean; where?: Attributes } = {},
): Write => ({
  Put: {
    TableName: tableName(),
    Item: toStored(type, key, item),
    ...(isNew && isAbsent),
    ...(where && conditionOf(where)),
  },
})

/**
 * Puts an item unless there is one with its key. Unlike a transaction, it costs one unit.
 *
 * @returns whether it was put. False also for an attempt that the SDK repeated because the answer to the first was lost
 */
export async function putOnce<Item>(type: ItemType<Item>, key: Key, item: Item): Promise<boolean> {
  try {
    await dynamo.send(
      new PutCommand({ TableName: tableName(), Item: toStored(type, key, item), ...isAbsent }),
    )
    return true
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    return false
  }
}

/** Puts an item, as it is stored, under another key. */
export const putCopy = (key: Key, stored: Attributes): Write => ({
  Put: { TableName: tableName(), Item: { ...stored, ...key } },
})

/** Fails the transaction unless the item exists and has these values. It changes nothing. */
export const check = (key: Key, where: Attributes): Write => ({
  ConditionCheck: { TableName: tableName(), Key: key, ...conditionOf(where) },
})

/** Deletes an item; with `where`, only if it exists and has these values. */
export const remove = (key: Key, where?: Attributes): Write => ({
  Delete: { TableName: tableName(), Key: key, ...(where && conditionOf(where)) },
})

/** Sets some attributes of an item, if it exists and has the values in `where`. */
export function set(key: Key, attributes: Attributes, where: Attributes): Write {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined)
  const condition = conditionOf(where)
  return {
    Update: {
      TableName: tableName(),
      Key: key,
      UpdateExpression: `SET ${entries.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      ConditionExpression: condition.ConditionExpression,
      ExpressionAttributeNames: { ...namesOf(entries), ...condition.ExpressionAttributeNames },
      ExpressionAttributeValues: { ...valuesOf(entries), ...condition.ExpressionAttributeValues },
    },
  }
}

interface Upsert<Item> {
  /** How much to add to each count. */
  add?: { [Name in keyof Item]?: number }
  /** Attributes that are `undefined` are removed. */
  set?: { [Name in keyof Item]?: Item[Name] | undefined }
  /** Set only if the item does not have them. */
  setOnce?: Partial<Item>
  /** The transaction fails if one of the counts has already reached this. */
  below?: number
}

/** Updates an item, or creates it if it does not exist. */
export function upsert<Item extends object>(
  { version }: ItemType<Item>,
  key: Key,
  { add = {}, set = {}, setOnce = {}, below }: Upsert<Item>,
): Write {
  const counts = Object.entries(add)
  const once = Object.entries({ schema_version: version, ...setOnce })
  const given = Object.entries(set).filter(([, value]) => value !== undefined)
  const absent = Object.entries(set).filter(([, value]) => value === undefined)
  const sets = [
    ...given.map(([name]) => `#${name} = :${name}`),
    ...once.map(([name]) => `#${name} = if_not_exists(#${name}, :${name})`),
  ]
  const adds = counts.map(([name]) => `#${name} :${name}`)
  const removals = absent.map(([name]) => `#${name}`)
  const expression = { SET: sets, ADD: adds, REMOVE: removals }
  const bounds = counts.map(([name]) => `(attribute_not_exists(#${name}) OR #${name} < :below)`)
  return {
    Update: {
      TableName: tableName(),
      Key: key,
      UpdateExpression: Object.entries(expression)
        .flatMap(([clause, parts]) => (parts.length > 0 ? `${clause} ${parts.join(', ')}` : []))
        .join(' '),
      ...(below !== undefined && { ConditionExpression: bounds.join(' AND ') }),
      ExpressionAttributeNames: namesOf([...counts, ...given, ...absent, ...once]),
      ExpressionAttributeValues: {
        ...valuesOf([...counts, ...given, ...once]),
        ...(below !== undefined && { ':below': below }),
      },
    },
  }
}

type Entries = [name: string, value: unknown][]
const namesOf = (entries: Entries) => Object.fromEntries(entries.map(([name]) => [`#${name}`, name]))
const valuesOf = (entries: Entries) => Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value]))

/** Updates an item as `upsert` says, for one unit: outside of a transaction. */
export async function upsertAlone<Item extends object>(
  type: ItemType<Item>,
  key: Key,
  change: Upsert<Item>,
): Promise<void> {
  const { Update } = upsert(type, key, change)
  if (Update) await dynamo.send(new UpdateCommand(Update))
}

function conditionOf(where: Attributes) {
  const entries = Object.entries(where)
  return {
    ConditionExpression: entries.map(([name]) => `#${name} = :was_${name}`).join(' AND '),
    ExpressionAttributeNames: namesOf(entries),
    ExpressionAttributeValues: Object.fromEntries(entries.map(([name, value]) => [`:was_${name}`, value])),
  }
}
