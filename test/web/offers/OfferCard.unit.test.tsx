import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Offer } from '#contract/offer.ts'
import { dayInIndia } from '#loans/dates.ts'
import { recentQuarters } from '#loans/ranking/contracted-rates.ts'
import { aStoredOffer } from '#support/builders.ts'
import { aLoan, card, compare } from '#support/components/offers.tsx'

test('a card shows the cost of a month and the APR at the certain rate, and warns of a rate without an upper limit', async () => {
  await compare(
    [
      aStoredOffer({ id: 'a', lender: 'Narrow', interestRate: '10% - 11% p.a.', processingFee: 'Nil' }),
      aStoredOffer({ id: 'b', lender: 'Wide', interestRate: '12% - 30% p.a.', processingFee: 'Nil' }),
      aStoredOffer({ id: 'c', lender: 'Open', interestRate: '13% p.a. onwards', processingFee: 'Nil' }),
      aStoredOffer({ id: 'd', lender: 'Single', interestRate: '14% p.a.', processingFee: 'Nil' }),
    ],
    { search: '?amount=100000&months=12' },
  )
  for (const words of [
    '₹9,749 a month, no fees, at\u00a030%',
    'Costs ₹16,985',
    'EMI ₹8,885 to ₹9,749',
    'APR 30.00%',
  ])
    expect(card('Wide').textContent).toContain(words)
  for (const words of ['APR 48.00%', 'Watch for: no upper limit: ranked at 48%'])
    expect(card('Open').textContent).toContain(words)
  expect(card('Single').textContent).toContain('APR 14.00%')
  for (const lender of ['Single', 'Wide']) expect(card(lender).textContent).not.toMatch(/ranked at/i)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Narrow',
    'Single',
    'Wide',
    'Open',
  ])
})

const today = dayInIndia(new Date().toISOString())
const [lastQuarter = ''] = recentQuarters(today)

test.for([
  { terms: { interestRate: '14% p.a.' }, month: 'a month, no fees' },
  { terms: { interestRate: '8% flat' }, month: 'a month, no fees' },
  { terms: { interestRate: '6% - 8% flat' }, month: 'a month, no fees, at 8% flat' },
  { terms: { interestRate: '12% p.a. onwards' }, month: 'a month, no fees, at 48%' },
  { terms: { interestRate: '50% p.a.' }, month: 'a month, no fees, at 48%' },
  {
    terms: {
      interestRate: '10% - 24% p.a.',
      facts: {
        contracted_rates: {
          value: { category: 'Personal loans', lowest: 10, mean: 15.22, highest: 22, quarter: lastQuarter },
          source: 'https://lender.example/rates',
          verified_on: today,
        },
      },
    },
    month: 'a month, no fees, at 15.22%',
  },
])(
  'a card says at which of a lender’s rates its month is: $month for $terms.interestRate',
  async ({ terms, month }) => {
    await compare([aStoredOffer({ lender: 'Open', processingFee: 'Nil', ...terms })], {
      search: '?amount=100000&months=12',
    })
    const shown = card('Open').querySelector('.float-right')?.textContent
    expect(shown?.replace('\u00a0', ' ')).toBe(month)
  },
)

test('offers at the end of the list whose lenders name no highest rate are under their count, in the same order', async () => {
  const open = (id: string, processingFee: string) =>
    aStoredOffer({ id, lender: `Open ${id}`, interestRate: '13% p.a. onwards', processingFee })
  await compare(
    [
      open('a', 'Nil'),
      aStoredOffer({ id: 'b', lender: 'Named', interestRate: '60% p.a.', processingFee: '₹500' }),
      open('c', '₹900'),
      open('d', '₹1,000'),
    ],
    { search: '?amount=100000&months=12' },
  )
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Open a',
    'Named',
    'Open c',
    'Open d',
  ])
  const apart = screen.getByRole('region', { name: '2 of them are priced at the highest rate' })
  expect(within(apart).getAllByRole('heading', { level: 3 })).toHaveLength(2)
})

test('without an offer whose lender names a highest rate, nothing stands apart', async () => {
  await compare([aStoredOffer({ interestRate: '13% p.a. onwards' })])
  expect(screen.queryByText(/of them (is|are) priced/)).toBeNull()
})

test('an offer with fees shows its monthly cost including them', async () => {
  await compare([aStoredOffer({ interestRate: '0%', processingFee: '₹1,200', tenure: '12 months' })])
  expect(card('Neem Tree Finance').textContent).toContain('₹10,118 a month with fees')
  expect(card('Neem Tree Finance').textContent).toContain('Costs ₹1,416')
  expect(card('Neem Tree Finance').textContent).toContain('EMI ₹10,000')
})

const pictureOf = (lender: string, name: 'cost' | 'apr') => [
  ...(card(lender).querySelector(`[data-picture=${name}]`)?.querySelectorAll<HTMLElement>('[style]') ?? []),
]

