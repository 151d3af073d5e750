import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { renderAt } from '#support/components/render-at.tsx'
import { UsersFailure } from '#web/admin/users/UsersFailure.tsx'
import { ApiFailure } from '#web/api/failure.ts'

const fail = (message: string, hasRows: boolean) => {
  const query = { error: new ApiFailure(429, message), refetch: async () => {} }
  renderAt('/admin121/users', <UsersFailure query={query} hasRows={hasRows} />).show()
  return screen.getByRole('alert').textContent
}

test('only a failure without a reason asks to check the connection', () => {
  expect(fail('', false)).toContain(
    `${messages.usersNotFetchedFromServer}Check your connection and try again.`,
  )
})

test('a failure with a reason says nothing twice', () => {
  expect(fail(messages.offline, false).match(/Check your connection/g)).toHaveLength(1)
})

test('above the last list, each sentence ends once', () => {
  expect(fail(messages.tooManyRequests, true)).toContain(
    'Please try again later.The users below are the last that were fetched.',
  )
})
