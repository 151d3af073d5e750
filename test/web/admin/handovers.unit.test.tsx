import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { HandoverCount } from '#contract/handover.ts'
import * as messages from '#contract/messages.ts'
import { anAdminOffer, openHandovers } from '#support/components/admin.tsx'
import { field } from '#support/components/fields.ts'
import { refusal, success } from '#support/components/server.ts'
import { groupCounts, handoversCsv, periods } from '#web/admin/handovers/handover-groups.ts'
import type { DayCount } from '#web/admin/handovers/queries.ts'

const offers = [
  anAdminOffer({ id: 'a', lender: 'Kaveri Finance', description: 'For weddings' }),
  anAdminOffer({ id: 'b', lender: 'Kaveri Finance', description: 'For shops' }),
  anAdminOffer({ id: 'c', lender: 'Konkan Credit', description: '' }),
]
const names = new Map(offers.map((offer) => [offer.id, offer]))
const count = (offer_id: string, presses: number, rest: Partial<DayCount> = {}): DayCount => ({
  ...{ offer_id, language: 'en', loan_type: 'Gold Loan', has_id: false, presses, day: '2026-11-29' },
  ...rest,
})
const counts = [
  count('a', 2, { place: 10 }),
  count('b', 3, { place: 2, has_id: true, day: '2026-11-28' }),
  count('c', 4, { language: 'hi', day: '2026-11-28' }),
  count('gone', 1, { loan_type: undefined, place: 2 }),
]

test.each([
  ['Lender', ['Kaveri Finance 5 3', 'Konkan Credit 4 0', 'gone 1 0']],
  [
    'Offer',
    ['Konkan Credit 4 0', 'Kaveri Finance: For shops 3 3', 'Kaveri Finance: For weddings 2 0', 'gone 1 0'],
  ],
  ['Day', ['28 November 2026 7 3', '29 November 2026 3 0']],
  ['Loan type', ['Gold Loan 9 3', 'No type chosen 1 0']],
  ['Place in the list', ['2 4 3', '10 2 0', 'Outside the list 4 0']],
  ['Language', ['English 6 3', 'Hindi 4 0']],
] as const)('counts hand-overs by %s', (grouping, expected) => {
  const groups = groupCounts(counts, grouping, names)
  expect(groups.map(({ name, presses, withId }) => `${name} ${presses} ${withId}`)).toEqual(expected)
})

test('offers with one name stay apart, and spellings of one lender are counted together', () => {
  const spelt = new Map([
    ['a', { lender: 'Kaveri Bank', description: '' }],
    ['b', { lender: 'Kaveri Bank', description: '' }],
    ['c', { lender: 'KAVERI BANK LTD.', description: '' }],
  ])
  const three = [count('a', 1), count('b', 2), count('c', 4), count('b', 3)]
  const counted = (grouping: 'Lender' | 'Offer') =>
    groupCounts(three, grouping, spelt).map(({ name, presses }) => `${name} ${presses}`)
  expect(counted('Offer')).toEqual(['Kaveri Bank 5', 'KAVERI BANK LTD. 4', 'Kaveri Bank 1'])
  expect(counted('Lender')).toEqual(['Kaveri Bank 10'])
})

test('a file has every count, with the names of offers that are still there', () => {
  const [, titles = '', first, ...rest] = handoversCsv(counts, names).split(/^\uFEFF|\r\n/)
  expect(titles.split(',')).toHaveLength(9)
  expect(first).toBe('"2026-11-29","Kaveri Finance","For weddings","a","Gold Loan","10","English","No","2"')
  expect(rest[2]).toBe('"2026-11-29","","","gone","","2","English","No","1"')
})

test.each([
  ['2026-12-31', '2026-12-25', '2026-12-04', '2026-12-01', '2026-11-01', '2026-11-30'],
  ['2027-03-01', '2027-02-23', '2027-02-02', '2027-03-01', '2027-02-01', '2027-02-28'],
  ['2028-03-31', '2028-03-25', '2028-03-04', '2028-03-01', '2028-02-01', '2028-02-29'],
])('periods end on %s', (today, week, fourWeeks, month, lastMonth, lastDay) => {
  expect(periods['Last 7 days'](today)).toEqual({ first: week, last: today })
  expect(periods['Last 28 days'](today)).toEqual({ first: fourWeeks, last: today })
  expect(periods['This month'](today)).toEqual({ first: month, last: today })
  expect(periods['Last month'](today)).toEqual({ first: lastMonth, last: lastDay })
})

const ofDay = (presses: number): HandoverCount => ({ offer_id: 'a', language: 'en', has_id: false, presses })

test('the page adds the days of a period up, and counts them in another way on request', async () => {
  const { user, requests } = await openHandovers(
    success({ offers }),
    success({ counts: [ofDay(2), { ...ofDay(1), offer_id: 'c', place: 3, has_id: true }] }),
  )
  await screen.findByText(/hand-overs from /)
  expect(screen.getByRole('status').textContent).toMatch(/^21 hand-overs from /)
  expect(requests.filter(({ path }) => path === '/user/handovers')).toHaveLength(7)
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
  row('Kaveri Finance').getByText('14')
  row('Kaveri Finance').getByText('67%')
  row('Konkan Credit').getAllByText('7')
  await user.selectOptions(field('Count by'), 'Place in the list')
  row('3').getAllByText('7')
  await user.selectOptions(field('When'), 'Today')
  await screen.findByText(/hand-overs on /)
  expect(screen.getByRole('status').textContent).toMatch(/^3 hand-overs on /)
})

test('a time without hand-overs and a failure are said, and the failure can be retried', async () => {
  const { user, answers } = await openHandovers(success({ offers }), refusal(500))
  await screen.findByText(messages.handoversNotFetched)
  answers['/user/handovers'] = success({ counts: [] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No hand-overs yet')
  await waitFor(() => expect(screen.queryByText(messages.handoversNotFetched)).toBeNull())
  expect(screen.getByRole('status').textContent).toMatch(/^0 hand-overs from /)
})