test('cost bars and ranges of APRs have one scale for the list, and a range without a top fades into a question mark', async () => {
  await compare(
    [
      aStoredOffer({ id: 'a', lender: 'Narrow', interestRate: '10% - 12% p.a.', processingFee: '₹1,000' }),
      aStoredOffer({ id: 'b', lender: 'Single', interestRate: '24% p.a.', processingFee: 'Nil' }),
      aStoredOffer({ id: 'c', lender: 'Open', interestRate: '13% p.a. onwards', processingFee: 'Nil' }),
    ],
    { search: '?amount=100000&months=12' },
  )
  const widths = (lender: string) =>
    pictureOf(lender, 'cost').map(({ style }) => Number.parseFloat(style.width))
  // At 48%, ₹1,00,000 over 12 months costs ₹27,862, the whole track; at 12%, ₹6,619 of interest and ₹1,180 of fees.
  expect(widths('Open')).toEqual([100])
  expect(widths('Narrow')[0]).toBeCloseTo((100 * 6_618.55) / 27_862.61, 1)
  expect(widths('Narrow')[1]).toBeCloseTo((100 * 1_180) / 27_862.61, 1)
  const [range, mark] = pictureOf('Narrow', 'apr')
  // With the fee, 12.25% to 14.27%, of 48%
  for (const [at, percent] of [
    [range?.style.left, 25.5],
    [mark?.style.left, 29.7],
  ] as const)
    expect(Number.parseFloat(at ?? '')).toBeCloseTo(percent, 0)
  expect(pictureOf('Narrow', 'apr')[0]?.style.right).toMatch(/^calc/)
  expect(pictureOf('Open', 'apr')[1]?.style.left).toBe('100%')
  expect(card('Open').querySelector('[data-picture=apr]')?.textContent).toBe('?')
  expect(card('Narrow').querySelector('[data-picture=apr]')?.textContent).toBe('')
  // A single rate is a range without a length, below its mark.
  const [point, at] = pictureOf('Single', 'apr').map(({ style }) => style)
  expect(point?.left).toBe(at?.left)
  expect(point?.right).toBe(`calc(100% - ${at?.left})`)
  expect(card('Narrow').textContent).toContain('Interest ₹6,619')
  expect(card('Narrow').textContent).toContain('Fees ₹1,180')
})

test.each([
  [{ insurance_required: { value: true } }, 'insurance required'],
  [{ insurance_required: { value: false } }, undefined],
  [{ foreclosure_charge: { value: { amount: 4, unit: 'percent' } } }, '4% to close early'],
  [{ foreclosure_charge: { value: { amount: 4, unit: 'percent', from_month: 7 } } }, '4% to close early'],
  [
    { foreclosure_charge: { value: { amount: 0, unit: 'rupees', from_month: 7 } } },
    'no closing before month 7',
  ],
  [{ foreclosure_charge: { value: { amount: 0, unit: 'rupees' } } }, undefined],
  // RBI bars the charge.
  [
    { rate_kind: { value: 'floating' }, foreclosure_charge: { value: { amount: 2_000, unit: 'rupees' } } },
    undefined,
  ],
  [
    {
      insurance_required: { value: true },
      foreclosure_charge: { value: { amount: 2_000, unit: 'rupees' } },
      penal_charges: { value: '2% a month' },
    },
    'insurance required · ₹2,000 to close early · 2% a month if late',
  ],
  [{ penal_charges: { value: '2% per month on the overdue instalment.' } }, '2% a month if late'],
  [{ penal_charges: { value: '2% a month, at least ₹500' } }, 'if late, 2% a month, at least ₹500'],
] satisfies [Offer['facts'], string | undefined][])(
  'a card warns of what may cost more: %j',
  async (facts, warning) => {
    await compare([aStoredOffer({ facts, interestRate: '12% p.a.' })])
    const line = within(card('Neem Tree Finance')).queryByText('Watch for:')?.parentElement
    expect(line?.textContent).toBe(warning && `Watch for: ${warning}`)
  },
)

test('a bare amount and a bare rate get their units', async () => {
  await compare([aStoredOffer({ loanAmount: '500000', interestRate: '11.5' })])
  expect(card('Neem Tree Finance').textContent).toContain('Loan amount: ₹5,00,000')
  expect(card('Neem Tree Finance').textContent).toContain('Interest rate (p.a.): 11.5% p.a.')
})

test('the names of repeated buttons include the lender', async () => {
  await compare([aStoredOffer({ recommended: true })])
  const offer = within(card('Neem Tree Finance'))
  offer.getByRole('button', { name: 'More Details of Neem Tree Finance' })
  offer.getByRole('link', { name: /^Apply Now with Neem Tree Finance/ })
  offer.getByRole('button', { name: /^How we worked this out.*Neem Tree Finance/ })
  offer.getByRole('button', { name: 'Recommended. Why? About the badge of Neem Tree Finance' })
  offer.getByRole('checkbox', { name: 'Compare Neem Tree Finance' })
})

