import { afterEach, expect, test, vi } from 'vitest'
import { withChoices } from '#web/borrower/loan-choices.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['a browser', () => undefined],
  [
    'a browser without `URLSearchParams.size`',
    () => vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never),
  ],
])('adds the choices to a path in %s', (_, prepare) => {
  prepare()
  expect(withChoices('/loan-journey', {})).toBe('/loan-journey')
  expect(withChoices('/loan-journey', { amount: 50_000 })).toBe('/loan-journey?amount=50000')
  expect(withChoices('/register?next=%2Fshop', { type: 'Gold Loan' })).toBe(
    '/register?next=%2Fshop&type=Gold+Loan',
  )
})
