import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import { invoke } from '#support/in-process.ts'
import { mockAws, restoreAws } from '#support/mock-aws.ts'

const [current, earlier] = ['c'.repeat(64), 'p'.repeat(64)]
const refusal = { status: 403, body: { success: false, message: 'You are not allowed to do this' } }
const dynamodb = mockAws(DynamoDBClient)
const secretsManager = mockAws(SecretsManagerClient)
const callsToAws = () => [...dynamodb.calls(), ...secretsManager.calls()]

beforeEach(() => {
  vi.stubEnv('TABLE_NAME', 'table')
  vi.stubEnv('SESSION_SECRET_ID', 'session')
  vi.stubEnv('AWS_REGION', 'ap-south-1')
  vi.stubEnv('EDGE_SECRET', current)
  dynamodb.resetHistory()
  secretsManager.resetHistory()
})
afterEach(() => {
  vi.unstubAllEnvs()
})
afterAll(restoreAws)

const handlerOf = async ({ name }: Route): Promise<unknown> =>
  (await import(`../../../functions/user/${name}.ts`)).handler

test.each(Object.values<Route>(routes))(
  '$path refuses a request that bypasses CloudFront, before any call to DynamoDB or Secrets Manager',
  async (route) => {
    const handler = await handlerOf(route)
    const request = { body: {}, query: { id: 'u1' }, token: 'a.b.c' }
    for (const edge of ['', 'guess', `${current} `, current.slice(1), earlier])
      expect(await invoke(handler, { ...request, edge })).toEqual(refusal)
    expect(callsToAws()).toEqual([])
  },
)

test('accepts both values during a rotation of the secret, before and after CloudFront sends the new one', async () => {
  const handler = await handlerOf(routes.getUserInfo)
  const unauthenticated = expect.objectContaining({ status: 401 })
  vi.stubEnv('EDGE_SECRET', `${current},${earlier}`)
  for (const edge of [earlier, current, `${current},${earlier}`])
    expect(await invoke(handler, { edge })).toEqual(unauthenticated)
  for (const edge of ['', ',', `,${current.slice(1)}`])
    expect(await invoke(handler, { edge })).toEqual(refusal)
  vi.stubEnv('EDGE_SECRET', current)
  expect(await invoke(handler, { edge: `${current},${earlier}` })).toEqual(unauthenticated)
  expect(await invoke(handler, { edge: earlier })).toEqual(refusal)
})

test('fails if the secret is missing, rather than letting everybody in', async () => {
  vi.stubEnv('EDGE_SECRET', '')
  const handler = await handlerOf(routes.getUserInfo)
  for (const edge of ['', 'undefined']) expect(await invoke(handler, { edge })).toMatchObject({ status: 500 })
  expect(callsToAws()).toEqual([])
})
