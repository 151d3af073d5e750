import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { invoke } from '#support/in-process.ts'
import { mockAws, restoreAws } from '#support/mock-aws.ts'

const edge = 'e'.repeat(64)
const dynamo = mockAws(DynamoDBDocumentClient)
afterAll(() => {
  vi.unstubAllEnvs()
  restoreAws()
})
beforeEach(() => {
  for (const [name, value] of Object.entries({ TABLE_NAME: 'table', EDGE_SECRET: edge }))
    vi.stubEnv(name, value)
})

/** Calls a route while every read of the table is rejected with an error of this name. */
async function callWhile(name: string) {
  dynamo.on(GetCommand).rejects(Object.assign(new Error('secret detail'), { name }))
  const { handler } = await import('../../../functions/user/get-offer.ts')
  return invoke(handler, { query: { id: 'o1' }, edge })
}

// Every error that DynamoDB names for reads and writes of items, and the reasons that are not errors of their own.
// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html

test.each([
  'ProvisionedThroughputExceededException',
  'ReplicatedWriteConflictException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TransactionConflictException',
  'TransactionInProgressException',
])('responds to %s with 503 and says when to try again', async (name) => {
  expect(await callWhile(name)).toEqual({
    status: 503,
    body: { success: false, message: 'We are very busy right now. Please try again in a few seconds.' },
    retryAfter: '5',
  })
})

test.each([
  'AccessDeniedException',
  'ConditionalCheckFailedException',
  'IdempotentParameterMismatchException',
  'InternalServerError',
  'ItemCollectionSizeLimitExceededException',
  'ResourceNotFoundException',
  'TransactionCanceledException',
  'UnrecognizedClientException',
  'ValidationException',
])(
  'responds to %s, which trying again does not mend or which has been tried again, with 500',
  async (name) => {
    expect(await callWhile(name)).toEqual({
      status: 500,
      body: { success: false, message: 'Something went wrong. Please try again.' },
    })
  },
)
