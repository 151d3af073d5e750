import { expect, test } from 'vitest'
import { aStoredOffer } from '#support/builders.ts'
import { filterOffers, lendersOf, type OfferFilter } from '#web/admin/offers/filter-offers.ts'

const today = '2026-11-28'
const checkedOn = (verified_on?: string) => ({
  legal_name: { value: 'A Ltd', ...(verified_on && { verified_on }) },
})

const offers = [
  aStoredOffer({ id: 'a', lender: 'Neem Tree Finance', facts: checkedOn('2026-11-20') }),
  aStoredOffer({
    id: 'b',
    lender: 'NEEM TREE FINANCE LTD.',
    interestRate: 'ask us',
    facts: checkedOn('2026-08-29'),
  }),
  aStoredOffer({ id: 'c', lender: 'Banyan Bank', status: 'hidden', facts: checkedOn('2026-08-30') }),
  aStoredOffer({
    id: 'd',
    lender: 'Peepal Co-op',
    eligibility: { loanTypes: ['Home Loan'] },
    facts: checkedOn(),
  }),
  { ...aStoredOffer({ id: 'e', lender: 'Peepal Co-op', eligibility: {} }), is_badge_off: true },
]

test.each<[OfferFilter, string]>([
  [{}, 'abcde'],
  [{ lender: 'Neem Tree Finance' }, 'ab'],
  [{ loanType: 'Personal Loan' }, 'abc'],
  [{ loanType: 'Home Loan' }, 'd'],
  [{ price: 'unpriced' }, 'b'],
  [{ price: 'priced', status: 'shown' }, 'ade'],
  [{ status: 'hidden' }, 'c'],
  [{ status: 'badgeOff' }, 'e'],
  [{ missing: 'legal_name' }, 'e'],
  [{ missing: 'any' }, 'abcde'],
  [{ checked: 'recently' }, 'ac'],
  [{ checked: 'long ago' }, 'b'],
  [{ checked: 'never' }, 'de'],
  [{ lender: 'Peepal Co-op', missing: 'legal_name', checked: 'never' }, 'e'],
])('narrows the offers to %o', (filter, expected) => {
  expect(
    filterOffers(offers, filter, today)
      .map(({ id }) => id)
      .join(''),
  ).toBe(expected)
})

test('lists each lender once, whatever the spelling', () => {
  expect(lendersOf(offers)).toEqual(['Banyan Bank', 'NEEM TREE FINANCE LTD.', 'Peepal Co-op'])
})
