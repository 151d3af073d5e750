import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { dynamo, tableName } from './dynamo.ts'

type Query = Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey'>

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
