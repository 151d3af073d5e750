import { expect, test } from 'vitest'
import * as routes from '#contract/routes.ts'
import { anAccount, anAdminToken, aTokenWith, localAdministrators, tokensOf } from '#support/admin.ts'
import { send } from '#support/api.ts'
import { invokeRoute, stubLambdaEnvironment } from '#support/in-process.ts'

const ask = (token: string) => send('GET', routes.adminOffers.path, { token })

test('accepts an administrator', async () => {
  const { status, body } = await ask(await anAdminToken())
  expect(status).toBe(200)
  expect((body.offers as unknown[]).length).toBeGreaterThanOrEqual(30)
})

test('accepts an administrator who also belongs to other groups', async () => {
  expect((await ask(await aTokenWith({ 'cognito:groups': ['support', 'admin'] }))).status).toBe(200)
})

test('rejects an administrator’s token that no authorizer of API Gateway has verified', async () => {
  stubLambdaEnvironment()
  const { status } = await invokeRoute('admin-offers', { token: await anAdminToken() })
  expect(status).toBe(401)
})

test('rejects a removed administrator from the next sign-in on', async () => {
  const administrators = await localAdministrators()
  const account = await anAccount()
  expect(await administrators.add(account.email)).toBe(false)
  expect(await administrators.list()).toContainEqual({ email: account.email, id: expect.any(String) })
  expect((await ask((await tokensOf(account)).access)).status).toBe(200)
  await administrators.remove(account.email)
  expect((await ask((await tokensOf(account)).access)).status).toBe(403)
})
