import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { currentConsents } from '#contract/consents.ts'
import * as messages from '#contract/messages.ts'
import type { Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import { aMobile, details, userIdOf } from '#support/api.ts'
import { invoke } from '#support/in-process.ts'
import { mockAws, restoreAws } from '#support/mock-aws.ts'
import { keys } from '#table/keys.ts'

const edge = 'e'.repeat(64)
const dynamo = mockAws(DynamoDBDocumentClient)
const secrets = mockAws(SecretsManagerClient)
afterAll(() => {
  vi.unstubAllEnvs()
  restoreAws()
})
beforeEach(() => {
  const environment = {
    TABLE_NAME: 'table',
    SESSION_SECRET_ID: 'session',
    EDGE_SECRET: edge,
    AWS_REGION: 'x',
  }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  secrets.on(GetSecretValueCommand).resolves({ SecretString: 'c'.repeat(64) })
  dynamo.reset()
  dynamo.on(GetCommand).resolves({}).on(TransactWriteCommand).resolves({})
})

const call = async ({ name }: Route, body: object, token?: string) =>
  invoke((await import(`../../../functions/user/${name}.ts`)).handler, { body, token, edge })

/** Registers with these consents. Later reads find the borrower. */
async function register(consents?: object[]) {
  const mobile = aMobile()
  const { body } = await call(routes.mockAuth, {
    mobile_number: mobile,
    type: 'credit',
    demo: true,
    consents,
  })
  const token = String(body.token)
  const id = userIdOf(token)
  const borrower = {
    ...keys.borrower(id),
    ...{ id, mobile, is_verified: false, registered_at: '2026-11-27T10:00:00.000Z' },
    ...{ sessions_valid_from: 0, version: 1 },
  }
  dynamo.on(GetCommand, { Key: keys.borrower(id) }).resolves({ Item: borrower })
  dynamo.resetHistory()
  return { id, token }
}

const written = () =>
  JSON.stringify(dynamo.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input))
const contactOnly = currentConsents().filter(({ kind }) => kind === 'mobile')

test.each([
  ['without consents', undefined],
  ['with the consent to be contacted only', contactOnly],
])('a session that began %s stores nothing of what a borrower says about themselves', async (_, consents) => {
  const { id, token } = await register(consents)
  for (const route of Object.values<Route>(routes).filter(({ savesDetails }) => savesDetails))
    expect(await call(route, { id, ...details() }, token)).toEqual({
      status: 401,
      body: { success: false, message: messages.termsNotAccepted },
    })
  expect(written()).toBe('[]')
})

test('every route of a borrower that takes more than an id and a choice requires that consent', () => {
  const free = [
    routes.logout,
    routes.withdrawConsent,
    routes.giveConsent,
    routes.closeAccount,
    routes.removeNominee,
  ]
  const writing = Object.values<Route>(routes).filter(
    ({ access, method }) => access === 'borrower' && method === 'POST',
  )
  expect(writing.filter(({ savesDetails }) => !savesDetails)).toEqual(free)
})

test('a session that began with the consents stores PAN and date of birth', async () => {
  const { id, token } = await register(currentConsents())
  expect((await call(routes.basicDetails, { id, ...details() }, token)).status).toBe(200)
  expect(written()).toContain(details().pancard)
})
