import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { aSavedOffer } from '#support/builders.ts'
import { captureLog, invokeRoute, stubLambdaEnvironment } from '#support/in-process.ts'
import { mockAws } from '#support/mock-aws.ts'
import { itemType } from '#table/item-type.ts'
import { borrowerItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'

const failure = {
  status: 500,
  body: { success: false, message: 'Something went wrong. Please try again.' },
}
let lines: string[]

beforeEach(() => {
  stubLambdaEnvironment()
  lines = captureLog()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** The logged error message about an item that could not be read. */
const problem = () =>
  lines.map((line) => JSON.parse(line)).find(({ message }) => message === 'failed')?.error.message

/** A made-up kind of item with two older schema versions: 1 had minutes, and 2 had a word for every state. */
const timerItem = itemType(
  () => ({ seconds: z.number(), is_done: z.boolean() }),
  ({ minutes, ...timer }) => ({ seconds: Number(minutes) * 60, ...timer }),
  ({ state, ...timer }) => ({ is_done: state === 'done', ...timer }),
)
const key = { pk: 'TIMER#t1', sk: 'TIMER' }

test.each([
  ['1', { schema_version: 1, minutes: 2, state: 'done' }, { seconds: 120, is_done: true }],
  ['1, unnamed', { minutes: 2, state: 'running' }, { seconds: 120, is_done: false }],
  ['2', { schema_version: 2, seconds: 7, state: 'done' }, { seconds: 7, is_done: true }],
  ['3', { schema_version: 3, seconds: 7, is_done: false }, { seconds: 7, is_done: false }],
  [
    '1, changed since',
    { schema_version: 1, minutes: 2, seconds: 9, is_done: true },
    { seconds: 9, is_done: true },
  ],
])('upgrades an item of schema version %s when it is read', (_version, stored, timer) => {
  expect(timerItem.version).toBe(3)
  expect(timerItem.parse({ ...key, ...stored })).toEqual(timer)
  expect(timerItem.pick(['is_done']).parse({ ...key, ...stored })).toEqual({ is_done: timer.is_done })
})

test('drops what the schema does not name', () => {
  const borrower = {
    id: 'b1',
    mobile: '4000000000',
    is_verified: false,
    registered_at: '2026-11-21T10:00:00.000Z',
    sessions_valid_from: 0,
    version: 1,
  }
  expect(borrowerItem.parse({ ...keys.borrower('b1'), ...borrower, extra: 'x' })).toEqual(borrower)
  const { parse } = borrowerItem.pick(['id', 'mobile'])
  expect(parse({ ...keys.borrower('b1'), id: 'b1', mobile: '4000000000', name: 'Asha' })).toEqual({
    id: 'b1',
    mobile: '4000000000',
  })
})

test.each([0, 1.5, '1', 4])('rejects schema version %j', (schema_version) => {
  expect(() => timerItem.parse({ ...key, seconds: 7, is_done: true, schema_version })).toThrow(
    'The item TIMER#t1 TIMER cannot be read: its schema version is not an integer from 1 to 3',
  )
})

test('responds with 500 if a stored offer is damaged, and logs its key and none of its values', async () => {
  const good = aSavedOffer()
  const damaged = { ...good, id: 'damaged', lender: 4_204_204_204, documents: [{ title: 'secret value' }] }
  mockAws(DynamoDBDocumentClient)
    .on(QueryCommand)
    .resolves({
      Items: [
        { ...keys.offer('good'), ...good },
        { ...keys.offer('damaged'), ...damaged },
      ],
    })
  expect(await invokeRoute('offer-list')).toEqual(failure)
  expect(problem()).toBe(
    'The item OFFERS OFFER#damaged cannot be read: lender, documents.0.examples are not valid',
  )
  for (const value of ['4204204204', 'secret value']) expect(lines.join()).not.toContain(value)
})

test('keeps the mobile number out of the log if its item is damaged', async () => {
  mockAws(DynamoDBDocumentClient)
    .on(GetCommand)
    .resolves({
      Item: {
        ...keys.mobile('4000000000'),
        user_id: 5,
        is_verified: false,
        sessions_valid_from: 0,
        signed_in_at: '2026-11-21',
      },
    })
  const body = { mobile_number: '4000000000', type: 'credit', demo: true }
  expect(await invokeRoute('mock-auth', { body })).toEqual(failure)
  expect(problem()).toBe('The item MOBILE#… MOBILE cannot be read: user_id is not valid')
  expect(lines.join()).not.toContain('4000000000')
})
