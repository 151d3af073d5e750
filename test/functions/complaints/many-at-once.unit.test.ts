import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { SNSClient } from '@aws-sdk/client-sns'
import { BatchGetCommand, DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { type DailyCounts, dailyCounts } from '#complaints/counts.ts'
import { fileComplaint } from '#complaints/file-complaint.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { mockAws, restoreAws } from '#support/mock-aws.ts'
import type { Key } from '#table/keys.ts'

const dynamo = mockAws(DynamoDBDocumentClient)
const secrets = mockAws(SecretsManagerClient)
const sns = mockAws(SNSClient)
afterAll(() => {
  vi.unstubAllEnvs()
  restoreAws()
})
beforeEach(() => {
  const environment = { TABLE_NAME: 'table', SESSION_SECRET_ID: 'session', AWS_REGION: 'ap-south-1' }
  for (const [name, value] of Object.entries({ ...environment, OPERATORS_TOPIC: 'topic' }))
    vi.stubEnv(name, value)
  secrets.on(GetSecretValueCommand).resolves({ SecretString: 'c'.repeat(64) })
  sns.onAnyCommand().resolves({})
  dynamo.reset()
  dynamo.on(TransactWriteCommand).resolves({})
})

const complainant = {
  borrower: undefined,
  address: '203.0.113.9',
  now: new Date('2026-11-26T10:00:00.000Z'),
}
const mobile = '4000000000'
const complain = () =>
  fileComplaint(
    { request_id: crypto.randomUUID(), complaint: 'Nobody called back', mobile_number: mobile },
    complainant,
  )

/** Stores this many complaints under each key. */
function storeCounts(counts: [Key, number][]) {
  const Items = counts.map(([key, complaints]) => ({ ...key, complaints, expires_at: 2e9 }))
  dynamo.on(BatchGetCommand).resolves({ Responses: { table: Items } })
}

const transactions = () => dynamo.commandCalls(TransactWriteCommand)
const perShard = ({ byEverybody: [shard] }: DailyCounts) => shard?.limit ?? 0

test.each<[string, (counts: DailyCounts) => [Key, number][]]>([
  ['the address', ({ byAddress }) => [[byAddress.key, limits.complaint.perDay.address]]],
  ['the number', ({ byMobile }) => [[byMobile.key, limits.complaint.perDay.mobile]]],
  ['everybody', (counts) => counts.byEverybody.map(({ key }) => [key, perShard(counts)])],
])(
  'once %s has reached the limit of the day, refuses a complaint after one read and without a write',
  async (_, reached) => {
    storeCounts(reached(await dailyCounts({ ...complainant, mobile })))
    await expect(complain()).rejects.toThrow(messages.tooManyComplaints)
    expect(dynamo.commandCalls(BatchGetCommand)).toHaveLength(1)
    expect(transactions()).toHaveLength(0)
  },
)

test('spreads complaints over the write shards that have room, which together take the limit of the day', async () => {
  const counts = await dailyCounts({ ...complainant, mobile })
  expect(counts.byEverybody.reduce((sum, { limit }) => sum + limit, 0)).toBe(
    limits.complaint.perDay.everybody,
  )
  const [full, ...others] = counts.byEverybody.map(({ key }) => key)
  if (!full) throw new Error('There are no shards')
  storeCounts([[full, perShard(counts)]])
  for (let n = 0; n < 100; n++) await complain()
  const written = new Set(
    transactions().flatMap(({ args: [{ input }] }) =>
      input.TransactItems?.map(({ Update }) => Update?.Key?.pk),
    ),
  )
  expect(written.has(full.pk)).toBe(false)
  expect(others.filter(({ pk }) => written.has(pk)).length).toBeGreaterThan(others.length / 2)
})

test('gives up after a few attempts while other complaints keep changing the same counts', async () => {
  storeCounts([])
  const reasons = ['None', 'None', 'TransactionConflict'].map((Code) => ({ Code }))
  dynamo
    .on(TransactWriteCommand)
    .rejects(
      new TransactionCanceledException({ message: 'cancelled', $metadata: {}, CancellationReasons: reasons }),
    )
  await expect(complain()).rejects.toThrow(messages.saveCollided)
  expect(transactions()).toHaveLength(3)
})

test('asks to try again if the chosen shard has filled up since it was read', async () => {
  storeCounts([])
  const failed = { Code: 'ConditionalCheckFailed' }
  const reasons = ['None', 'None', 'None', 'None', failed.Code].map((Code) => ({ Code }))
  dynamo
    .on(TransactWriteCommand)
    .rejects(
      new TransactionCanceledException({ message: 'cancelled', $metadata: {}, CancellationReasons: reasons }),
    )
  await expect(complain()).rejects.toThrow(messages.busy)
})
