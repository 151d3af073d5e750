import { DynamoDBClient, ThrottlingException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, startDynamoDB } from '#lib/local/services/dynamodb.ts'
import { temporaryFolder } from '#support/temporary-folder.ts'
import { PartitionLimits } from './partition-limits.ts'
import { startThrottlingProxy } from './throttling-proxy.ts'

const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
let dynamodb: Database
let proxy: Awaited<ReturnType<typeof startThrottlingProxy>>
let client: DynamoDBDocumentClient
let TableName = ''
/** The proxy's clock. Each test begins an hour after the last one, when every partition has all of its units again. */
let ms = 0

const string = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const })
const keySchema = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
]

const state = temporaryFolder()
beforeAll(async () => {
  dynamodb = await startDynamoDB(state, credentials)
  const { ref } = await dynamodb.table(
    {
      KeySchema: keySchema('pk', 'sk'),
      AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk'].map(string),
      GlobalSecondaryIndexes: [
        {
          IndexName: 'gsi1',
          KeySchema: keySchema('gsi1pk', 'gsi1sk'),
          Projection: { ProjectionType: 'ALL' },
        },
      ],
      BillingMode: 'PAY_PER_REQUEST',
    },
    'limited',
  )
  TableName = ref
  const limits = new PartitionLimits({ divisor: 500, burst: { write: 4, read: 4 }, now: () => ms })
  proxy = await startThrottlingProxy(dynamodb, limits)
  client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: proxy.endpoint, region: 'ap-south-1', credentials, maxAttempts: 1 }),
  )
})
beforeEach(() => {
  ms += 3_600_000
})
afterAll(async () => {
  client.destroy()
  await proxy.stop()
  await dynamodb.stop()
})

const put = (pk: string, sk: string, more: object = {}) =>
  client.send(new PutCommand({ TableName, Item: { pk, sk, ...more } }))
const stored = async (pk: string, sk: string) =>
  (await client.send(new GetCommand({ TableName, Key: { pk, sk } }))).Item
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: Error) => error,
  )

test('throttles writes to a key that has spent its units, and no other key, until a unit is refilled', async () => {
  for (const sk of ['1', '2', '3', '4']) await put('HOT', sk)
  const failure = await failureOf(put('HOT', '5'))
  expect(failure).toBeInstanceOf(ThrottlingException)
  expect((failure as ThrottlingException).throttlingReasons).toEqual([
    {
      reason: 'TableWriteKeyRangeThroughputExceeded',
      resource: expect.stringMatching(/^arn:aws:dynamodb:.*:table\/.*limited/),
    },
  ])
  expect(await stored('HOT', '5')).toBeUndefined()
  await put('COLD', '1')

  ms += 499
  expect(await failureOf(put('HOT', '5'))).toBeInstanceOf(ThrottlingException)
  ms += 1
  await put('HOT', '5')
  expect(await stored('HOT', '5')).toBeDefined()
})

test('throttles a write whose entry in the index has a hot key', async () => {
  for (const n of [1, 2, 3, 4]) await put(`U${n}`, 'P', { gsi1pk: 'MONTH', gsi1sk: `${n}` })
  await put('U5', 'P')
  const update = new UpdateCommand({
    TableName,
    Key: { pk: 'U1', sk: 'P' },
    UpdateExpression: 'SET visits = :one',
    ExpressionAttributeValues: { ':one': 1 },
  })
  const failure = await failureOf(client.send(update))
  expect((failure as ThrottlingException).throttlingReasons).toMatchObject([
    { reason: 'IndexWriteKeyRangeThroughputExceeded', resource: expect.stringContaining('/index/gsi1') },
  ])
})

test('cancels a transaction with ThrottlingError in the position of each write to a hot key', async () => {
  const transact = (...pks: string[]) =>
    client.send(
      new TransactWriteCommand({
        TransactItems: pks.map((pk, n) => ({
          Update: {
            TableName,
            Key: { pk, sk: `${n}` },
            UpdateExpression: 'ADD visits :one',
            ExpressionAttributeValues: { ':one': 1 },
          },
        })),
      }),
    )
  await transact('HOT-T', 'T1')
  await transact('HOT-T', 'T2')
  const failure = await failureOf(transact('T3', 'HOT-T', 'T4'))
  expect(failure).toBeInstanceOf(TransactionCanceledException)
  const { CancellationReasons = [] } = failure as TransactionCanceledException
  expect(CancellationReasons.map(({ Code }) => Code)).toEqual(['None', 'ThrottlingError', 'None'])
  expect(await stored('T3', '0')).toBeUndefined()

  ms += 1_000
  await transact('T3', 'HOT-T', 'T4')
  expect(await stored('HOT-T', '1')).toMatchObject({ visits: 1 })
})

test('returns the throttled keys of a batch as unprocessed, and fails if all are throttled', async () => {
  for (const sk of ['1', '2', '3', '4']) await put('HOT-B', sk)
  await put('COLD-B', '1')
  const keys = ['1', '2', '3', '4', '5'].map((sk) => ({ pk: 'HOT-B', sk }))
  const read = (Keys: typeof keys) =>
    client.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys, ConsistentRead: true } } }))
  const { Responses, UnprocessedKeys } = await read([...keys, { pk: 'COLD-B', sk: '1' }])
  expect(Responses?.[TableName]).toHaveLength(5)
  expect(UnprocessedKeys?.[TableName]?.Keys).toEqual(keys.slice(4))
  expect(await failureOf(read(keys))).toBeInstanceOf(ThrottlingException)
})

test('charges a query’s reads to its partition key in the table, or in the index that it names', async () => {
  const padding = 'x'.repeat(3_000)
  for (const sk of ['1', '2', '3', '4', '5']) {
    ms += 10_000
    await put('READ', sk, { gsi1pk: 'READ-INDEX', gsi1sk: sk, padding })
  }
  const query = (key: string, IndexName?: string) =>
    client.send(
      new QueryCommand({
        TableName,
        IndexName,
        KeyConditionExpression: `${IndexName ? 'gsi1pk' : 'pk'} = :key`,
        ExpressionAttributeValues: { ':key': key },
        ConsistentRead: !IndexName,
      }),
    )
  // Five items of 3 KB are four units of 4 KB.
  expect((await query('READ')).Count).toBe(5)
  expect(await failureOf(query('READ'))).toBeInstanceOf(ThrottlingException)
  expect(await failureOf(stored('READ', '1'))).toBeInstanceOf(ThrottlingException)
  // An eventually consistent read costs half as many.
  for (const _ of [1, 2]) expect((await query('READ-INDEX', 'gsi1')).Count).toBe(5)
  expect(await failureOf(query('READ-INDEX', 'gsi1'))).toBeInstanceOf(ThrottlingException)
})
