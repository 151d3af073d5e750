import { afterEach, expect, test, vi } from 'vitest'
import { loanPurposes } from '#contract/enums.ts'
import { mangledLinks } from '#support/mangled-links.ts'
import { choicesIn, withChoices } from '#web/borrower/loan-choices.ts'

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
    '/register?next=%2Fshop&type=gold-loan',
  )
})

test.each(loanPurposes)('a link with the purpose %s survives apps that change or cut it', (purpose) => {
  const choices = { brand: 'croma', type: 'Loan Against Property', purpose, amount: '45000', months: '3' }
  for (const link of mangledLinks(withChoices('/loan-journey', choices)))
    expect(choicesIn(new URL(link, 'https://example.com').search)).toEqual(choices)
})

test('a link names its choices whichever way spaces and slashes are written', () => {
  for (const purpose of [
    'Home+Buy+%2F+Renovation',
    'Home%20Buy%20/%20Renovation',
    'Home%2BBuy%2B%2F%2BRenovation',
  ])
    expect(choicesIn(`?purpose=${purpose}`).purpose).toBe('Home Buy / Renovation')
  expect(choicesIn('?type=Yacht&purpose=')).toEqual({})
})
