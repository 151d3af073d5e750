import { expect, test } from 'vitest'
import { ErrorResponse } from '#contract/route.ts'
import { anAdminToken } from '#support/admin.ts'
import { askRoute, type NamedRoute, requestOf, routesFor } from '#support/any-route.ts'
import { aBorrower, aMobile, mockAuth, send, userIdOf } from '#support/api.ts'
import { storedBorrower, storedItem, storedPartition } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

const jsonRoutes = routesFor('borrower', 'admin', 'demo').filter(([, { body, isForm }]) => body && !isForm)
const borrowerRoutes = jsonRoutes.filter(([, { access }]) => access === 'borrower')

/** The borrower attributes that no request may set, under every name that the code uses for them. */
const protectedAttributes = {
  is_verified: true,
  isAuthenticated: true,
  proven: true,
  version: 99,
  role: 'admin',
  access: 'admin',
  'cognito:groups': ['admin'],
  mobile: '4000000000',
  registered_at: '1999-01-01T00:00:00.000Z',
  sessions_valid_from: 1,
  adhar_last_four: '0000',
  applied_at: '1999-01-01T00:00:00.000Z',
  is_as_shown: true,
  expires_at: 1,
  pk: 'USER#nobody',
  sk: 'PROFILE',
  gsi1pk: 'USERS#1999-01',
  gsi1sk: 'x',
  polluted: true,
}

/** The body with a prototype pollution attack added, as text, because an object literal cannot express it. */
function poisoned(body: object): string[] {
  const more = JSON.stringify(protectedAttributes)
  const rest = JSON.stringify(body).slice(1)
  return [
    `{"__proto__":${more},${rest}`,
    `{"constructor":{"prototype":${more}},${rest}`,
    `{"__proto__":{"__proto__":${more}},"prototype":${more},${rest}`,
    `{"__proto__":null,"hasOwnProperty":1,"toString":2,"valueOf":3,"toJSON":4,"then":5,${rest}`,
  ]
}

async function tokenFor([, { access }]: NamedRoute, own: { token: string }) {
  return access === 'admin' ? anAdminToken() : own.token
}

/** A stored borrower without the attributes that differ between any two borrowers. */
const storedShape = async (id: string) =>
  (await storedPartition(keys.borrower(id).pk)).map((item) => Object.keys(item).sort().join()).sort()

test.each(borrowerRoutes)('%s stores the fields of the contract and drops all others', async (...route) => {
  const [plain, greedy] = [await aBorrower(), await aBorrower()]
  const authorization = `Bearer ${greedy.token}`
  expect((await askRoute(route, plain.id, { authorization: `Bearer ${plain.token}` })).status).toBe(200)
  expect((await askRoute(route, greedy.id, { authorization, changes: protectedAttributes })).status).toBe(200)
  expect(await storedShape(greedy.id)).toEqual(await storedShape(plain.id))
  const stored = await storedBorrower(greedy.id)
  expect(stored).toMatchObject({ id: greedy.id, mobile: greedy.mobile, is_verified: false })
  expect(stored?.version).toBe((await storedBorrower(plain.id))?.version)
  expect(await storedItem(keys.mobile(greedy.mobile))).toMatchObject({ is_verified: false })
})

test.each(jsonRoutes)('%s is not vulnerable to prototype pollution', async (...route) => {
  const own = await aBorrower()
  const token = await tokenFor(route, own)
  for (const body of poisoned(requestOf(route, own.id))) {
    const answer = await send('POST', route[1].path, { body, token })
    // Logging out ends the session that the next request uses.
    expect([200, ...(route[0] === 'logout' ? [401] : [])]).toContain(answer.status)
    expect(answer.body).not.toHaveProperty('polluted')
  }
  expect(await storedBorrower(own.id)).toMatchObject({ mobile: own.mobile, is_verified: false })
  for (const item of await storedPartition(keys.borrower(own.id).pk))
    expect(item).not.toHaveProperty('polluted')
  // The same function still works for another borrower.
  const other = await aBorrower()
  const { status, body } = await askRoute(route, other.id, {
    authorization: `Bearer ${await tokenFor(route, other)}`,
  })
  expect(status).toBe(200)
  expect(body).not.toHaveProperty('polluted')
})

test('a demo sign-in registers a Pending borrower, whatever fields the request adds', async () => {
  const mobile = aMobile()
  const { body } = await mockAuth(mobile, { ...protectedAttributes, mobile, id: 'mine', user_id: 'mine' })
  const id = userIdOf(String(body.token))
  const { pk, sk, gsi1pk, gsi1sk, registered_at, ...rest }: Record<string, unknown> =
    (await storedItem(keys.borrower(id))) ?? {}
  expect(rest).toEqual({
    id,
    mobile,
    is_verified: false,
    sessions_valid_from: 0,
    version: 1,
    schema_version: 1,
  })
  expect(String(registered_at).slice(0, 4)).toBe(String(new Date().getUTCFullYear()))
})

const invalidValues: [what: string, value: string][] = [
  ['null', 'null'],
  ['a list', '[]'],
  ['a list of itself', '["9876543210"]'],
  ['an object that resembles a string', '{"toString":"x","length":10}'],
  ['an infinite number', '1e999'],
  ['a negative number', '-0.0000001'],
  ['an unsafe integer', '9007199254740993'],
  ['a lone surrogate', '"\\ud800"'],
  ['null characters', '"\\u0000\\u0000"'],
  ['sixty thousand letters', `"${'x'.repeat(60_000)}"`],
  ['a deeply nested list', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['a deeply nested object', `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`],
]

test.each(jsonRoutes)('%s rejects each field of a wrong type and stores nothing', async (...route) => {
  const own = await aBorrower()
  const token = await tokenFor(route, own)
  const before = await storedPartition(keys.borrower(own.id).pk)

  for (const field of Object.keys(requestOf(route, own.id)))
    for (const [what, value] of invalidValues) {
      // The specification accepts any number as an income.
      if (field === 'monthly_income' && what === 'a negative number') continue
      const others = JSON.stringify({ ...requestOf(route, own.id), [field]: undefined }).slice(1)
      const body = `{"${field}":${value}${others === '}' ? '}' : `,${others}`}`
      const answer = await send('POST', route[1].path, { body, token })
      expect([400, 403, 404], `${field} is ${what}`).toContain(answer.status)
      expect(ErrorResponse.safeParse(answer.body).success).toBe(true)
      expect(JSON.stringify(answer.body).length, 'the response does not echo the value').toBeLessThan(1_000)
    }
  expect(await storedPartition(keys.borrower(own.id).pk)).toEqual(before)
})

test.each(jsonRoutes)('%s accepts JSON in UTF-8 and nothing that only resembles it', async (...route) => {
  const own = await aBorrower()
  const token = await tokenFor(route, own)
  const good = JSON.stringify(requestOf(route, own.id))
  for (const body of [
    `${good}${good}`,
    `${good};`,
    `(${good})`,
    `'${good}'`,
    good.replaceAll('"', "'"),
    `//\n${good}`,
  ])
    expect((await send('POST', route[1].path, { body, token })).status).toBe(400)
})
