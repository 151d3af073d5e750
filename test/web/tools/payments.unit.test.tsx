import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { besideField, button, enter } from '#support/components/fields.ts'
import { renderAt } from '#support/components/render-at.tsx'
import { keepLoan, loansOf } from '#web/tools/my-loans/kept-loans.ts'
import MyLoansPage from '#web/tools/my-loans/MyLoansPage.tsx'
import { loan } from './bank-statement/accounts.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-07-25T20:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function open(changes: Partial<typeof loan> = {}) {
  keepLoan({ ...loan, ...changes })
  const { show, user } = renderAt('/my-loans', <MyLoansPage />)
  show()
  return user
}
const main = () => document.querySelector('main')?.textContent ?? ''
const kept = () => loansOf(localStorage.getItem('myLoans'))

test('the error of an extra payment goes as soon as its field is corrected', async () => {
  const user = open()
  await enter(user, { 'Extra payment': '9999999' })
  await user.click(button('Add the payment'))
  expect(main()).toContain('Enter a day until today')
  await user.type(screen.getByLabelText('Date of an extra payment'), '20/07/2025')
  expect(main()).not.toContain('Enter a day until today')
  await user.click(button('Add the payment'))
  expect(besideField('Extra payment')).toContain('Enter that or less.')
  await enter(user, { 'Extra payment': '5000' })
  expect(besideField('Extra payment')).toBe('')
})

test('once a payment is added, its empty fields have no error', async () => {
  const user = open()
  await user.type(screen.getByLabelText('Date of an extra payment'), '20/07/2025')
  await enter(user, { 'Extra payment': '5000' })
  await user.click(button('Add the payment'))
  expect(kept()[0]?.extras).toEqual([{ on: '2025-07-20', amount: 5_000 }])
  expect(document.querySelector('[aria-invalid]')).toBeNull()
  expect(document.activeElement).toBe(button('Add the payment'))
})

test('of two equal payments on one day, one is removed', async () => {
  const warn = vi.spyOn(console, 'error')
  const extra = { on: '2025-07-20', amount: 5_000 }
  const user = open({ extras: [extra, extra] })
  const removals = () => screen.getAllByRole('button', { name: 'Remove: ₹5,000.00 paid on 20 July 2025' })
  expect(removals()).toHaveLength(2)
  const [first] = removals()
  if (first) await user.click(first)
  expect(removals()).toHaveLength(1)
  expect(kept()[0]?.extras).toEqual([extra])
  expect(warn).not.toHaveBeenCalled()
})
