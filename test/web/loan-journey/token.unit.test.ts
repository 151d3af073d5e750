import { expect, test } from 'vitest'
import { userIdOf } from '#web/session/token.ts'

const token = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`

test('reads the user id, whatever else the claims hold', () => {
  expect(userIdOf(token({ user_id: 'u-1_a', name: 'आशा ÿ>?~', exp: 1 }))).toBe('u-1_a')
})

test.each([
  ['an empty string', ''],
  ['a string without dots', 'abc'],
  ['claims that are not base64', 'x.%%%.y'],
  ['claims that are not JSON', `x.${Buffer.from('hello').toString('base64url')}.y`],
  ['claims that are `null`', token(null)],
  ['claims that are a string', token('user_id')],
  ['claims without `user_id`', token({ sub: 'u1' })],
  ['an empty `user_id`', token({ user_id: '' })],
  ['a `user_id` that is not a string', token({ user_id: { toString: 'u1' } })],
])('finds no user id in %s', (_, junk) => {
  expect(userIdOf(junk)).toBeUndefined()
})