test('Apply Now is a link to the lender’s site that opens in a new tab and sends no referrer', async () => {
  await compare([aStoredOffer()])
  const apply = within(card('Neem Tree Finance')).getByRole('link', { name: /^Apply Now/ })
  expect(apply.getAttribute('href')).toBe('https://lender.example/apply')
  expect(apply.getAttribute('target')).toBe('_blank')
  expect(apply.getAttribute('rel')).toBe('noopener noreferrer')
})

test.each(['javascript:alert(1)', 'data:text/html,x', ' javascript:alert(1)', ''])(
  'an offer that links to "%s" has no Apply Now',
  async (link) => {
    await compare([aStoredOffer({ link })])
    expect(screen.queryByText(/^Apply Now/)).toBeNull()
  },
)

test('a logo that fails to load is replaced by the lender’s initials', async () => {
  await compare([aStoredOffer({ logo: '/logos/gone.png' })])
  const logo = card('Neem Tree Finance').querySelector('img')
  if (logo) fireEvent.error(logo)
  within(card('Neem Tree Finance')).getByText('NT')
  expect(card('Neem Tree Finance').querySelector('img')).toBeNull()
})

test('the explanation of the “Recommended” badge gives the editors’ reason if there is one', async () => {
  await compare([
    aStoredOffer({
      id: 'a',
      lender: 'With',
      recommended: true,
      recommended_for: 'noForeclosureCharge',
    }),
    aStoredOffer({ id: 'b', lender: 'Without', recommended: true }),
  ])
  expect(card('With').textContent).toContain(
    'You can repay the whole loan early at any time without a charge. The badge doesn’t change',
  )
  expect(card('Without').textContent).toContain(
    'An editor set it, without a reason that can be checked. The badge doesn’t change',
  )
})

test('a loan that is not repaid in EMIs says what it costs, and not that we can’t price it', async () => {
  const user = await compare([
    aStoredOffer({
      id: 'a',
      lender: 'Interest Only',
      interestRate: '12% p.a.',
      terms: { repayment: { kind: 'interestOnly' } },
    }),
  ])
  await user.click(await screen.findByText(/See why$/))
  await user.click(screen.getByRole('button', { name: 'Interest Only' }))
  const { textContent } = card('Interest Only')
  expect(textContent).toContain('Not repaid in EMIs, so it has no place in our order')
  expect(textContent).not.toContain('We can’t price this offer')
})

test('a card has what RBI wants in a comparison or counts what isn’t published, and More Details says when it was asked', async () => {
  const facts = {
    legal_name: { value: 'Neem Tree Finance Limited' },
    key_facts_statement: { value: 'https://lender.example/key-facts.pdf' },
    penal_charges: { value: '2% a month on the overdue instalment' },
    cooling_off_days: { value: 3 },
  }
  const { penal_charges: _, cooling_off_days: __, ...some } = facts
  const user = await compare([
    aStoredOffer({ id: 'a', lender: 'All', facts }),
    aStoredOffer({ id: 'b', lender: 'Some', facts: some, facts_asked_on: '2026-11-12' }),
    aStoredOffer({ id: 'c', lender: 'Nothing', interestRate: '12% p.a.' }),
  ])
  expect(card('All').textContent).toContain('· 2% a month if late')
  expect(card('All').textContent).toMatch(
    /Tenure: 6.to 36.monthsRate Interest rate \(p.a.\): .*Loan amount: Up to ₹3.lakh/,
  )
  expect(card('All').textContent).toContain('Neem Tree Finance Ltd · KFS')
  expect(card('All').textContent).toContain(' · Cooling-off: 3 days')
  expect(card('Nothing').textContent).not.toContain('Watch for')
  expect(card('All').textContent).not.toContain('not published')
  const link = within(card('All')).getByRole('link', { name: /^KFS.*Key Facts Statement of All/ })
  expect(link.getAttribute('href')).toBe('https://lender.example/key-facts.pdf')
  within(card('Some')).getByText('2 of 4 facts missing')
  within(card('Nothing')).getByText('4 of 4 facts missing')
  await user.click(within(card('Some')).getByRole('button', { name: /^More Details/ }))
  const dialog = within(await screen.findByRole('dialog'))
  // In a later year than 2026, with the year.
  expect(dialog.getAllByText(/^Not published, asked on 12 Nov(?: 2026)?$/)).toHaveLength(2)
})

test('up to four offers can be compared, and each choice is announced', async () => {
  const offers = ['A', 'B', 'C', 'D', 'E'].map((name) => aStoredOffer({ id: name, lender: `Lender ${name}` }))
  const user = await compare(offers, { search: `${aLoan}&compare=A,B,C` })
  const region = within(screen.getByRole('region', { name: 'Offers to compare' }))
  region.getByText('3 of 4 chosen')
  await user.click(screen.getByRole('checkbox', { name: 'Compare Lender D' }))
  await region.findByText('4 of 4 chosen')
  const fifth = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare Lender E' })
  expect(fifth.disabled).toBe(true)
})
