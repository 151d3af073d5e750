import { BatchGetCommand, DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inactiveSince, registeredBefore } from '#borrowers/inactive-borrowers.ts'
import { mockAws } from '#support/mock-aws.ts'
import { keys } from '#table/keys.ts'

const dynamo = mockAws(DynamoDBDocumentClient)

/** A month with three borrowers, of whom the second has a damaged profile. None has done anything since registering. */
beforeEach(() => {
  dynamo.reset()
  vi.stubEnv('TABLE_NAME', 'table')
  const profile = (id: string) => ({
    ...keys.borrower(id),
    id,
    mobile: '4000000000',
    registered_at: '2020-11-21T10:00:00.000Z',
    sessions_valid_from: 0,
  })
  const profiles = [profile('one'), { ...keys.borrower('two'), registered_at: 7 }, profile('three')]
  dynamo.on(GetCommand).resolves({}).on(BatchGetCommand).resolves({})
  dynamo.on(QueryCommand).callsFake(({ IndexName, ExpressionAttributeValues }) => {
    if (IndexName) return { Items: profiles }
    const month = { ...keys.month('2020-11'), shards: 1 }
    return { Items: ExpressionAttributeValues[':pk'] === 'MONTHS' ? [month] : [] }
  })
})
afterEach(() => vi.unstubAllEnvs())

async function idsFrom(ids: AsyncIterable<string>): Promise<string[]> {
  const found = new Set<string>()
  for await (const id of ids) found.add(id)
  return [...found]
}

test.each([
  ['unused accounts', inactiveSince],
  ['accounts that a demo stage must erase', registeredBefore],
])('a damaged profile does not end the search for %s', async (_, search) => {
  expect(await idsFrom(search(new Date('2026-11-21T10:00:00.000Z')))).toEqual(['one', 'two', 'three'])
})

test('an error from DynamoDB ends the search', async () => {
  dynamo.on(GetCommand).rejects(new Error('DynamoDB is not there'))
  await expect(idsFrom(inactiveSince(new Date('2026-11-21T10:00:00.000Z')))).rejects.toThrow(
    'DynamoDB is not there',
  )
})
