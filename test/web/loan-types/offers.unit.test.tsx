import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Offer } from '#contract/offer.ts'
import { aStoredOffer } from '#support/builders.ts'
import { renderAt } from '#support/components/render-at.tsx'
import { offersQuery } from '#web/catalogue/queries.ts'
import PersonalLoanPage from '#web/loan-types/PersonalLoanPage.tsx'

function open(offers: Offer[]) {
  const { queries, show } = renderAt('/loans/personal-loan', <PersonalLoanPage />)
  queries.setQueryData(offersQuery.queryKey, {
    offers,
    fetchedAt: '2026-11-29T05:10:00.000Z',
    isCached: false,
  })
  show()
}

/** For ₹2,00,000 over 24 months without interest, ₹2,400 of fees are ₹100 a month. */
const interestFree = (lender: string, processingFee: string, changes: Partial<Offer> = {}) =>
  aStoredOffer({
    id: lender,
    lender,
    loanAmount: 'Up to ₹10 lakh',
    interestRate: '0%',
    tenure: '6 to 36 months',
    processingFee,
    ...changes,
  })
const offers = [
  interestFree('Third Bank', '₹4,800 inclusive of GST'),
  interestFree('Dear Bank', 'Nil', { interestRate: '12% p.a.' }),
  interestFree('First Bank', 'Nil'),
  interestFree('Second Bank', '₹2,400 inclusive of GST'),
  interestFree('Gold Bank', 'Nil', { eligibility: { loanTypes: ['Gold Loan'] } }),
  interestFree('Silent Bank', 'Nil', { eligibility: undefined }),
  interestFree('Unpriced Bank', 'As applicable'),
]

const card = (name: string) => {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li')
  if (!item) throw new Error(`No card has the heading ${name}`)
  return item.textContent
}
const first = () => screen.getAllByRole('list').find(({ tagName }) => tagName === 'OL') as HTMLElement

test('shows what three loans cost at the offers that are for the type and have a price, with the day', () => {
  open(offers)
  screen.getByText('As of 29 Nov, 10:40 am.')
  expect(card('₹50,000 over 12 months')).toContain('4 offers cover it')
  expect(card('₹2,00,000 over 24 months')).toBe(
    '₹2,00,000 over 24 months4 offers cover it' +
      'A month with fees₹8,333 to ₹9,415APR0.00% to 12.00%Interest and fees in all₹0 to ₹25,953',
  )
  expect(card('₹5,00,000 over 36 months')).toContain('A month with fees₹13,889 to ₹16,607')
})

test('says that no offer covers the example loan, and nothing about an order', () => {
  open([interestFree('Small Bank', 'Nil', { loanAmount: 'Up to ₹60,000' })])
  expect(screen.getByText('First today for ₹2,00,000 over 24 months').nextSibling?.textContent).toBe(
    'No offer of today covers it.',
  )
  expect(screen.queryByText(/nobody can pay/)).toBeNull()
})

test('shows the three offers that are first, each with its costs, and how far the first is ahead', () => {
  open(offers)
  const items = within(first()).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'First BankRate 0%₹8,333 a month, no feesEMI ₹8,333, APR 0.00%' +
      'First of 4: ₹100 a month less than the second, fees included.',
    expect.stringMatching(/^Second BankRate 0%₹8,433 /),
    expect.stringMatching(/^Third BankRate 0%₹8,533 /),
  ])
  const link = within(first()).getByRole('link', { name: 'Second Bank' })
  expect(link.getAttribute('href')).toBe('/lenders/secondbank')
  const all = screen.getByRole('link', { name: 'See all offers for ₹2,00,000 over 24 months' })
  expect(all.getAttribute('href')).toBe('/compare?type=personal-loan&amount=200000&months=24')
  const compare = screen.getByRole('link', { name: 'Compare personal loans' })
  expect(compare.getAttribute('href')).toBe(all.getAttribute('href'))
})

test('an offer without a highest rate is counted, but is no end of a range', () => {
  open([...offers, interestFree('Open Bank', 'Nil', { interestRate: '9% p.a. onwards' })])
  expect(card('₹2,00,000 over 24 months')).toBe(
    '₹2,00,000 over 24 months5 offers cover it1 names no highest rate' +
      'A month with fees₹8,333 to ₹9,415APR0.00% to 12.00%?Interest and fees in all₹0 to ₹25,953',
  )
})

test('a single offer is the only one, and a loan that none covers is said', () => {
  open([interestFree('First Bank', 'Nil', { loanAmount: '₹1 lakh to ₹3 lakh' })])
  expect(first().textContent).toContain('The only offer in its group.')
  expect(card('₹2,00,000 over 24 months')).toContain('1 offer covers itA month with fees₹8,333APR0.00%')
  expect(card('₹50,000 over 12 months')).toBe('₹50,000 over 12 monthsNo offer of today covers it.')
})

test.each([
  ['there are no offers', []],
  [
    'all offers are for other types',
    [interestFree('Gold Bank', 'Nil', { eligibility: { loanTypes: ['Gold Loan'] } })],
  ],
])('says so when %s, and keeps the rest of the page', (_, none) => {
  open(none)
  screen.getByRole('heading', { name: 'No offers of this type today' })
  screen.getByRole('button', { name: 'Try again' })
  screen.getByRole('heading', { name: 'Who can get it' })
  expect(screen.queryByText(/^First today/)).toBeNull()
})
