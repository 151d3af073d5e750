import { afterEach, expect, test } from 'vitest'
import { initialValues, saveForm } from '#web/borrower/saved-form.ts'
import { clearSession, startSession } from '#web/session/session.ts'

afterEach(clearSession)

test('an income that was changed offline is not replaced by the server’s after a change on the offers page', () => {
  startSession('9876543210', `.${btoa('{"user_id":"b1"}')}.`)
  saveForm('b1', { income: '61000' }, undefined, { income: '45000' })
  saveForm('b1', { income: '62000', otherEmis: '2000' }, {})
  expect(initialValues({ income: '45000' })).toMatchObject({ income: '62000' })
  saveForm('b1', { income: '62000' }, { income: '62000' })
  expect(initialValues({ income: '75000' })).toMatchObject({ income: '75000' })
})
