import { expect, test } from 'vitest'
import type { Offer, StoredOffer } from '#contract/offer.ts'
import { averageInterest, formatAmount, searchOffers } from '#web/admin/offers/figures.ts'

const rates = (...interestRates: string[]) => interestRates.map((interestRate) => ({ interestRate }))

test.each([
  [rates(), '0%'],
  [rates('10% p.a.', '13% p.a.'), '12%'],
  [rates('10.4% - 24% p.a.'), '10%'],
  [rates('12% p.a.', 'Ask the lender'), '12%'],
  [rates('Ask the lender'), '0%'],
  [rates('From ₹500, 12% p.a.'), '12%'],
  [rates('Rs. 1,000 plus 14 percent'), '14%'],
  [rates('For 24 months: 13.2% p.a.'), '13%'],
  [rates('10-24% p.a.'), '10%'],
  [rates('10.5 to 24 per cent'), '11%'],
  [rates('INR 500 or 12 p.a.'), '12%'],
  [rates('१२%'), '12%'],
])('averages %j to %s', (offers, shown) => {
  expect(averageInterest(offers)).toBe(shown)
})

test.each([
  ['500000', '₹5,00,000'],
  ['5,00,000.40', '₹5,00,000'],
  ['₹ 500000', '₹5,00,000'],
  ['₹50,000 - ₹10 lakh', '₹50,000 - ₹10 lakh'],
  ['As per eligibility', 'As per eligibility'],
])('shows the amount %s as %s', (written, shown) => {
  expect(formatAmount(written)).toBe(shown)
})

test('finds offers by loan type, by state and by the beginning of their id', () => {
  const one = { loanAmount: '', interestRate: '', tenure: '', description: '', lender: '' }
  const offers = [
    { ...one, id: '4f2a9c1e-0000', status: 'hidden', eligibility: { loanTypes: ['Gold Loan'] } },
    { ...one, id: '77777777-0000', status: 'shown', interestRate: '7%' },
  ] as StoredOffer[]
  const found = (search: string) => searchOffers(offers, search).map(({ id }) => id.slice(0, 1))
  expect(found('gold')).toEqual(['4'])
  expect(found('Hidden')).toEqual(['4'])
  expect(found('4F2A9C1E')).toEqual(['4'])
  // A short figure is no id.
  expect(found('7')).toEqual(['7'])
  expect(found('4f2')).toEqual([])
})

test('finds offers by amount, rate, tenure, description and lender, ignoring case and digit grouping', () => {
  const offer = (changes: Partial<Offer>) =>
    ({
      id: '',
      loanAmount: '',
      interestRate: '',
      tenure: '',
      description: '',
      lender: '',
      ...changes,
    }) as Offer
  const offers = [
    offer({ loanAmount: '₹5 Lakh' }),
    offer({ interestRate: '9.99% p.a.' }),
    offer({ tenure: '12-60 months' }),
    offer({ description: 'For Weddings' }),
    offer({ lender: 'Neem Tree Finance' }),
    offer({ loanAmount: '500000' }),
    offer({ loanAmount: '₹5,00,000 - ₹1 crore' }),
  ]
  const found = (search: string) => searchOffers(offers, search).map((one) => offers.indexOf(one))
  expect(found('lakh')).toEqual([0])
  expect(found('9.99')).toEqual([1])
  expect(found('MONTHS')).toEqual([2])
  expect(found(' weddings ')).toEqual([3])
  expect(found('neem tree')).toEqual([4])
  for (const search of ['5,00,000', '500000', '₹5,00,000']) expect(found(search)).toEqual([5, 6])
  // Parts of an amount, such as one that somebody is still typing.
  for (const search of ['5,', ',00,000', '₹5,']) expect(found(search)).toEqual([5, 6])
  expect(found('12')).toEqual([2])
  expect(found('nothing like it')).toEqual([])
  expect(found('  ')).toHaveLength(7)
})
