import { act, screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import type { Offer } from '#contract/offer.ts'
import { aStoredOffer } from '#support/builders.ts'
import { aLoan, card, compare, free, lenders } from '#support/components/offers.tsx'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const main = () => document.getElementById('main')
const earning = (monthly_income: number) => ({ monthly_income, profession: 'Salaried' as const })

test('filters hide lenders and say so, and an empty result offers to show all lenders', async () => {
  const user = await compare([
    aStoredOffer({ id: 'a', lender: 'With fee' }),
    aStoredOffer({ id: 'b', lender: 'Other type', eligibility: { loanTypes: ['Gold Loan'] } }),
  ])
  // Screen readers announce only changes to a region that was there before.
  const region = document.querySelector('p[aria-live]:empty')
  await user.click(field('Only this loan type'))
  await waitFor(() => expect(region?.textContent).toMatch(/^Showing 1 of 2 offers\./))
  expect(lenders()).toEqual(['With fee'])
  await user.selectOptions(field('Fees with GST'), 'No fees')
  await screen.findByRole('heading', { name: 'No lender matches these filters' })
  expect(screen.queryByText('No offers found')).toBeNull()
  const [first] = screen.getAllByRole('button', { name: 'Show all lenders' })
  if (first) await user.click(first)
  await screen.findByRole('heading', { name: '1 offer matches your request' })
})

test.each([0, 1])(
  '“Show all lenders” number %i moves the focus to the main content, because it is removed',
  async (n) => {
    const user = await compare([aStoredOffer()], { search: '?amount=5000&months=6&fees=none' })
    screen.getAllByRole('button', { name: 'Show all lenders' })[n]?.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('No lender matches these filters')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(main()))
  },
)

test('a filter is written to the address and read from it', async () => {
  const offers = [
    aStoredOffer({
      id: 'a',
      lender: 'None',
      facts: { foreclosure_charge: { value: { amount: 0, unit: 'percent' } } },
    }),
    aStoredOffer({ id: 'b', lender: 'Has not said' }),
  ]
  const user = await compare(offers)
  await user.click(field('No foreclosure charge'))
  await screen.findByText(/^Showing 1 of 2 offers\./)
  await waitFor(() => expect(location.search).toContain('no-foreclosure-charge=1'))
})

test('a link to another comparison, and Back, show its loan; a link without one keeps this', async () => {
  const user = await compare([aStoredOffer()], {
    beside: (
      <>
        <Link to="/compare?amount=60000&months=6&type=gold-loan">Another</Link>
        <Link to="/compare">Compare loans</Link>
      </>
    ),
  })
  const amount = () => field('I need').value
  expect(amount()).toBe('1,20,000')
  await user.click(screen.getByRole('link', { name: 'Another' }))
  await waitFor(() => expect(amount()).toBe('60,000'))
  expect(field('Loan type').value).toBe('Gold Loan')
  history.back()
  await waitFor(() => expect(amount()).toBe('1,20,000'))
  await user.click(screen.getByRole('link', { name: 'Compare loans' }))
  await waitFor(() => expect(location.search).toBe('?amount=120000&months=12&type=personal-loan'))
  expect(amount()).toBe('1,20,000')
})

test('what is typed just after a link was pressed is kept', async () => {
  const user = await compare([aStoredOffer()], {
    beside: <Link to="/compare?amount=60000&months=6&type=gold-loan">Another</Link>,
  })
  await user.click(screen.getByRole('link', { name: 'Another' }))
  await user.click(field('No foreclosure charge'))
  await waitFor(() => expect(location.search).toContain('no-foreclosure-charge=1'))
  expect(location.search).toMatch(/^\?amount=60000&months=6&type=gold-loan/)
  expect(field('No foreclosure charge').checked).toBe(true)
})

