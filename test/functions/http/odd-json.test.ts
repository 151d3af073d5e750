import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { ErrorResponse } from '#contract/route.ts'
import { aTokenWith } from '#support/admin.ts'
import {
  aBorrowerFor,
  callRoute,
  endsSession,
  type NamedRoute,
  requestOf,
  routesFor,
} from '#support/any-route.ts'
import { aBorrower, aMobile, mockAuth, type Sent, type SignedIn, send, userIdOf } from '#support/api.ts'
import { aComplaint, complain } from '#support/complaints.ts'
import { aProposedChange, aScheduledChange } from '#support/offer-form.ts'
import { latestAuditEntries, storedBorrower, storedItem, storedPartition } from '#support/stored.ts'
import { keys, partitions } from '#table/keys.ts'

const jsonRoutes = routesFor('borrower', 'admin', 'demo', 'anyone', 'public').filter(
  ([, { body, isForm }]) => body && !isForm,
)
// Closing an account empties the borrower's partition, so there would be nothing to compare.
const borrowerRoutes = jsonRoutes.filter(
  ([name, { access }]) => access === 'borrower' && name !== 'closeAccount',
)

/** Names that no request may set: attributes of items, claims of tokens, and others that an attacker may try. */
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

const attributes = JSON.stringify(protectedAttributes)
/** Prototype pollution attacks, as beginnings of JSON texts: in an object literal, `__proto__` sets the prototype. */
const attacks = [
  `{"__proto__":${attributes},`,
  `{"constructor":{"prototype":${attributes}},`,
  `{"__proto__":{"__proto__":${attributes}},"prototype":${attributes},`,
  '{"__proto__":null,"hasOwnProperty":1,"toString":2,"valueOf":3,"toJSON":4,"then":5,',
]

/** Changes that a route's valid request needs to succeed: an answer needs an open complaint, a revocation a change. */
async function changesFor([name]: NamedRoute): Promise<Record<string, unknown>> {
  if (name === 'revokeChange') return { id: (await aScheduledChange()).id }
  if (name === 'approveChange') return { id: await aProposedChange() }
  if (name !== 'answerComplaint') return {}
  const { status, body } = await complain(aComplaint())
  expect(status).toBe(200)
  return { reference: body.reference, due_on: body.due_on }
}

/** The token of the borrower, or of an administrator with the borrower's id. */
async function tokenFor([, { access }]: NamedRoute, own: SignedIn) {
  return access === 'admin' ? aTokenWith({ sub: own.id }) : own.token
}

/** Sends a JSON text. Each complaint comes from another address, because complaints per address and day are limited. */
const sendJson = ([name, { path }]: NamedRoute, body: string, token: string) =>
  name === 'complaint' ? complain(body, { token }) : send('POST', path, { body, token })

/**
 * The stored items by which a test notices a write: the borrower's, those of the request's mobile number, complaint and
 * request id, and the audit entries by this borrower's or administrator's id.
 */
async function storedFor({ id }: SignedIn, request: Record<string, unknown>) {
  const { mobile_number, request_id, reference, due_on } = request
  const items = await Promise.all([
    storedPartition(partitions.borrower(id)),
    storedPartition(partitions.mobile(String(mobile_number))),
    storedPartition(partitions.complaintRequest(String(request_id))),
    (await latestAuditEntries()).filter(({ by }) => by === id),
  ])
  const complaint = await storedItem(keys.openComplaint(String(due_on), String(reference)))
  return [...items.flat(), ...(complaint ? [complaint] : [])]
}

/** The attribute names of each item in a borrower's partition. */
const storedShape = async (id: string) =>
  (await storedPartition(keys.borrower(id).pk)).map((item) => Object.keys(item).sort().join()).sort()

test.each(borrowerRoutes)('%s stores the fields of the contract and drops all others', async (...route) => {
  const [plain, extended] = [await aBorrowerFor(route), await aBorrowerFor(route)]
  const authorization = `Bearer ${extended.token}`
  expect((await callRoute(route, plain.id, { authorization: `Bearer ${plain.token}` })).status).toBe(200)
  const mobile = route[0] === 'changeMobile' ? aMobile() : extended.mobile
  const changes = { ...protectedAttributes, ...(mobile !== extended.mobile && { mobile_number: mobile }) }
  expect((await callRoute(route, extended.id, { authorization, changes })).status).toBe(200)
  expect(await storedShape(extended.id)).toEqual(await storedShape(plain.id))
  const stored = await storedBorrower(extended.id)
  expect(stored).toMatchObject({ id: extended.id, mobile, is_verified: false })
  expect(stored?.version).toBe((await storedBorrower(plain.id))?.version)
  expect(await storedItem(keys.mobile(mobile))).toMatchObject({ is_verified: false })
})

