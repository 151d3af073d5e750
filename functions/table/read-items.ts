import { GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { dynamo, tableName } from './client.ts'

type Query = Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey'>

/** The item with this key, after every write that has been answered. */
export async function readItem<Item>(key: { pk: string; sk: string }): Promise<Item | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: true }),
  )
  return Item as Item | undefined
}

/** What a query finds, page by page: a megabyte each, or `Limit` items. */
export async function* queryPages<Item>(query: Query): AsyncGenerator<Item[]> {
  let from: Record<string, unknown> | undefined
  do {
    const page = await dynamo.send(
      new QueryCommand({ TableName: tableName(), ...query, ...(from && { ExclusiveStartKey: from }) }),
    )
    yield (page.Items ?? []) as Item[]
    from = page.LastEvaluatedKey
  } while (from)
}

/** All that a query finds: for partitions that are known to stay small. */
export async function queryAll<Item>(query: Query): Promise<Item[]> {
  const items: Item[] = []
  for await (const page of queryPages<Item>(query)) items.push(...page)
  return items
}

/** All of a partition that is known to stay small. `fresh` sees every write that has been answered. */
export const readPartition = <Item>(pk: string, { fresh = true } = {}): Promise<Item[]> =>
  queryAll<Item>({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ConsistentRead: fresh,
  })