test('side by side stays closed once its last offer is removed, also if the next one is chosen', async () => {
  const user = await compare([aStoredOffer({ id: 'a' })], { search: `${aLoan}&compare=a&side-by-side=1` })
  await user.click(await screen.findByRole('button', { name: /^Remove/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(field(/^Compare/))
  await waitFor(() => expect(location.search).toMatch(/&compare=a$/))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what is changed side by side stays once it is closed, which goes back in the history', async () => {
  const user = await compare([aStoredOffer({ id: 'a' })], { search: `${aLoan}&compare=a&side-by-side=1` })
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText('Repay over'))
  await user.paste('6')
  await waitFor(() => expect(location.search).toContain('months=6'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(location.search).not.toContain('side-by-side'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(location.search).toContain('months=6')
  expect(field('Repay over').value).toBe('6')
})

test('an address with offers side by side that are gone does not open the next one chosen', async () => {
  const user = await compare([aStoredOffer({ id: 'a' })], { search: `${aLoan}&compare=gone&side-by-side=1` })
  await user.click(field(/^Compare/))
  await waitFor(() => expect(location.search).toMatch(/&compare=a$/))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('any loan type takes the filter for one type off', async () => {
  const user = await compare([aStoredOffer()])
  await user.click(field('Only this loan type'))
  await screen.findByText(/^Showing 1 of 1 offers?\./)
  await user.selectOptions(field('Loan type'), 'Any loan type')
  await waitFor(() => expect(screen.queryByText(/^Showing/)).toBeNull())
})

test.each([
  [{}, { processingFee: '₹1,000' }, 'Asha Bank (₹1,000) costs you ₹1,180 more than Asha Bank (Nil)'],
  [
    { description: 'Fast' },
    { processingFee: '₹1,000', description: 'Slow' },
    /^Asha Bank \(Slow\) .* Asha Bank \(Fast\)/,
  ],
  [{}, {}, 'Asha Bank (1) and Asha Bank (2) cost you the same'],
])('two offers of one lender have names that tell them apart, %#', async (first, second, words) => {
  const same = { ...free, lender: 'Asha Bank', description: '' }
  await compare(
    [aStoredOffer({ ...same, id: 'a', ...first }), aStoredOffer({ ...same, id: 'b', ...second })],
    { search: `${aLoan}&compare=a.b&side-by-side=1` },
  )
  const dialog = await screen.findByRole('dialog')
  expect(dialog.querySelector('li p')?.textContent).toMatch(words)
})

test('“Lowest” is never on a figure at a rate whose upper limit we assumed', async () => {
  const some = (lowestPercent: number) => ({
    interestRate: 'By credit score',
    terms: {
      interestRate: {
        kind: 'reducing' as const,
        bands: [{ lowestPercent, highestPercent: lowestPercent, creditScore: { min: 750 } }],
        confirmed: { text: 'By credit score', at: '2026-11-21T04:30:00.000Z' },
      },
    },
  })
  await compare(
    [
      aStoredOffer({ id: 'a', lender: 'Open', interestRate: '9.99% onwards', processingFee: 'Nil' }),
      aStoredOffer({ id: 'b', lender: 'For some', ...some(9), processingFee: '₹100' }),
      aStoredOffer({ id: 'c', lender: 'Stated', interestRate: '40% - 60%', processingFee: '₹500' }),
    ],
    { search: `${aLoan}&compare=a.b.c&side-by-side=1` },
  )
  const dialog = within(await screen.findByRole('dialog'))
  const columns = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)
  const marked = dialog.getAllByText('Lowest', { exact: true }).map((badge) => {
    const row = badge.closest('tr')
    const name = row?.querySelector('th[scope=row]')?.textContent
    const place = [...(row?.querySelectorAll('td') ?? [])].findIndex((cell) => cell.contains(badge))
    return [name, columns[place]]
  })
  expect(marked).toEqual([['Fees with GST', expect.stringMatching(/^Open/)]])
})

test('side by side uses the rate at which the cards are priced, where a lender may charge more', async () => {
  await compare(
    Object.entries({ a: '12% - 60%', b: '48% p.a.' }).map(([id, interestRate]) =>
      aStoredOffer({ id, lender: id, interestRate, processingFee: 'Nil' }),
    ),
    { search: `${aLoan}&compare=a.b&side-by-side=1` },
  )
  const dialog = within(await screen.findByRole('dialog'))
  const used = dialog.getAllByRole('cell', { name: '48% p.a.' })
  expect(used).toHaveLength(2)
  const owed = dialog.getAllByRole('row', { name: /^\d+ ₹/ }).map((row) => within(row).getAllByRole('cell'))
  for (const [a, b] of owed) expect(a?.textContent).toBe(b?.textContent)
})

test('the printed list says which offers we would not take', async () => {
  await compare([aStoredOffer(free)], { borrower: earning(12_400) })
  await act(() => window.dispatchEvent(new Event('beforeprint')))
  const row = screen.getByRole('row', { name: /^Neem Tree Finance/ })
  expect(row.textContent).toContain('We would not take this')
})

test('an address with a filter shows it in the summary', async () => {
  await compare([aStoredOffer()], {
    search: '?amount=5000&months=6&type=Personal+Loan&no-foreclosure-charge=1',
  })
  screen.getByText('Personal Loan, lowest cost a month, no foreclosure charge')
})

test('a filter that hides every match says so, and does not change how many lenders match', async () => {
  const offers = [
    aStoredOffer({ id: 'a', lender: 'One' }),
    aStoredOffer({ id: 'b', lender: 'Two' }),
    aStoredOffer({
      id: 'c',
      lender: 'Other type',
      processingFee: 'Nil',
      eligibility: { loanTypes: ['Gold Loan'] },
    }),
  ]
  const user = await compare(offers, { search: '?amount=120000&months=12&type=Personal+Loan&fees=none' })
  screen.getByText('Your filters hide every offer that matches your request.')
  screen.getByText(/^2 of 3 lenders match\./)
  expect(screen.queryByText(/No offer matches your request/)).toBeNull()
  await user.click(button('Show all lenders'))
  await screen.findByRole('heading', { name: '2 offers match your request' })
  expect(screen.queryByText(/Your filters hide/)).toBeNull()
})

test('if we can’t price the only offer, it is not called the closest; its row counts the other reasons', async () => {
  const user = await compare([aStoredOffer({ interestRate: 'On request', processingFee: 'On request' })], {
    search: '?amount=5000&months=6&no-foreclosure-charge=1',
  })
  screen.getByText(/^Showing 0 of 1 offer\./)
  await user.click(screen.getAllByRole('button', { name: 'Show all lenders' })[0] ?? document.body)
  await user.click(await screen.findByText('1 not ranked. See why'))
  await screen.findByText(/1 more reason\.$/)
  screen.getByText(/^0 of 1 lender matches\./)
  expect(screen.queryByText(/No offer matches your request/)).toBeNull()
})

test('sorts by the chosen figure; the badge does not affect the order', async () => {
  const user = await compare([
    aStoredOffer({
      id: 'a',
      lender: 'Low rate',
      interestRate: '10%',
      processingFee: '5%',
      recommended: true,
    }),
    aStoredOffer({ id: 'b', lender: 'No fee', interestRate: '12%', processingFee: 'Nil' }),
  ])
  expect(lenders()).toEqual(['No fee', 'Low rate'])
  await user.selectOptions(field('Sort by'), 'Lowest EMI')
  await waitFor(() => expect(lenders()).toEqual(['Low rate', 'No fee']))
  await user.selectOptions(field('Sort by'), 'Lowest fees')
  await waitFor(() => expect(lenders()).toEqual(['No fee', 'Low rate']))
})

test('a figure out of range stays as typed with its error beside it, and the offers stay as they were', async () => {
  const user = await compare([aStoredOffer()], { search: '?amount=250000&months=24' })
  await user.clear(field('I need'))
  await user.paste('99999999')
  await user.tab()
  await screen.findByText(messages.loanAmountTooHigh)
  expect(field('I need').getAttribute('aria-invalid')).toBe('true')
  expect(field('I need').value).toBe('99999999')
  expect(field('I need, slider').getAttribute('aria-valuetext')).toBe('₹10,00,000')
  button(/^₹2,50,000 over 24 months/)
  await user.clear(field('I need'))
  await user.paste('3 lakh')
  await waitFor(() => button(/^₹3,00,000 over 24 months/))
  expect(field('I need').value).toBe('3 lakh')
  await user.clear(field('Repay over'))
  await user.paste('1 year')
  await waitFor(() => button(/^₹3,00,000 over 12 months/))
})

/** Unfolds the offers that do not match, and the row of Neem Tree Finance to its card. */
async function openRow(user: Awaited<ReturnType<typeof compare>>) {
  await user.click(button(/See why$/))
  await user.click(await screen.findByRole('button', { name: 'Neem Tree Finance' }))
  return card('Neem Tree Finance')
}

test('an offer that does not match shows each unmet rule, and a button changes the request to match it', async () => {
  const user = await compare([aStoredOffer({ eligibility: { loanTypes: ['Gold Loan'] } })], {
    search: '?amount=350000&months=60&type=Personal+Loan',
  })
  screen.getByText('No offer matches your request. These come closest.')
  const offer = await openRow(user)
  for (const reason of [
    'Lends up to ₹3,00,000. Lower your amount.',
    'Longest tenure: 36 months. Choose 36 months or less.',
    'Only for: Gold Loan. Choose Gold Loan.',
  ])
    expect(offer.textContent).toContain(reason)
  await user.click(within(offer).getByRole('button', { name: /^Change my request/ }))
  await screen.findByText('1 offer matches your request')
  expect(field('I need').value).toBe('3,00,000')
  expect(field('Repay over').value).toBe('36')
  expect(field('Loan type').value).toBe('Gold Loan')
})

test('an unmet rule that no request can meet has its reason but no button', async () => {
  const eligibility = { minMonthlyIncome: 60_000, professions: ['Student' as const] }
  const user = await compare([aStoredOffer({ eligibility })], { borrower: earning(52_000) })
  const offer = await openRow(user)
  expect(offer.textContent).toContain('Asks for ₹60,000 a month; you told us ₹52,000.')
  expect(offer.textContent).toContain('Only for: Student.')
  expect(within(offer).queryByRole('button', { name: /^Change my request/ })).toBeNull()
})

test('an offer whose terms cannot be parsed says so and can still be applied for', async () => {
  const user = await compare([aStoredOffer({ interestRate: 'Ask the lender' })])
  screen.getByText('1 not ranked. See why')
  const offer = await openRow(user)
  within(offer).getByText('The interest rate could not be read: there is no figure in it.')
  within(offer).getByRole('link', { name: /^Apply Now/ })
})

test('a card says what share of the pay the EMI takes, and its details what remains', async () => {
  const user = await compare([aStoredOffer(free)], { borrower: earning(25_000) })
  screen.getByText('1 offer matches your request')
  expect(card('Neem Tree Finance').textContent).toContain('EMI ₹10,00040% of your pay')
  await user.click(button(/^More Details/))
  await screen.findByText('40% of your pay, ₹15,000 left')
})

test('an EMI above half of the pay is a stretch, and one tap chooses a tenure that brings it to half', async () => {
  const offers = [
    aStoredOffer({ ...free, id: 'a', lender: 'Long', tenure: '6 to 36 months' }),
    aStoredOffer({ ...free, id: 'b', lender: 'Short', tenure: '6 to 12 months' }),
  ]
  const user = await compare(offers, { borrower: earning(15_000) })
  const group = within(screen.getByRole('region', { name: '2 offers are a stretch' }))
  group.getByText('Lowest EMI: 67% of your pay, ₹5,000 left')
  expect(card('Long').textContent).toContain('Stays within 50% over 16 months.')
  expect(card('Short').textContent).not.toContain('Stays within')
  await user.click(group.getByRole('button', { name: /^Choose 16 months to stay within 50% with Long$/ }))
  await screen.findByText('1 offer matches your request')
  expect(field('Repay over').value).toBe('16')
  expect(card('Long').textContent).toContain('50% of your pay')
})

test('text in “Other EMIs you pay” that is no amount counts as no EMIs, and the field asks for an amount', async () => {
  const user = await compare([aStoredOffer(free)], { borrower: earning(25_000) })
  await user.type(field('Other EMIs you pay'), 'a lot')
  expect(screen.queryByText('Enter an amount, e.g. 5,000')).toBeNull()
  await user.tab()
  await screen.findByText('Enter an amount, e.g. 5,000')
  screen.getByText('1 offer matches your request')
})

test('if the income is not known, a button leads to the field for it, whose figure is not in the address', async () => {
  const user = await compare([aStoredOffer(free)])
  expect(card('Neem Tree Finance').textContent).not.toContain('of your pay')
  await user.click(button('Add it to see each EMI as a share of it'))
  await waitFor(() => expect(document.activeElement).toBe(field('Your monthly pay')))
  await user.keyboard('18000')
  await screen.findByText('1 offer is a stretch')
  expect(card('Neem Tree Finance').textContent).toContain('56% of your pay')
  expect(location.href).not.toContain('18000')
})

test('an offer that takes more than 80% of the pay is advised against: a tenure that fits is the main button', async () => {
  const offers = [
    aStoredOffer({ ...free, id: 'a', lender: 'Long', tenure: '6 to 36 months' }),
    aStoredOffer({ ...free, id: 'b', lender: 'Short', tenure: '6 to 12 months' }),
  ]
  const user = await compare(offers, { borrower: earning(12_400) })
  const group = within(screen.getByRole('region', { name: '2 offers that we would not take' }))
  expect(screen.queryByText(/You may qualify/)).toBeNull()
  const isMain = (control: HTMLElement) => control.className.includes('bg-primary ')
  const choose = group.getByRole('button', { name: /^Choose 20 months to stay within 50%/ })
  expect(isMain(choose)).toBe(true)
  for (const apply of group.getAllByRole('link', { name: /^Apply Now/ })) expect(isMain(apply)).toBe(false)
  expect(group.getByRole('link', { name: 'How much can I borrow?' }).getAttribute('href')).toBe(
    '/tools/afford',
  )
  await user.click(button(/^More Details of Short/))
  const details = within(await screen.findByRole('dialog'))
  details.getByText('We would not take this')
  details.getByText('No tenure that this lender offers here brings it within 50%.')
  await user.click(details.getByRole('button', { name: 'Close' }))
  await user.click(choose)
  await screen.findByText('1 offer matches your request')
  expect(isMain(within(card('Long')).getByRole('link', { name: /^Apply Now/ }))).toBe(true)
})

test.each([
  [12_500, '1 offer is a stretch'],
  [12_499, '1 offer that we would not take'],
])('an EMI of ₹10,000 from a pay of ₹%i: %s', async (pay, group) => {
  await compare([aStoredOffer(free)], { borrower: earning(pay) })
  screen.getByText(group)
})

test('with an income of 0 no offer matches', async () => {
  await compare([aStoredOffer(free)], { borrower: earning(0) })
  screen.getByText('1 offer that we would not take')
  screen.getByText('You told us that you have no monthly pay')
})

test('offers that don’t match are grouped by the reason that matters most, each group with its count', async () => {
  const gold = { loanTypes: ['Gold Loan'] } satisfies Offer['eligibility']
  const personal = { loanTypes: ['Personal Loan'] } satisfies Offer['eligibility']
  const user = await compare([
    aStoredOffer({ ...free, id: 'a', lender: 'Gold', eligibility: gold }),
    aStoredOffer({
      ...free,
      id: 'b',
      lender: 'Gold and long',
      interestRate: '5%',
      tenure: '24 to 36 months',
      eligibility: gold,
    }),
    aStoredOffer({ ...free, id: 'c', lender: 'Long', tenure: '24 to 36 months', eligibility: personal }),
    aStoredOffer({
      ...free,
      id: 'd',
      lender: 'Large',
      loanAmount: '₹5 lakh to ₹10 lakh',
      eligibility: personal,
    }),
    aStoredOffer({ ...free, id: 'e', lender: 'Fits', eligibility: personal }),
  ])
  await user.click(button('4 don’t match. See why'))
  const groups = screen.getAllByRole('region', { name: /: \d+$/ })
  const shown = groups.map((group) => [
    group.querySelector('p')?.textContent,
    within(group)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ])
  expect(shown).toEqual([
    ['Another loan type: 2', ['Gold', 'Gold and long']],
    ['Another amount: 1', ['Large']],
    ['Another tenure: 1', ['Long']],
  ])
})

test('offers without stated loan types have a group of their own', async () => {
  await compare([
    aStoredOffer({ ...free, id: 'a', lender: 'Silent', eligibility: undefined }),
    aStoredOffer({ ...free, id: 'b', lender: 'Stated', interestRate: '12%' }),
  ])
  screen.getByText('Loan types not stated: 1 offer')
  expect(lenders()).toEqual(['Stated', 'Silent'])
})
