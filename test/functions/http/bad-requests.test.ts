import { expect, test } from 'vitest'
import type { Offer } from '#contract/offer.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import * as routes from '#contract/routes.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { type ApiResponse, aBorrower, details, get, post, preferences, send } from '#support/api.ts'
import { storedBorrower } from '#support/stored.ts'

const posts = [
  { path: routes.basicDetails.path, own: (id: string) => ({ id, ...details() }) },
  { path: routes.loanPreferences.path, own: (id: string) => ({ id, ...preferences() }) },
  {
    path: routes.apply.path,
    own: (id: string) => ({ id, ...quotedFigures(sampleOffers[0] as Offer, 100_000, 24) }),
  },
  { path: routes.logout.path, own: (id: string) => ({ user_id: id }) },
]

function expectRefusal({ status, body }: ApiResponse, expected: number) {
  expect(status).toBe(expected)
  expect(body.success).toBe(false)
  expect(body.message).toEqual(expect.any(String))
  expect(JSON.stringify(body)).not.toMatch(/dynamo|zod|at .*\.m?[jt]s|stack|arn:/i)
}

test.each(posts)('$path rejects a body that is not JSON and stores nothing', async ({ path }) => {
  const { id, token } = await aBorrower()
  for (const body of ['', '{', 'not json', '{"id":'])
    expectRefusal(await send('POST', path, { body, token }), 400)
  expect(await storedBorrower(id)).toMatchObject({ version: 1 })
})

test.each(posts)('$path rejects a missing body and a wrong content type', async ({ path, own }) => {
  const { id, token } = await aBorrower()
  expectRefusal(await send('POST', path, { token }), 415)
  const body = JSON.stringify(own(id))
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])
    expectRefusal(await send('POST', path, { token, body, headers: { 'content-type': type } }), 415)
  expect(await storedBorrower(id)).toMatchObject({ version: 1 })
})

test.each(posts)('$path rejects other JSON values in place of an object', async ({ path }) => {
  const { token } = await aBorrower()
  for (const body of ['[]', '"text"', 'null', '7', '[[[[]]]]'])
    expectRefusal(await send('POST', path, { body, token }), 400)
})

test.each(posts)('$path rejects a body of ten megabytes, and one just above the limit', async ({ path }) => {
  const { id, token } = await aBorrower()
  for (const size of [10 * 1024 * 1024, 100 * 1024])
    expectRefusal(await post(path, { id, name: 'x'.repeat(size) }, token), 413)
  expect(await storedBorrower(id)).toMatchObject({ version: 1 })
})

test('returns nothing about another borrower, whether they exist or not', async () => {
  const [me, other] = [await aBorrower(), await aBorrower()]
  for (const id of [other.id, 'nobody', '__proto__'])
    expectRefusal(await get(`/user/get-user-info?id=${id}`, me.token), 403)
  expectRefusal(await get('/user/get-user-info', me.token), 400)
  expectRefusal(await get(`/user/get-user-info?id=${'x'.repeat(100)}`, me.token), 400)
})

test('rejects a request without an id', async () => {
  const { token } = await aBorrower()
  const { body } = await post('/user/basic-details', details(), token)
  expect(body).toMatchObject({ success: false, message: 'User ID missing. Please log in again.' })
})