test.each(jsonRoutes)('%s is not vulnerable to prototype pollution', async (...route) => {
  const own = await aBorrowerFor(route)
  const token = await tokenFor(route, own)
  for (const attack of attacks) {
    const request = { ...requestOf(route, own.id), ...(await changesFor(route)) }
    const body = attack + JSON.stringify(request).slice(1)
    const response = await sendJson(route, body, token)
    // Only these schemas reject unknown fields.
    const refusals = [
      ...(endsSession(route) ? [401] : []),
      ...(['webVitals', 'journeyStep', 'handover', 'paymentTerms'].includes(route[0]) ? [400] : []),
    ]
    expect([200, ...refusals]).toContain(response.status)
    expect(response.body).not.toHaveProperty('polluted')
    for (const item of await storedFor(own, request)) expect(item).not.toHaveProperty('polluted')
  }
  if (route[0] !== 'closeAccount')
    expect(await storedBorrower(own.id)).toMatchObject({
      ...(route[0] !== 'changeMobile' && { mobile: own.mobile }),
      is_verified: false,
    })
  // The same function still works for another borrower.
  const other = await aBorrowerFor(route)
  const request = { ...requestOf(route, other.id), ...(await changesFor(route)) }
  const { status, body } = await sendJson(route, JSON.stringify(request), await tokenFor(route, other))
  expect(status).toBe(200)
  expect(body).not.toHaveProperty('polluted')
})

test('a demo sign-in registers an unverified borrower, whatever fields the request adds', async () => {
  const mobile = aMobile()
  const start = new Date().toISOString()
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
  expect(String(registered_at) >= start).toBe(true)
})

const invalidValues: [what: string, value: string][] = [
  ['null', 'null'],
  ['a list', '[]'],
  ['a list with a string', '["9876543210"]'],
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

test.each(jsonRoutes)('%s rejects invalid values in each field and stores nothing', async (...route) => {
  const own = await aBorrower()
  const token = await tokenFor(route, own)
  const request = { ...requestOf(route, own.id), ...(await changesFor(route)) }
  const before = await storedFor(own, request)

  for (const field of Object.keys(request))
    for (const [what, value] of invalidValues) {
      // The specification rejects an income only if it is empty or not numeric, so a negative one is valid.
      if (field === 'monthly_income' && what === 'a negative number') continue
      const others = JSON.stringify({ ...request, [field]: undefined }).slice(1)
      const body = `{"${field}":${value}${others === '}' ? '}' : `,${others}`}`
      const response = await send('POST', route[1].path, { body, token })
      expect([400, 403, 404], `${field} is ${what}`).toContain(response.status)
      expect(ErrorResponse.safeParse(response.body).success).toBe(true)
      expect(JSON.stringify(response.body).length, 'the response does not echo the value').toBeLessThan(1_000)
    }
  expect(await storedFor(own, request)).toEqual(before)
})

test.each(jsonRoutes)(
  '%s rejects a body that is not a JSON object, is too large or is not sent as JSON, and stores nothing',
  async (...route) => {
    const own = await aBorrower()
    const token = await tokenFor(route, own)
    const request = { ...requestOf(route, own.id), ...(await changesFor(route)) }
    const before = await storedFor(own, request)
    const good = JSON.stringify(request)
    const notAnObject = [
      ...['', '{', 'not json', '{"id":', '[]', '"text"', 'null', '7', '[[[[]]]]'],
      `${good}${good}`,
      `${good};`,
      `(${good})`,
      `'${good}'`,
      good.replaceAll('"', "'"),
      `//\n${good}`,
    ]
    const wrongTypes = ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']
    const refused: [status: number, sent: Sent][] = [
      ...notAnObject.map((body): [number, Sent] => [400, { body }]),
      [413, { body: good + ' '.repeat(limits.jsonCharacters) }],
      [415, {}],
      ...wrongTypes.map((type): [number, Sent] => [415, { body: good, headers: { 'content-type': type } }]),
    ]
    for (const [status, sent] of refused) {
      const response = await send('POST', route[1].path, { ...sent, token })
      expect(response.status, JSON.stringify(sent).slice(0, 100)).toBe(status)
      expect(ErrorResponse.safeParse(response.body).success).toBe(true)
      expect(JSON.stringify(response.body)).not.toMatch(/dynamo|zod|at .*\.m?[jt]s|stack|arn:/i)
    }
    expect(await storedFor(own, request)).toEqual(before)
  },
)
