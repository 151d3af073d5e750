import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  type DynamoDBDocumentPaginationConfiguration,
  GetCommand,
  paginateQuery,
  paginateScan,
  QueryCommand,
  type QueryCommandInput,
  type ScanCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { Unavailable } from '#runtime/errors.ts'
import { Backoff } from './backoff.ts'
import { dynamo, tableName } from './client.ts'
import type { Attributes, ItemType, Projection } from './item-type.ts'
import type { Key } from './keys.ts'

type Query = Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey'>
type Scan = Omit<ScanCommandInput, 'TableName' | 'ExclusiveStartKey'>
/** How items are read: whole, or with only some attributes. */
type Reading<Item> = Projection<Item> | Pick<ItemType<Item>, 'parse'>

/** Reads one item by its key, with strong consistency. Throws `DamagedItem`. */
export async function readItem<Item>(type: ItemType<Item>, key: Key): Promise<Item | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: true }),
  )
  return Item && type.parse(Item)
}

/** DynamoDB's limit on the keys of a `BatchGetItem`. */
const batchSize = 100

/** Reads the items with these keys, in batches and in no particular order. Keys without an item are left out. */
export async function readItems<Item>(type: ItemType<Item>, keys: Key[]): Promise<Item[]> {
  const batches = Array.from({ length: Math.ceil(keys.length / batchSize) }, (_, n) =>
    readBatch(type, keys.slice(n * batchSize, (n + 1) * batchSize)),
  )
  return (await Promise.all(batches)).flat()
}

/** Retries keys that DynamoDB did not process because of throttling. Throws `Unavailable` if that does not help. */
async function readBatch<Item>(
  type: Pick<ItemType<Item>, 'parse'>,
  keys: Key[],
  { fresh = false } = {},
): Promise<Item[]> {
  const table = tableName()
  const backoff = new Backoff()
  const items: Item[] = []
  let rest: Attributes[] = keys.map(({ pk, sk }) => ({ pk, sk }))
  for (;;) {
    const { Responses, UnprocessedKeys } = await dynamo.send(
      new BatchGetCommand({
        RequestItems: { [table]: { Keys: rest, ...(fresh && { ConsistentRead: true }) } },
      }),
    )
    items.push(...parsed(type, Responses?.[table]))
    rest = UnprocessedKeys?.[table]?.Keys ?? []
    if (rest.length === 0) return items
    if (!(await backoff.wait())) throw new Unavailable()
  }
}

/**
 * Reads the results of a query, page by page.
 *
 * @param limit returns the most items to read for the next page, in place of the query's `Limit`
 */
export async function* queryPages<Item>(
  type: Reading<Item>,
  query: Query,
  limit?: () => number,
): AsyncGenerator<Item[]> {
  const input = { TableName: tableName(), ...projectionOf(type), ...query }
  const paging: DynamoDBDocumentPaginationConfiguration = { client: dynamo }
  if (limit) paging.withCommand = ({ input: previous }) => new QueryCommand({ ...previous, Limit: limit() })
  for await (const page of paginateQuery(paging, input)) yield parsed(type, page.Items)
}

/** How far a scan is: at its start, at its end, or right after the item with this key. */
export type ScanPosition = 'start' | 'end' | Record<string, string>

/** Reads the results of a scan, page by page, with a client that may have longer timeouts. */
export async function* scanPages<Item>(
  type: Reading<Item>,
  scan: Scan,
  client: DynamoDBDocumentClient,
  from: ScanPosition = 'start',
): AsyncGenerator<{ items: Item[]; position: ScanPosition }> {
  if (from === 'end') return
  const input = { TableName: tableName(), ...projectionOf(type), ...scan }
  const paging = { client, ...(from !== 'start' && { startingToken: from }) }
  for await (const { Items, LastEvaluatedKey } of paginateScan(paging, input))
    yield { items: parsed(type, Items), position: LastEvaluatedKey ?? 'end' }
}

/** Reads all results of a query, for partitions that stay small. */
export async function queryAll<Item>(type: Reading<Item>, query: Query): Promise<Item[]> {
  const items: Item[] = []
  for await (const page of queryPages(type, query)) items.push(...page)
  return items
}

/** Reads a partition that has one kind of item and stays small. With `fresh`, the read is strongly consistent. */
export const readPartition = <Item>(
  type: ItemType<Item>,
  pk: string,
  { fresh = true } = {},
): Promise<Item[]> => queryAll(type, { ...inPartition(pk), ConsistentRead: fresh })

/**
 * Reads the first items of a partition of one kind of item, in one request: at most `Limit`, and at most a megabyte.
 * `hasMore` if there may be more.
 */
export async function readFirstPage<Item>(
  type: ItemType<Item>,
  pk: string,
  Limit?: number,
): Promise<{ items: Item[]; hasMore: boolean }> {
  const { Items, LastEvaluatedKey } = await dynamo.send(
    new QueryCommand({ TableName: tableName(), ...inPartition(pk), ConsistentRead: true, Limit }),
  )
  return { items: parsed(type, Items), hasMore: LastEvaluatedKey !== undefined }
}

/** An item as it is stored, whatever its kind. */
export type StoredItem = Attributes & Key

/** Reads the items with these keys, at most 100, whatever their kind and in no particular order. The caller parses them. */
export const readStoredItems = (keys: Key[]): Promise<StoredItem[]> =>
  readBatch(asStored, keys, { fresh: true })

/** Reads all items of a partition, whatever their kind. The caller parses them. */
export const readStored = (pk: string): Promise<StoredItem[]> =>
  queryAll(asStored, { ...inPartition(pk), ConsistentRead: true })

/** The items of a kind, by the start of their sort keys. */
export const withSortKey = <Item>(items: StoredItem[], type: ItemType<Item>, start: string): Item[] =>
  items.filter(({ sk }) => sk.startsWith(start)).map((item) => type.parse(item))

/** Reads the keys of all items in a partition, whatever their kind. */
export const readKeys = (pk: string): Promise<Key[]> =>
  queryAll(onlyKeys, { ...inPartition(pk), ConsistentRead: true })

/** A query for the items of a partition whose sort keys begin with `prefix`, strongly consistent. */
export const withPrefix = (pk: string, prefix: string) => ({
  KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
  ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
  ConsistentRead: true,
})

export const inPartition = (pk: string) => ({
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': pk },
})

/** Reads items as they are stored. */
export const asStored: Pick<ItemType<StoredItem>, 'parse'> = {
  parse: ({ pk, sk, ...rest }) => ({ pk: String(pk), sk: String(sk), ...rest }),
}

const onlyKeys: Projection<Key> = {
  attributes: ['pk', 'sk'],
  parse: ({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }),
}

const parsed = <Item>({ parse }: Reading<Item>, items: Attributes[] = []) => items.map((item) => parse(item))

/** For a projection, requests only its attributes. This halves the time to read a page of the administrators' users list. */
const projectionOf = (type: Reading<unknown>) =>
  'attributes' in type && {
    ProjectionExpression: type.attributes.map((name) => `#${name}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(type.attributes.map((name) => [`#${name}`, name])),
  }
