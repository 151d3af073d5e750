import { expect, test } from 'vitest'
import { type ApiResponse, aBorrower, details, get, post } from '#support/api.ts'

function expectRefusal({ status, body }: ApiResponse, expected: number) {
  expect(status).toBe(expected)
  expect(body.success).toBe(false)
  expect(body.message).toEqual(expect.any(String))
  expect(JSON.stringify(body)).not.toMatch(/dynamo|zod|at .*\.m?[jt]s|stack|arn:/i)
}

test('returns nothing about another borrower, whether they exist or not', async () => {
  const [me, other] = [await aBorrower(), await aBorrower()]
  for (const id of [other.id, 'nobody', '__proto__'])
    expectRefusal(await get(`/user/get-user-info?id=${id}`, me.token), 403)
  expectRefusal(await get('/user/get-user-info', me.token), 400)
  expectRefusal(await get(`/user/get-user-info?id=${'x'.repeat(100)}`, me.token), 400)
})

test('rejects a request without an id', async () => {
  const { token } = await aBorrower()
  expect(await post('/user/basic-details', details(), token)).toMatchObject({
    status: 400,
    body: { success: false, message: 'User ID missing. Please log in again.' },
  })
})
