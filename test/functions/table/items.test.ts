import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { adminIdOf, anAdminToken } from '#support/admin.ts'
import { get } from '#support/api.ts'
import { captureLog, invokeRoute, stubLambdaEnvironment } from '#support/in-process.ts'
import { mockAws } from '#support/mock-aws.ts'
import { store, storedItem } from '#support/stored.ts'
import { borrowerItem, consentItem, exportJobItem } from '#table/items.ts'
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

test('reads an export of schema version 1 and does not rewrite it', async () => {
  const token = await anAdminToken()
  const id = crypto.randomUUID()
  const stored = {
    ...keys.exportJob(id),
    id,
    status: 'asked',
    rows: 0,
    asked_by: adminIdOf(token),
    asked_at: '2026-11-21T10:00:00.000Z',
    alive_until: Date.now() + 60_000,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
  }
  await store(stored)
  const { status, body } = await get(`/user/downalduser?id=${id}`, token)
  expect(status).toBe(202)
  expect(body).toEqual({ success: true, status: 'running', id, rows: 0 })
  expect(await storedItem(keys.exportJob(id))).toEqual(stored)
})

test('reads a consent of schema version 1 as first and last given at the same time', () => {
  const consent = { kind: 'terms', version: '2026-01-01' }
  const given_at = '2026-11-21T10:00:00.000Z'
  expect(consentItem.parse({ ...keys.consent('b1', 'terms', '1'), ...consent, given_at })).toEqual({
    ...consent,
    first_given_at: given_at,
    last_given_at: given_at,
  })
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

test.each([0, 1.5, '1', exportJobItem.version + 1])('rejects schema version %j', (schema_version) => {
  expect(() => exportJobItem.parse({ ...keys.exportJob('e1'), schema_version })).toThrow(
    'The item EXPORT#e1 EXPORT cannot be read: its schema version is not an integer from 1 to 2',
  )
})

test('responds with 500 if a stored offer is damaged, and logs its key and none of its values', async () => {
  const [good] = sampleOffers
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
    .resolves({ Item: { ...keys.mobile('4000000000'), user_id: 5, is_verified: false } })
  const body = { mobile_number: '4000000000', type: 'credit', demo: true }
  expect(await invokeRoute('mock-auth', { body })).toEqual(failure)
  expect(problem()).toBe('The item MOBILE#… MOBILE cannot be read: user_id is not valid')
  expect(lines.join()).not.toContain('4000000000')
})
