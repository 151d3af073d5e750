import { generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import type { Route } from '../../functions/contract/route.ts'
import * as routes from '../../functions/contract/routes.ts'
import { anAccount, anAdminToken, aTokenWith, localAdministrators, tokensOf } from '../support/admin.ts'
import { aBorrower, send } from '../support/api.ts'
import { invoke, playLambda } from '../support/in-process.ts'

const adminRoutes = Object.values<Route>(routes).filter(({ access }) => access === 'admin')

const ask = (token?: string, { method, path }: Pick<Route, 'method' | 'path'> = routes.adminOffers) =>
  send(method, path, token === undefined ? {} : { token })

test('lets an administrator in', async () => {
  const { status, body } = await ask(await anAdminToken())
  expect(status).toBe(200)
  expect((body.offers as unknown[]).length).toBeGreaterThanOrEqual(30)
})

test.each(adminRoutes)('$path refuses whoever has no token, or a borrower’s', async (route) => {
  expect((await ask(undefined, route)).status).toBe(401)
  expect((await ask('', route)).status).toBe(401)
  expect((await ask((await aBorrower()).token, route)).status).toBe(401)
})

test.each(adminRoutes)('$path refuses an account that is not in the group, plainly', async (route) => {
  const { access } = await tokensOf(await anAccount())
  const answer = await ask(access, route)
  expect(answer.status).toBe(403)
  expect(answer.body).toEqual({ success: false, message: 'You are not allowed to do this' })
})

test('refuses a token that is expired, of another pool, of another client, or unsigned', async () => {
  const now = Math.floor(Date.now() / 1000)
  const { privateKey } = await generateKeyPair('RS256')
  const wrong = [
    await aTokenWith({ exp: now - 1 }),
    await aTokenWith({ iss: 'https://cognito-idp.ap-south-1.amazonaws.com/ap-south-1_other' }),
    await aTokenWith({ client_id: 'another' }),
    await aTokenWith({ nbf: now + 600 }),
    await aTokenWith({}, async () => privateKey),
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await anAdminToken()).split('.')[1]}.`,
  ]
  for (const token of wrong) expect((await ask(token)).status).toBe(401)
  expect((await ask(await aTokenWith({}))).status).toBe(200)
})

test('refuses an identity token, which is for the browser', async () => {
  const { id } = await tokensOf()
  expect((await ask(id)).status).toBe(401)
})

test('refuses groups that only resemble the one', async () => {
  for (const group of ['administrators', 'no-admin', 'Admin', '[admin]', 'admin,'])
    expect((await ask(await aTokenWith({ 'cognito:groups': [group] }))).status).toBe(403)
  expect((await ask(await aTokenWith({ 'cognito:groups': ['support', 'admin'] }))).status).toBe(200)
})

test('refuses all where the authorizer is gone from the route', async () => {
  playLambda()
  const { handler } = await import('../../functions/user/admin-offers.ts')
  const { status } = await invoke(handler, { token: await anAdminToken() })
  expect(status).toBe(401)
})

test('an administrator who is removed is refused from the next sign-in on', async () => {
  const administrators = await localAdministrators()
  const account = await anAccount()
  expect(await administrators.add(account.email)).toBe(false)
  expect(await administrators.list()).toContainEqual({ email: account.email, id: expect.any(String) })
  expect((await ask((await tokensOf(account)).access)).status).toBe(200)
  await administrators.remove(account.email)
  expect((await ask((await tokensOf(account)).access)).status).toBe(403)
})
