import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { listUsers } from '#borrowers/user-list.ts'
import { mockAws } from '#support/mock-aws.ts'
import { keys, partitions, userIndexKey } from '#table/keys.ts'

const dynamo = mockAws(DynamoDBDocumentClient)
afterEach(() => vi.unstubAllEnvs())

interface Registration {
  at: Date
  /** How many write shards the index had when the borrower registered. */
  shards: number
  is_verified: boolean
}

const registration: fc.Arbitrary<Registration> = fc.record({
  // Few enough instants that some borrowers share one.
  at: fc.nat({ max: 40 }).map((n) => new Date(Date.UTC(2026, 8, 29) + n * 36e5 * 6)),
  shards: fc.constantFrom(1, 4, 50),
  is_verified: fc.boolean(),
})

/** An index with these borrowers. A month's item has the largest number of shards that its registrations used. */
function anIndexOf(registrations: Registration[]) {
  const borrowers = registrations.map(({ at, shards, is_verified }, n) => {
    const [id, registered_at] = [`b${n}`, at.toISOString()]
    const borrower = { id, mobile: '4000000000', registered_at, is_verified }
    return { ...borrower, ...keys.borrower(id), ...userIndexKey(registered_at, id, shards), shards }
  })
  const months = new Map<string, number>()
  for (const { registered_at, shards } of borrowers) {
    const month = registered_at.slice(0, 7)
    months.set(month, Math.max(months.get(month) ?? 1, shards))
  }
  dynamo.reset()
  dynamo.on(QueryCommand).callsFake(({ Limit, ExclusiveStartKey, ExpressionAttributeValues: values }) => {
    if (values[':pk'] === partitions.months) {
      const listed = [...months].filter(([month]) => !values[':latest'] || month <= values[':latest'])
      listed.sort(([a], [b]) => b.localeCompare(a))
      return { Items: listed.map(([sk, shards]) => ({ sk, shards })) }
    }
    const before = [values[':after'], ExclusiveStartKey?.gsi1sk].filter(Boolean)
    const rest = borrowers
      .filter(({ gsi1pk, gsi1sk }) => gsi1pk === values[':pk'] && before.every((one) => gsi1sk < one))
      .sort((a, b) => (a.gsi1sk < b.gsi1sk ? 1 : -1))
    const Items = rest.slice(0, Limit)
    return { Items, ...(rest.length > Limit && { LastEvaluatedKey: Items.at(-1) }) }
  })
  return borrowers.sort((a, b) => (a.gsi1sk < b.gsi1sk ? 1 : -1))
}

test('the pages together list every borrower once, newest first, however many shards the months have had', async () => {
  vi.stubEnv('TABLE_NAME', 'table')
  const statuses = fc.constantFrom(undefined, 'Verified' as const)
  await fc.assert(
    fc.asyncProperty(
      fc.array(registration, { maxLength: 150 }),
      fc.integer({ min: 1, max: 40 }),
      statuses,
      async (registrations, limit, status) => {
        const expected = anIndexOf(registrations).filter(({ is_verified }) => !status || is_verified)
        const listed: string[] = []
        let cursor: string | undefined
        do {
          const page = await listUsers({ limit, cursor, status })
          expect(page.users.length).toBeLessThanOrEqual(limit)
          listed.push(...page.users.map(({ id }) => id))
          cursor = page.cursor
        } while (cursor)
        expect(listed).toEqual(expected.map(({ id }) => id))
      },
    ),
    { numRuns: 60 },
  )
})

test('reads a page of 50 users from 50 shards with at most 60 queries for at most 300 items in all', async () => {
  vi.stubEnv('TABLE_NAME', 'table')
  const at = (n: number) => new Date(Date.UTC(2026, 8, 20) + n * 1000)
  anIndexOf(Array.from({ length: 2_000 }, (_, n) => ({ at: at(n), shards: 50, is_verified: true })))
  expect((await listUsers({ limit: 50 })).users).toHaveLength(50)
  const limits = dynamo.commandCalls(QueryCommand).flatMap(({ args }) => args[0].input.Limit ?? [])
  expect(limits.length).toBeLessThanOrEqual(60)
  expect(limits.reduce((sum, limit) => sum + limit, 0)).toBeLessThanOrEqual(300)
})
