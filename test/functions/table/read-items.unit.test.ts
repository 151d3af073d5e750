import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockAws } from '#support/mock-aws.ts'
import { cached } from '#table/cached.ts'
import { totalsItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
import { readItems } from '#table/read-items.ts'

const dynamo = mockAws(DynamoDBDocumentClient)
const shards = Array.from({ length: 250 }, (_, shard) => keys.totals(shard))
const item = (key: object) => ({ ...key, users: 1 })

beforeEach(() => {
  dynamo.reset()
  vi.stubEnv('TABLE_NAME', 'table')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

test('reads items in batches of a hundred, and again those that DynamoDB left out', async () => {
  let isThrottled = true
  dynamo.on(BatchGetCommand).callsFake(({ RequestItems: { table } }) => {
    const done = isThrottled ? table.Keys.slice(0, 30) : table.Keys
    const rest = table.Keys.slice(done.length)
    isThrottled = false
    return {
      Responses: { table: done.map(item) },
      UnprocessedKeys: rest.length ? { table: { Keys: rest } } : {},
    }
  })
  expect(await readItems(totalsItem, shards)).toHaveLength(250)
  const sizes = dynamo
    .commandCalls(BatchGetCommand)
    .map(({ args }) => args[0].input.RequestItems?.table?.Keys?.length)
  expect(sizes).toEqual([100, 100, 50, 70])
})

test('throws `Unavailable` if DynamoDB keeps leaving keys out', async () => {
  vi.useFakeTimers()
  dynamo.on(BatchGetCommand).callsFake(({ RequestItems }) => ({ UnprocessedKeys: RequestItems }))
  const reading = expect(readItems(totalsItem, shards.slice(0, 1))).rejects.toMatchObject({
    name: 'Unavailable',
  })
  await vi.advanceTimersByTimeAsync(10_000)
  await reading
})

test('`cached` keeps the value of each key for a while, but neither a failure nor a missing value', async () => {
  vi.useFakeTimers()
  const read = vi.fn(async (key: string) => {
    if (key === 'broken') throw new Error('broken')
    return key === 'missing' ? undefined : key
  })
  const kept = cached(1_000, read)
  for (const key of ['a', 'a', 'b', 'missing', 'missing']) await kept(key)
  for (const _ of [1, 2]) await expect(kept('broken')).rejects.toThrow('broken')
  vi.advanceTimersByTime(999)
  await kept('a')
  vi.advanceTimersByTime(1)
  await kept('a')
  expect(read.mock.calls.flat()).toEqual(['a', 'b', 'missing', 'missing', 'broken', 'broken', 'a'])
})
