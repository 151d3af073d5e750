import { afterEach, expect, test } from 'vitest'
import { initialValues, saveForm } from '#web/borrower/unsent.ts'
import { clearSession, startSession } from '#web/session/session.ts'

const userId = 'b1'
afterEach(clearSession)

test('an income that was changed offline is not replaced by the server’s after a change on the offers page', () => {
  startSession('9876543210', `.${btoa('{"user_id":"b1"}')}.`)
  saveForm({ userId, values: { income: '61000' }, known: undefined, initial: { income: '45000' } })
  saveForm({ userId, values: { income: '62000', otherEmis: '2000' }, known: {} })
  expect(initialValues({ income: '45000' })).toMatchObject({ income: '62000' })
  saveForm({ userId, values: { income: '62000' }, known: { income: '62000' } })
  expect(initialValues({ income: '75000' })).toMatchObject({ income: '75000' })
})
