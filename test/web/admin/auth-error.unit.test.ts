import { expect, test } from 'vitest'
import { authErrorMessage } from '#web/admin/sign-in/auth-error.ts'

const expired = (message: string) => Object.assign(new Error(message), { name: 'ExpiredCodeException' })

test('a code of an authenticator app that was used already is not called expired', () => {
  expect(authErrorMessage(expired('Your software token has already been used once.'))).toBe(
    'That code was used already. Wait for the next one.',
  )
  expect(authErrorMessage(expired('Invalid code provided, please request a code again.'))).toBe(
    'That code has expired. Go back and ask for a new one.',
  )
})
