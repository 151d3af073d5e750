import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Insights } from '#contract/insights.ts'
import { anAdminOffer, openInsights } from '#support/components/admin.tsx'
import { heldBack, refusal, success } from '#support/components/server.ts'
import { madeInsights } from '#support/insights.ts'

/** A Thursday. Last week is from 7 to 13 December. */
const today = '2026-12-17'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${today}T10:10:00+05:30`), toFake: ['Date'] })
  return () => void vi.useRealTimers()
})

const full = madeInsights({ month: '2026-12', today, since: '2026-11-29', visits: 3000 })
const open = (insights: Insights, search = '', offers = [anAdminOffer({ lender: 'Kaveri Bank' })]) =>
  openInsights(success(insights), search, offers)

/** The chart with this title. */
const figure = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('figure') ?? document.body)
const funnel = 'From the first visit to the loan'
const bars = (title: string) =>
  figure(title)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const weekOf = (from: string, steps: Insights['periods'][number]['steps']): Insights => ({
  ...full,
  periods: [{ kind: 'week', from, to: '2026-12-13', steps }],
})

test('opens with the funnel of last week, each step beside the one before', async () => {
  await open(
    weekOf('2026-12-07', { compare: 12_040, code: 3010, 'signed-in': 3100, details: 'few', offers: 25 }),
  )
  await screen.findByRole('heading', { name: '7 to 13 December 2026' })
  expect(bars(funnel)).toEqual([
    'Visited the comparison12,040',
    'Asked for a code25%3,010',
    'Signed inmore than before3,100',
    'Gave their detailsunder 20',
    'Chose a loan0',
    'Saw their offers25',
  ])
  figure(funnel).getByText('Pressed “Apply Now”, Received by a lender, Approved, Paid out')
  screen.getByText(/^Fewer than 20 people .* by subtraction\.$/)
})

test('the figures asked for first stand above the charts, each against a week earlier', async () => {
  vi.setSystemTime(new Date('2026-12-21T10:10:00+05:30'))
  const week = (from: string, to: string, steps: Insights['periods'][number]['steps']) => ({
    ...{ kind: 'week' as const, from, to, steps },
  })
  const periods = [
    week('2026-12-14', '2026-12-20', { compare: 110, 'signed-in': 45, handover: 'few' }),
    week('2026-12-07', '2026-12-13', { compare: 100, 'signed-in': 50, handover: 30 }),
  ]
  await open({ ...full, periods })
  await screen.findByText('+10%')
  screen.getByText('−10%')
  expect(screen.getAllByText(/^[+−]\d+%$/)).toHaveLength(2)
  screen.getByText('Changes are against 7 to 13 Dec.')
})

test('charts without a number are named, not drawn', async () => {
  const few = { steps: { handover: 'few' as const } }
  await open({ ...full, by_lender: [{ lender: 'kaveribank', ...few }], minutes: [] })
  await screen.findByText(/^From sign-in to the offers, By lender: drawn once/)
  expect(screen.queryByRole('heading', { name: 'By lender' })).toBeNull()
  screen.getByRole('heading', { name: 'By loan type' })
})

test('a full month has every figure, with the names of lenders and offers', async () => {
  await open(full, '?by=month', [
    anAdminOffer({ id: 'offer-0', lender: 'Kaveri Bank', description: 'Flexi' }),
  ])
  await screen.findByRole('heading', { name: 'December 2026, so far' })
  await waitFor(() => expect(bars('Offers by hand-overs')[0]).toMatch(/^Kaveri Bank: Flexi\d/))
  expect(bars('By lender')).toHaveLength(2)
  expect(bars('By lender')[0]).toMatch(/^Kaveri Bank\d/)
  expect(bars('By loan type')[0]).toMatch(/^Personal Loan\d+%/)
  expect(bars('By language')).toHaveLength(2)
  expect(bars('From sign-in to the offers')[1]).toMatch(/^2 to 4 minutes\d/)
  figure('Open complaints').getByText('5 are open, 1 of them overdue. By the days since they came in.')
  expect(bars('Freshness of the catalogue').at(-1)).toBe('A fact was never checked3')
  expect(screen.queryByText(/Counted since/)).toBeNull()
})

test('a chart of groups shows the step that is chosen, the most first', async () => {
  const by_language: Insights['by_language'] = [
    { language: 'en', steps: { compare: 40, handover: 25 } },
    { language: 'hi', steps: { compare: 50, handover: 'few' } },
  ]
  const { user } = await open({ ...full, by_language })
  const chart = 'By language'
  await screen.findByRole('heading', { name: chart })
  expect(bars(chart)).toEqual(['English25', 'Hindiunder 20'])
  await user.selectOptions(figure(chart).getByLabelText('Step'), 'Visited the comparison')
  expect(bars(chart)).toEqual(['Hindi50', 'English40'])
})

test('the address keeps the month, the kind and the day, week or month that are chosen', async () => {
  const { user, answers } = await open(full)
  await screen.findByRole('heading', { name: '7 to 13 December 2026' })
  await user.selectOptions(screen.getByLabelText('Figures of a'), 'Day')
  await screen.findByRole('heading', { name: '17 December 2026, so far' })
  await user.selectOptions(screen.getByLabelText('Day'), '3 Dec')
  await screen.findByRole('heading', { name: '3 December 2026' })
  expect(location.search).toBe('?month=2026-12&by=day&from=2026-12-03')
  const next = screen.getByRole('button', { name: 'Next month: January 2027' })
  expect(next.getAttribute('aria-disabled')).toBe('true')
  await user.click(next)
  answers['/user/insights'] = success(
    madeInsights({ month: '2026-11', today, since: '2026-11-29', visits: 90 }),
  )
  await user.click(screen.getByRole('button', { name: 'Previous month: November 2026' }))
  await screen.findByRole('heading', { name: '30 November 2026' })
  expect(location.search).toBe('?month=2026-11&by=day')
  screen.getByText(/^Counted since 29 November 2026\./)
  const previous = screen.getByRole('button', { name: 'Previous month: October 2026' })
  expect(previous.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('link', { name: 'Last week' }))
  await screen.findByRole('heading', { name: '7 to 13 December 2026' })
})

test('of a week that the month cuts, the page says where the rest is', async () => {
  await open(full, '?month=2026-12&from=2026-12-01')
  await screen.findByRole('heading', { name: '1 to 6 December 2026' })
  screen.getByText('The other days of this week are under November 2026.')
})

test('where all groups are small, no number is shown, and the page says why', async () => {
  await open(madeInsights({ month: '2026-12', today, since: '2026-11-29', visits: 1 }), '?by=day')
  await screen.findByRole('heading', { name: '17 December 2026, so far' })
  expect(figure(funnel).getByText('Under 20:').closest('p')?.textContent).toBe(
    'Under 20: Visited the comparison',
  )
  expect(screen.queryByText(/%/)).toBeNull()
  screen.getByText(/by subtraction/)
})

test('a stage that counts since yesterday says so, and shows the week that has begun', async () => {
  await open(madeInsights({ month: '2026-12', today, since: '2026-12-16', visits: 3000 }))
  await screen.findByRole('heading', { name: '14 to 20 December 2026, so far' })
  screen.getByText(
    'Counted since 16 December 2026. Last week was not counted yet. The first whole week ends on 27 December 2026.',
  )
  const weeks = within(screen.getByLabelText('Week')).getAllByRole('option')
  expect(weeks.map(({ textContent }) => textContent)).toEqual(['14 to 20 Dec'])
})

test('a period in which nothing was counted says so instead of zeros', async () => {
  await open(weekOf('2026-12-07', { compare: 30 }), '?by=day')
  await screen.findByRole('heading', { name: '17 December 2026, so far' })
  figure(funnel).getByText('Nothing was counted in this time.')
  expect(figure(funnel).queryByRole('table')).toBeNull()
})

test.each([
  ['2026-11-29', 'Counted since 29 November 2026.'],
  [undefined, 'The first visit will be counted.'],
])(
  'a month without counts is said (counted since %s), and what is so today is still shown',
  async (since, text) => {
    const { counted_since: _, ...rest } = full
    const nothing = { periods: [], by_type: [], by_language: [], by_lender: [], offers: [], minutes: [] }
    await open({ ...rest, ...nothing, ...(since && { counted_since: since }) })
    await screen.findByText('Nothing was counted in this month yet')
    screen.getByText(text)
    screen.getByRole('heading', { name: 'Open complaints' })
  },
)

test('a failure is said, and can be retried', async () => {
  const { user, answers } = await openInsights(refusal(500, 'Down'))
  await screen.findByText('The figures could not be fetched')
  answers['/user/insights'] = success(full)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: '7 to 13 December 2026' })
})

test('says that it is loading', async () => {
  const { answer, release } = heldBack(success(full))
  await openInsights(answer)
  screen.getByText('Counting…')
  await act(async () => release())
  await screen.findByRole('heading', { name: '7 to 13 December 2026' })
})

test('counts again each minute, and keeps the figures when that fails', async () => {
  vi.useFakeTimers({ now: new Date(`${today}T10:10:00+05:30`), shouldAdvanceTime: true })
  const { user, answers, requests } = await open(weekOf('2026-12-07', { compare: 30 }))
  await screen.findByText('As of 10:10 on 17 December 2026. Days are in India.')
  const asked = () => requests.filter(({ path }) => path === '/user/insights').length
  expect(asked()).toBe(1)
  answers['/user/insights'] = success(weekOf('2026-12-07', { compare: 31 }))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await screen.findByText('As of 10:11 on 17 December 2026. Days are in India.')
  expect(bars(funnel)[0]).toBe('Visited the comparison31')
  answers['/user/insights'] = refusal(500)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await screen.findByText('Newer figures could not be fetched: these are the last.')
  expect(bars(funnel)[0]).toBe('Visited the comparison31')
  expect(asked()).toBe(3)
  answers['/user/insights'] = success(weekOf('2026-12-07', { compare: 32 }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(bars(funnel)[0]).toBe('Visited the comparison32'))
  expect(screen.queryByText(/Newer figures/)).toBeNull()
})

test('the table behind a chart is saved as a file that no spreadsheet evaluates', async () => {
  const saved: Blob[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  onTestFinished(() => void vi.restoreAllMocks())
  const offers: Insights['offers'] = [
    { offer_id: 'a', lender: 'kaveribank', handovers: 1204 },
    { offer_id: 'b', lender: 'other', handovers: 'few' },
  ]
  const { user } = await open({ ...full, offers }, '', [
    anAdminOffer({ id: 'a', lender: '=Kaveri Bank', description: '' }),
  ])
  const chart = 'Offers by hand-overs'
  const table = within(await screen.findByRole('table', { name: chart, hidden: true }))
  await table.findByText('=Kaveri Bank')
  table.getByText('1,204')
  await user.click(screen.getByRole('button', { name: `Save as CSV: ${chart}`, hidden: true }))
  expect(await saved[0]?.text()).toBe(
    '\uFEFF"Offer","Hand-overs","Offer ID"\r\n"\'=Kaveri Bank","1204","a"\r\n"other","under 20","b"\r\n',
  )
})
