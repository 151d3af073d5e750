import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  paginateQuery,
  paginateScan,
} from '@aws-sdk/lib-dynamodb'
import { expect, inject } from 'vitest'
import type { Borrower } from '#borrowers/borrowers.ts'
import { addTotals, contributionOf, type Totals, zeroTotals } from '#borrowers/totals.ts'
import type { Cloud } from '#lib/local/cloud.ts'
import { eventually } from '#support/eventually.ts'
import { keys, partitions } from '#table/keys.ts'

type Item = Record<string, unknown> & { pk: string; sk: string }

/** A client of the local DynamoDB, independent of the functions. */
export const database = (endpoint = inject('endpoints').dynamodb) =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint,
      region: 'ap-south-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    }),
  )

const TableName = () => inject('tableName')

/** Stores an item as it is, whether or not a function would write it. */
export const store = (item: Item): Promise<void> =>
  storeIn({ endpoints: inject('endpoints'), tableName: TableName() }, item)

/** Stores an item as it is in the table of any cloud. */
export async function storeIn(
  { endpoints, tableName }: Pick<Cloud, 'endpoints' | 'tableName'>,
  item: Item,
): Promise<void> {
  await database(endpoints.dynamodb).send(new PutCommand({ TableName: tableName, Item: item }))
}

/** Deletes an item and nothing else. Totals and related items stay as they are. */
export async function deleteItem(key: { pk: string; sk: string }): Promise<void> {
  await database().send(new DeleteCommand({ TableName: TableName(), Key: key }))
}

export async function storedItem(key: { pk: string; sk: string }): Promise<Item | undefined> {
  const { Item } = await database().send(
    new GetCommand({ TableName: TableName(), Key: key, ConsistentRead: true }),
  )
  return Item as Item | undefined
}

export const storedBorrower = async (id: string) =>
  (await storedItem(keys.borrower(id))) as (Item & Borrower) | undefined

export async function storedPartition(pk: string): Promise<Item[]> {
  const items: Item[] = []
  const pages = paginateQuery(
    { client: database() },
    {
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
    },
  )
  for await (const page of pages) items.push(...((page.Items ?? []) as Item[]))
  return items
}

/** All items of a cloud's table; by default, of the cloud that all tests of the run share. */
export async function scan(
  { endpoints, tableName }: Pick<Cloud, 'endpoints' | 'tableName'> = {
    endpoints: inject('endpoints'),
    tableName: inject('tableName'),
  },
): Promise<Item[]> {
  const items: Item[] = []
  const client = database(endpoints.dynamodb)
  const pages = paginateScan({ client }, { TableName: tableName, ConsistentRead: true })
  for await (const page of pages) items.push(...((page.Items ?? []) as Item[]))
  return items
}

const dayMs = 24 * 60 * 60 * 1000

/** The audit entries of yesterday and today in UTC, for a test that runs across midnight. */
export async function latestAuditEntries(): Promise<Item[]> {
  const now = Date.now()
  const days = [now - dayMs, now].map((day) => new Date(day).toISOString().slice(0, 10))
  return (await Promise.all(days.map((day) => storedPartition(partitions.audit(day))))).flat()
}

/** The stored totals, and a recount from the borrowers in the same scan. */
export function totalsIn(items: Item[]): { stored: Totals; counted: Totals } {
  return {
    stored: (items.filter(({ pk }) => pk.startsWith('STATS')) as Partial<Totals>[]).reduce(
      addTotals,
      zeroTotals,
    ),
    counted: (items.filter(({ sk }) => sk === 'PROFILE') as (Item & Borrower)[])
      .map(contributionOf)
      .reduce(addTotals, zeroTotals),
  }
}

/** Retries, because other tests register borrowers during the scan. A real difference persists through every retry. */
export const expectTotalsToMatchRecount = () =>
  eventually(async () => {
    const { stored, counted } = totalsIn(await scan())
    expect(stored).toEqual(counted)
  })
