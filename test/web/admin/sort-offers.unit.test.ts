import { expect, test } from 'vitest'
import { aStoredOffer } from '#support/builders.ts'
import { sortOffers } from '#web/admin/offers/sort-offers.ts'

test.each([
  [false, ['9.5% p.a.', '14% p.a.', 'on request']],
  [true, ['14% p.a.', '9.5% p.a.', 'on request']],
])('a rate that cannot be read comes last (descending: %s)', (isDescending, expected) => {
  const offers = ['on request', '14% p.a.', '9.5% p.a.'].map((interestRate) => ({
    ...aStoredOffer({ interestRate }),
    applicants: 0,
  }))
  const sorted = sortOffers(offers, { column: 'rate', isDescending })
  expect(sorted.map(({ interestRate }) => interestRate)).toEqual(expected)
})
