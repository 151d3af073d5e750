import { beforeAll, expect, inject, test } from 'vitest'
import * as routes from '#contract/routes.ts'
import { adminIdOf, anAccount, anAdminToken, aTokenWith, tokensOf } from '#support/admin.ts'
import { aBorrowerFor, callRoute, type NamedRoute, routesFor } from '#support/any-route.ts'
import { aBorrower, claimsOf, type SignedIn } from '#support/api.ts'
import { eventually } from '#support/eventually.ts'
import {
  algNoneTokens,
  altered,
  hmacToken,
  oddKeyIdTokens,
  ownKeyTokens,
  publicKeyTexts,
  sessionSecret,
} from '#support/forged.ts'
import { scan, storedPartition } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

/** The id in forged administrators' tokens, and a text in the forms sent with wrong tokens. It must never be stored. */
const mark = `mark-${crypto.randomUUID()}`
const seconds = () => Math.floor(Date.now() / 1000)

const changes = { lender: mark, description: mark }
const ask = (route: NamedRoute, id: string, authorization?: string) =>
  callRoute(route, id, { authorization, ...(route[1].isForm && { changes }) })

const bearers = (...tokens: string[]) => tokens.map((token) => `Bearer ${token}`)

const garbage = [
  '',
  'Bearer',
  'Bearer ',
  'Basic YWRtaW46YWRtaW4=',
  'Bearer null',
  'Bearer undefined',
  'Bearer [object Object]',
  'Bearer a.b.c',
  `Bearer ${'..'.repeat(2000)}`,
  `Bearer ${'A'.repeat(8000)}`,
  'Bearer eyJhbGciOiJIUzI1NiJ9..',
]

let victim: SignedIn
let admin: string
let account: Awaited<ReturnType<typeof tokensOf>>
let keyTexts: string[]
beforeAll(async () => {
  victim = await aBorrower()
  admin = await anAdminToken()
  account = await tokensOf(await anAccount())
  keyTexts = await publicKeyTexts()
})

/** Authorization headers that must not be accepted as a session of `victim`. */
async function wrongSessions(): Promise<string[]> {
  const secret = sessionSecret()
  const own = claimsOf(victim.token)
  const header = { alg: 'HS256' }
  const signed = (claims: object) => hmacToken(header, { ...own, ...claims }, secret)
  const headed = (head: Record<string, unknown>) => hmacToken(head, own, secret)
  expect((await ask(['getUserInfo', routes.getUserInfo], victim.id, `Bearer ${signed({})}`)).status).toBe(200)
  const loggedOut = await aBorrower()
  await ask(['logout', routes.logout], loggedOut.id, `Bearer ${loggedOut.token}`)
  return [
    ...garbage,
    victim.token,
    `Bearer ${victim.token}, Bearer ${victim.token}`,
    ...bearers(
      `${victim.token}x`,
      victim.token.slice(0, -1),
      loggedOut.token,
      admin,
      account.access,
      account.id,
      ...algNoneTokens(victim.token),
      altered(victim.token, { exp: seconds() + 9e9 }),
      altered(loggedOut.token, { user_id: victim.id }),
      ...[{ exp: seconds() - 1 }, { nbf: seconds() + 600 }, { iat: undefined }, { exp: undefined }].map(
        signed,
      ),
      ...[{ exp: 'never' }, { exp: null }, { iss: 'tulana' }, { aud: 'tulna-admin' }].map(signed),
      ...[undefined, 'nobody', [victim.id], { id: victim.id }].map((user_id) => signed({ user_id })),
      headed({ alg: 'RS256' }),
      headed({ alg: 'hs256' }),
      headed({ alg: ['HS256'] }),
      headed({ alg: 'HS256', crit: ['exp'] }),
      headed({ alg: 'HS256', crit: ['b64'], b64: false }),
      hmacToken({ alg: 'HS512' }, own, secret, 'sha512'),
      hmacToken({ alg: 'HS384' }, own, secret, 'sha384'),
      hmacToken(header, own, `${secret}x`),
      ...['', 'secret', 'tulna', 'null', 'undefined'].map((guess) => hmacToken(header, own, guess)),
      ...keyTexts.map((text) => hmacToken(header, own, text)),
      ...oddKeyIdTokens(own),
      ...ownKeyTokens(own),
    ),
  ]
}

/** Authorization headers that must not be accepted as an administrator's token. */
async function wrongAdminTokens(): Promise<string[]> {
  const own: Record<string, unknown> = { ...claimsOf(admin), sub: mark }
  const issuer = String(own.iss)
  const changed = await Promise.all(
    [
      { exp: seconds() - 1 },
      { exp: undefined },
      { nbf: seconds() + 600 },
      { iss: 'https://cognito-idp.ap-south-1.amazonaws.com/ap-south-1_other' },
      { iss: `${issuer}/` },
      { iss: undefined },
      { client_id: 'another' },
      { client_id: undefined },
      { aud: 'another' },
      { token_use: 'id' },
      { token_use: undefined },
      { sub: '' },
    ].map((claims) => aTokenWith({ sub: mark, ...claims })),
  )
  const idToken = (await tokensOf()).id
  const borrower = await aBorrower()
  return [
    ...garbage,
    ...bearers(
      ...changed,
      idToken,
      account.id,
      borrower.token,
      hmacToken({ alg: 'HS256' }, own, sessionSecret()),
      ...algNoneTokens(await aTokenWith({ sub: mark })),
      altered(account.access, { 'cognito:groups': ['admin'] }),
      altered(admin, { sub: mark }),
      ...keyTexts.flatMap((text) => [
        hmacToken({ alg: 'HS256', kid: 'CognitoLocal' }, own, text),
        hmacToken({ alg: 'RS256', kid: 'CognitoLocal' }, own, text),
        hmacToken({ alg: 'HS512', kid: 'CognitoLocal' }, own, text, 'sha512'),
      ]),
      ...oddKeyIdTokens(own),
      ...ownKeyTokens(own),
    ),
  ]
}

