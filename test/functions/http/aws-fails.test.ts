import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Borrower } from '#borrowers/borrowers.ts'
import { aMobile, preferences } from '#support/api.ts'
import { invokeRoute, stubLambdaEnvironment } from '#support/in-process.ts'
import { mockAws } from '#support/mock-aws.ts'

const failure = {
  status: 500,
  body: { success: false, message: 'Something went wrong. Please try again.' },
}
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  })

beforeEach(() => void stubLambdaEnvironment())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const signIn = { mobile_number: aMobile(), type: 'credit', demo: true }

async function savePreferences(dynamo: ReturnType<typeof mockAws>, changedMeanwhile: Partial<Borrower> = {}) {
  const borrower: Borrower = {
    id: 'b1',
    mobile: aMobile(),
    is_verified: false,
    registered_at: '2026-11-21T10:00:00.000Z',
    sessions_valid_from: 0,
    version: 1,
  }
  const later = { ...borrower, ...changedMeanwhile }
  dynamo.on(GetCommand).resolvesOnce({ Item: borrower }).resolves({ Item: later })
  const { issueToken } = await import('#sessions/tokens.ts')
  const token = await issueToken(borrower.id, new Date(), { hasAcceptedTerms: true })
  return invokeRoute('loan-preferences', { body: { id: borrower.id, ...preferences() }, token })
}

test('responds with 500 and reveals nothing internal when the table cannot be read', async () => {
  mockAws(DynamoDBDocumentClient).on(GetCommand).rejects(new Error('arn:aws:x is not there'))
  expect(await invokeRoute('mock-auth', { body: signIn })).toEqual(failure)
})

test.each(['ThrottlingError', 'ProvisionedThroughputExceeded'])(
  'retries a transaction that was cancelled with the reason %s',
  async (code) => {
    const dynamo = mockAws(DynamoDBDocumentClient)
    dynamo.on(TransactWriteCommand).rejectsOnce(cancelled('None', code)).resolves({})
    expect((await savePreferences(dynamo)).status).toBe(200)
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(2)
  },
)

test('responds with 500 and reveals nothing internal when a setting is missing', async () => {
  vi.stubEnv('TABLE_NAME', '')
  expect(await invokeRoute('mock-auth', { body: signIn })).toEqual(failure)
})

test('does not retry a transaction cancelled because an item collection is too large, and responds with 500', async () => {
  const dynamo = mockAws(DynamoDBDocumentClient)
  dynamo.on(TransactWriteCommand).rejects(cancelled('None', 'ItemCollectionSizeLimitExceeded'))
  expect(await savePreferences(dynamo)).toEqual(failure)
  expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(1)
})

test('reads the profile again and retries when another save came first', async () => {
  const dynamo = mockAws(DynamoDBDocumentClient)
  dynamo.on(TransactWriteCommand).rejectsOnce(cancelled('ConditionalCheckFailed', 'None')).resolves({})
  expect((await savePreferences(dynamo, { version: 2 })).status).toBe(200)
  const sent = dynamo.commandCalls(TransactWriteCommand).map(({ args }) => JSON.stringify(args[0].input))
  expect(sent).toEqual([
    expect.stringContaining('":was_version":1'),
    expect.stringContaining('":was_version":2'),
  ])
})

test('retries a registration that conflicts with another registration on the same shard of the totals', async () => {
  const dynamo = mockAws(DynamoDBDocumentClient)
  dynamo.on(GetCommand).resolves({})
  dynamo
    .on(TransactWriteCommand)
    .rejectsOnce(cancelled('None', 'None', 'TransactionConflict'))
    .resolves({})
  const { status, body } = await invokeRoute('mock-auth', { body: signIn })
  expect(status).toBe(200)
  expect(body.message).toBe('Registration successful!')
  const [first, second] = dynamo.commandCalls(TransactWriteCommand)
  expect(second?.args[0].input).toEqual(first?.args[0].input)
})

test.each(['TransactionConflict', 'ConditionalCheckFailed'])(
  'responds with 409 if every attempt to save conflicts with another request (%s)',
  async (code) => {
    const dynamo = mockAws(DynamoDBDocumentClient)
    dynamo.on(TransactWriteCommand).rejects(cancelled(code, 'None'))
    expect(await savePreferences(dynamo)).toEqual({
      status: 409,
      body: { success: false, message: 'Someone else saved this at the same moment. Please try again.' },
    })
    expect(dynamo.commandCalls(TransactWriteCommand).length).toBeGreaterThan(1)
  },
)
