import { expect, test } from 'vitest'
import { userIdOf } from '#web/session/token.ts'

const token = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`

test('reads the user id, whatever else the claims hold', () => {
  expect(userIdOf(token({ user_id: 'u-1_a', name: 'आशा ÿ>?~', exp: 1 }))).toBe('u-1_a')
})

test.each([
  ['no token', ''],
  ['one part', 'abc'],
  ['no base64', 'x.%%%.y'],
  ['no JSON', `x.${Buffer.from('hello').toString('base64url')}.y`],
  ['null', token(null)],
  ['text', token('user_id')],
  ['no claim', token({ sub: 'u1' })],
  ['an empty claim', token({ user_id: '' })],
  ['a claim that is not a text', token({ user_id: { toString: 'u1' } })],
])('finds no user id in %s', (_, junk) => {
  expect(userIdOf(junk)).toBeUndefined()
})
