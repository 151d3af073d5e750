import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listUsers, maxScanned } from '#borrowers/user-list.ts'
import { mockAws } from '#support/mock-aws.ts'
import { keys } from '#table/keys.ts'

const dynamo = mockAws(DynamoDBDocumentClient)

/** A month with an unlimited number of borrowers, one per second. Every third is Verified; none is called Zoya. */
beforeEach(() => {
  dynamo.reset()
  vi.stubEnv('TABLE_NAME', 'table')
  const last = Date.parse('2026-11-30T00:00:00.000Z')
  const at = (n: number) => new Date(last - n * 1000).toISOString()
  dynamo.on(QueryCommand).callsFake(({ IndexName, Limit, ExclusiveStartKey, ExpressionAttributeValues }) => {
    if (!IndexName) return { Items: [{ ...keys.month('2026-11'), shards: 1 }] }
    const after = ExclusiveStartKey?.gsi1sk ?? ExpressionAttributeValues[':after']
    const from = after ? (last - Date.parse(after.slice(0, 24))) / 1000 + 1 : 0
    const Items = Array.from({ length: Limit }, (_, n) => ({
      id: `b${from + n}`,
      mobile: '4000000000',
      registered_at: at(from + n),
      is_verified: (from + n) % 3 === 0,
    }))
    const { id, registered_at } = Items.at(-1) ?? { id: '', registered_at: '' }
    return { Items, LastEvaluatedKey: { ...keys.borrower(id), gsi1sk: `${registered_at}#${id}` } }
  })
})
afterEach(() => vi.unstubAllEnvs())

test('stops a search without matches at a limit, returns how far back it looked, and continues from there', async () => {
  const first = await listUsers({ search: 'Zoya' })
  expect(first.users).toEqual([])
  expect(first.lookedBackTo).toBe('2026-11-29T22:36:41.000Z')
  // One read of the months, one small page, and then pages of a thousand borrowers.
  expect(dynamo.commandCalls(QueryCommand).length).toBeLessThanOrEqual(2 + maxScanned / 1000)
  const second = await listUsers({ search: 'Zoya', cursor: first.cursor })
  expect(second.lookedBackTo).toBe('2026-11-29T21:13:21.000Z')
})

test('reads only one page without a search', async () => {
  const { users, cursor } = await listUsers({ limit: 20 })
  expect(users).toHaveLength(20)
  expect(cursor).toBeDefined()
  const reads = dynamo.commandCalls(QueryCommand).map(({ args }) => args[0].input.Limit)
  expect(reads).toEqual([undefined, 21])
})

test('reads little more than it needs, in few requests, if every third borrower matches', async () => {
  const { users } = await listUsers({ status: 'Verified', limit: 50 })
  expect(users).toHaveLength(50)
  const [, ...reads] = dynamo.commandCalls(QueryCommand).map(({ args }) => args[0].input.Limit ?? 0)
  expect(reads.length).toBeLessThanOrEqual(4)
  expect(reads.reduce((sum, limit) => sum + limit, 0)).toBeLessThanOrEqual(200)
})