const sessionRefused = {
  status: 401,
  body: { success: false, message: 'Session expired. Please log in again.' },
}

test.each(routesFor('borrower'))('%s accepts only the borrower’s own valid session', async (...route) => {
  const before = await storedPartition(keys.borrower(victim.id).pk)
  expect(await ask(route, victim.id)).toEqual(sessionRefused)
  for (const header of await wrongSessions())
    expect(await ask(route, victim.id, header), header).toEqual(sessionRefused)
  expect(await ask(route, victim.id, `Bearer ${(await aBorrower()).token}`)).toEqual({
    status: 403,
    body: { success: false, message: 'You can only see and change your own details' },
  })
  expect(await storedPartition(keys.borrower(victim.id).pk)).toEqual(before)
  const own = await aBorrowerFor(route)
  expect((await ask(route, own.id, `Bearer ${own.token}`)).status).toBe(200)
})

test.each(routesFor('admin'))('%s rejects everybody but an administrator', async (...route) => {
  expect((await ask(route, victim.id)).status).toBe(401)
  for (const header of await wrongAdminTokens()) {
    const { status, body } = await ask(route, victim.id, header)
    expect({ status, message: body.message, success: body.success ?? false }, header).toEqual({
      status: 401,
      message: expect.stringMatching(/^(Unauthorized|Session expired\. Please log in again\.)$/),
      success: false,
    })
  }
  const groups = [
    undefined,
    [],
    'admin',
    ['Admin'],
    ['admin,'],
    ['[admin]'],
    ['no-admin'],
    ['admins'],
    { admin: 1 },
  ]
  const outside = [
    account.access,
    ...(await Promise.all(groups.map((group) => aTokenWith({ sub: mark, 'cognito:groups': group })))),
    await aTokenWith({
      sub: mark,
      'cognito:groups': undefined,
      groups: ['admin'],
      roles: 'admin',
      isAdmin: true,
    }),
  ]
  for (const token of outside)
    expect(await ask(route, victim.id, `Bearer ${token}`), token).toEqual({
      status: 403,
      body: { success: false, message: 'You are not allowed to do this' },
    })
  const right = await callRoute(route, victim.id, { authorization: `Bearer ${admin}` })
  // There is no such complaint, and no such scheduled change.
  const absent: string[] = [routes.answerComplaint.name, routes.revokeChange.name, routes.approveChange.name]
  if (absent.includes(route[1].name)) expect(right.status).toBe(404)
  else expect(right.status).toBeLessThan(300)
})

test('nothing that an unauthorized caller sent to administrators’ routes is stored', async () => {
  const stored = JSON.stringify(await scan())
  expect(stored).toContain(victim.id)
  for (const trace of [mark, adminIdOf(account.access)]) expect(stored.includes(trace), trace).toBe(false)
})

test('there is no kind of access besides `phone`, `lender` and those that this file tests', () => {
  // The cloud of this run has no phone provider: `firebase-auth.test.ts` and `phone-stage.test.ts` test `phone` routes.
  // `lender-signature.test.ts` tests who may call `lender` routes.
  const all = routesFor('borrower', 'anyone', 'admin', 'public', 'demo', 'phone', 'lender')
  expect(all).toHaveLength(Object.keys(routes).length)
})

test.each(routesFor('public', 'demo'))('%s accepts any Authorization header, or none', async (...route) => {
  const responseTo = async (header?: string) => {
    const { status, body } = await ask(route, victim.id, header)
    // Each demo sign-in gets a token of its own.
    return { status, body: { ...body, ...('token' in body && { token: 'any' }) } }
  }
  // Another test may change an offer between the two requests.
  for (const header of [...garbage, ...bearers(admin, victim.token)])
    await eventually(async () => {
      const response = await responseTo()
      expect(response).toMatchObject({ status: 200, body: { success: true } })
      expect(await responseTo(header), header).toEqual(response)
    })
})

test.each(routesFor('anyone'))('%s rejects a session that is not valid, and needs none', async (...route) => {
  for (const header of await wrongSessions())
    expect(await ask(route, victim.id, header), header).toEqual(sessionRefused)
  expect(await ask(route, victim.id)).toMatchObject({ status: 200 })
})

test('a token in a cookie, in the query or in the body is ignored', async () => {
  const url = new URL(`${routes.getUserInfo.path}?id=${victim.id}`, inject('address'))
  for (const name of ['token', 'access_token', 'authorization', 'authToken']) {
    url.searchParams.set(name, victim.token)
    const cookie = `${name}=${victim.token}`
    expect((await fetch(url, { headers: { cookie } })).status).toBe(401)
  }
  const body = JSON.stringify({
    user_id: victim.id,
    token: victim.token,
    authorization: `Bearer ${victim.token}`,
  })
  const headers = { 'content-type': 'application/json' }
  const logout = new URL(routes.logout.path, inject('address'))
  expect((await fetch(logout, { method: 'POST', headers, body })).status).toBe(401)
})
