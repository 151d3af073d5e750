import {
  type DynamoDBDocumentClient,
  type DynamoDBDocumentPaginationConfiguration,
  GetCommand,
  paginateQuery,
  paginateScan,
  QueryCommand,
  type QueryCommandInput,
  type ScanCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { dynamo, tableName } from './client.ts'
import type { Attributes, ItemType, Projection } from './item-type.ts'
import type { Key } from './keys.ts'

type Query = Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey'>
type Scan = Omit<ScanCommandInput, 'TableName' | 'ExclusiveStartKey'>
/** How items are read: whole, or with only some attributes. */
type Reading<Item> = ItemType<Item> | Projection<Item>

/** Reads one item by its key, strongly consistent. Throws `DamagedItem`. */
export async function readItem<Item>(type: ItemType<Item>, key: Key): Promise<Item | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: true }),
  )
  return Item && type.parse(Item)
}

interface Paging {
  /** A primary key together with the index key. The first page starts after it. */
  after?: Record<string, string> | undefined
  /** The maximum number of items to read for the next page. Without it, a page is a megabyte. */
  limit?: () => number
}

/** Reads the results of a query, page by page. */
export async function* queryPages<Item>(
  type: Reading<Item>,
  query: Query,
  { after, limit }: Paging = {},
): AsyncGenerator<Item[]> {
  const input = { TableName: tableName(), ...projectionOf(type), ...query }
  const paging: DynamoDBDocumentPaginationConfiguration = { client: dynamo, startingToken: after }
  if (limit) paging.withCommand = ({ input: previous }) => new QueryCommand({ ...previous, Limit: limit() })
  for await (const page of paginateQuery(paging, input)) yield parsed(type, page.Items)
}

/** Reads the results of a scan, page by page, with a client that may have longer timeouts. */
export async function* scanPages<Item>(
  type: Reading<Item>,
  scan: Scan,
  client: DynamoDBDocumentClient,
): AsyncGenerator<Item[]> {
  const input = { TableName: tableName(), ...projectionOf(type), ...scan }
  for await (const page of paginateScan({ client }, input)) yield parsed(type, page.Items)
}

/** Reads all results of a query, for partitions that stay small. */
export async function queryAll<Item>(type: Reading<Item>, query: Query): Promise<Item[]> {
  const items: Item[] = []
  for await (const page of queryPages(type, query)) items.push(...page)
  return items
}

/** Reads a partition of one kind of item that stays small. With `fresh`, the read is strongly consistent. */
export const readPartition = <Item>(
  type: ItemType<Item>,
  pk: string,
  { fresh = true } = {},
): Promise<Item[]> => queryAll(type, { ...inPartition(pk), ConsistentRead: fresh })

/** Reads the first items of a partition of one kind of item, in one request. */
export async function readFirst<Item>(type: ItemType<Item>, pk: string, limit: number): Promise<Item[]> {
  const { Items } = await dynamo.send(
    new QueryCommand({ TableName: tableName(), ...inPartition(pk), ConsistentRead: true, Limit: limit }),
  )
  return parsed(type, Items)
}

/** Reads the keys of all results of a query, for partitions that stay small. */
export const queryKeys = (query: Query): Promise<Key[]> => queryAll(onlyKeys, query)

/** Reads the keys of all items in a partition, whatever their kind. */
export const readKeys = (pk: string): Promise<Key[]> =>
  queryKeys({ ...inPartition(pk), ConsistentRead: true })

/** Reads the items of a partition whose sort keys begin with `prefix`. */
export const withPrefix = (pk: string, prefix: string) => ({
  KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
  ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
  ConsistentRead: true,
})

/** The last sort key with this prefix, without the prefix; empty if there is none. */
export async function lastSortKey(pk: string, prefix: string): Promise<string> {
  const { Items = [] } = await dynamo.send(
    new QueryCommand({
      TableName: tableName(),
      ...withPrefix(pk, prefix),
      ScanIndexForward: false,
      Limit: 1,
    }),
  )
  return String(Items[0]?.sk ?? prefix).slice(prefix.length)
}

const inPartition = (pk: string) => ({
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': pk },
})

const onlyKeys: Projection<Key> = {
  attributes: ['pk', 'sk'],
  parse: ({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }),
}

const parsed = <Item>({ parse }: Reading<Item>, items: Attributes[] = []) => items.map((item) => parse(item))

/** Requests only the needed attributes, which halves the time that a page of the list takes. */
const projectionOf = (type: Reading<unknown>) =>
  'attributes' in type && {
    ProjectionExpression: type.attributes.map((name) => `#${name}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(type.attributes.map((name) => [`#${name}`, name])),
  }
