import { expect, test } from 'vitest'
import type { LoanType } from '#loans/loan-request.ts'
import { aStoredOffer } from '#support/builders.ts'
import { costsOfOffers } from '#web/lenders/costs-of-offers.ts'
import {
  describeLoanTypes,
  groupByLender,
  lenderMeta,
  lendersOf,
  searchLenders,
  sortByCost,
} from '#web/lenders/lenders.ts'

const offers = [
  aStoredOffer({ id: 'z', lender: 'Zanskar Finance', description: 'For weddings', logo: '/logos/z.png' }),
  aStoredOffer({ id: 'n1', lender: 'Neem Tree Finance' }),
  aStoredOffer({
    id: 'n2',
    lender: 'NEEM TREE  FINANCE',
    logo: '/logos/n.png',
    eligibility: { loanTypes: ['Gold Loan'] },
  }),
]
const lenders = groupByLender(offers)

test('offers of one lender, however it is spelled, are one entry under its first name and with its first logo', () => {
  expect(lenders.map(({ name, logo, offers }) => [name, logo, offers.map(({ id }) => id)])).toEqual([
    ['Neem Tree Finance', '/logos/n.png', ['n1', 'n2']],
    ['Zanskar Finance', '/logos/z.png', ['z']],
  ])
})

test.each([
  ['', ['Neem Tree Finance', 'Zanskar Finance']],
  ['  ', ['Neem Tree Finance', 'Zanskar Finance']],
  ['FINANCE neem', ['Neem Tree Finance']],
  ['wedding', ['Zanskar Finance']],
  ['gold', ['Neem Tree Finance']],
  ['gold wedding', []],
])('a search for "%s" finds %j', (text, names) => {
  expect(searchLenders(lenders, text).map(({ name }) => name)).toEqual(names)
})

test('a loan type has the lenders with an offer that names it', () => {
  const namesOf = (type: LoanType) => lendersOf(lenders, type).map(({ name }) => name)
  expect(namesOf('Personal Loan')).toEqual(['Neem Tree Finance', 'Zanskar Finance'])
  expect(namesOf('Gold Loan')).toEqual(['Neem Tree Finance'])
  expect(namesOf('Home Loan')).toEqual([])
})

test('an offer without loan types is called a loan', () => {
  expect(describeLoanTypes({ eligibility: { loanTypes: ['Personal Loan', 'Gold Loan'] } })).toBe(
    'Personal Loan, Gold Loan',
  )
  expect(describeLoanTypes({})).toBe('Loan')
})

test('the page of a lender has a title before the lender has loaded', () => {
  expect(lenderMeta('Asha Bank').title).toContain('Asha Bank')
  expect(lenderMeta().title).not.toContain('undefined')
})

test('sorted by cost, the lender whose offer costs least a month is first, and one without a cost last', () => {
  const priced = [
    aStoredOffer({ id: 'open', lender: 'A Bank' }),
    aStoredOffer({ id: 'small', lender: 'B Bank', loanAmount: 'Up to ₹50,000' }),
    aStoredOffer({ id: 'dear', lender: 'C Bank', interestRate: '14% p.a.' }),
    aStoredOffer({ id: 'cheap', lender: 'D Bank', interestRate: '12% p.a.', processingFee: 'Nil' }),
  ]
  const costs = costsOfOffers(priced, 'Personal Loan')
  expect(costs.loan).toBe('₹2,00,000 over 24 months')
  expect(costs.costs.get('cheap')).toMatchObject({ inWords: '₹9,415', apr: '12.00%' })
  const names = sortByCost(groupByLender(priced), costs).map(({ name }) => name)
  expect(names).toEqual(['D Bank', 'C Bank', 'A Bank', 'B Bank'])
  expect(sortByCost(groupByLender(priced), undefined)[0]?.name).toBe('A Bank')
})
