import {
  BatchGetItemCommand,
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { expect, inject, test } from 'vitest'
import { aFunction, tableArn } from '#support/iam-function.ts'

/** A function that may perform these actions on the partitions `USER#*` and `OFFERS` of the table and its index. */
const limitedTo = (...actions: string[]) =>
  aFunction({
    Action: actions.map((action) => `dynamodb:${action}`),
    Resource: [tableArn(), `${tableArn()}/index/gsi1`],
    Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USER#*', 'OFFERS'] } },
  })

const TableName = inject('tableName')
const own = () => ({ pk: { S: `USER#${crypto.randomUUID()}` }, sk: { S: 'X' } })
const foreign = () => ({ pk: { S: `AUDIT#${crypto.randomUUID()}` }, sk: { S: 'X' } })
type Key = ReturnType<typeof own>

const operations: [name: string, of: (dynamo: DynamoDBClient, ...keys: Key[]) => Promise<unknown>][] = [
  ['GetItem', (dynamo, Key) => dynamo.send(new GetItemCommand({ TableName, Key }))],
  ['PutItem', (dynamo, Item) => dynamo.send(new PutItemCommand({ TableName, Item }))],
  ['UpdateItem', (dynamo, Key) => dynamo.send(new UpdateItemCommand({ TableName, Key }))],
  ['DeleteItem', (dynamo, Key) => dynamo.send(new DeleteItemCommand({ TableName, Key }))],
  [
    'Query',
    (dynamo, key) =>
      dynamo.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: '#pk = :pk AND #sk = :sk',
          ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
          ExpressionAttributeValues: { ':pk': key?.pk ?? { S: '' }, ':sk': { S: 'X' } },
        }),
      ),
  ],
  [
    'Query of an index',
    (dynamo, key) =>
      dynamo.send(
        new QueryCommand({
          TableName,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :pk AND begins_with(gsi1sk, :sk)',
          ExpressionAttributeValues: { ':pk': key?.pk ?? { S: '' }, ':sk': { S: 'X' } },
        }),
      ),
  ],
  [
    'BatchGetItem',
    (dynamo, ...Keys) => dynamo.send(new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys } } })),
  ],
  [
    'PutItem in a transaction',
    (dynamo, ...keys) => {
      const TransactItems = keys.map((Item) => ({ Put: { TableName, Item } }))
      return dynamo.send(new TransactWriteItemsCommand({ TransactItems }))
    },
  ],
  [
    'ConditionCheckItem in a transaction',
    (dynamo, ...keys) => {
      const ConditionExpression = 'attribute_not_exists(pk)'
      const TransactItems = keys.map((Key) => ({ ConditionCheck: { TableName, Key, ConditionExpression } }))
      return dynamo.send(new TransactWriteItemsCommand({ TransactItems }))
    },
  ],
]

test.each(operations)('limits %s to the partitions that the role names', async (name, operation) => {
  const [action = ''] = name.split(' ')
  const { dynamo } = await limitedTo(action)
  await operation(dynamo, own())
  await expect(operation(dynamo, foreign())).rejects.toMatchObject({ name: 'AccessDeniedException' })
  if (/Batch|transaction/.test(name))
    await expect(operation(dynamo, own(), foreign())).rejects.toMatchObject({ name: 'AccessDeniedException' })
})

test('allows a Scan under a condition on partition keys, as IAM does for a request that names no key', async () => {
  const { dynamo } = await limitedTo('Scan')
  await dynamo.send(new ScanCommand({ TableName, Limit: 1 }))
})

test('marks as used only the partitions that requests have named', async () => {
  const { dynamo, iam } = await limitedTo('GetItem')
  await dynamo.send(new GetItemCommand({ TableName, Key: own() }))
  const used = iam.grants().filter(({ isUsed }) => isUsed)
  expect(used).toEqual([
    {
      functionName: 'f',
      action: 'dynamodb:GetItem',
      resource: tableArn(),
      partition: 'USER#*',
      isUsed: true,
    },
  ])
  expect(iam.grants()).toHaveLength(4)
})
