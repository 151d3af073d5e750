import { expect, test } from 'vitest'
import {
  endOfFirstWeek,
  lastWeek,
  periodsOf,
  viewAt,
  weekEarlier,
  writtenPeriod,
} from '#web/admin/insights/periods.ts'
import { shareOfStepBefore, writtenPeople } from '#web/admin/insights/steps.ts'

const spans = (...given: Parameters<typeof periodsOf>) =>
  periodsOf(...given).map(({ from, to }) => `${from.slice(8)}-${to.slice(8)}`)

test('a month’s weeks begin on Mondays and are cut at its ends', () => {
  expect(spans('2026-11', 'week', '2026-12-05')).toEqual([
    '01-01',
    '02-08',
    '09-15',
    '16-22',
    '23-29',
    '30-30',
  ])
  expect(spans('2027-02', 'week', '2027-03-05')).toEqual(['01-07', '08-14', '15-21', '22-28'])
})

test('periods that have not begun, or ended before the first count, are left out', () => {
  expect(spans('2026-11', 'week', '2026-11-23', '2026-11-15')).toEqual(['09-15', '16-22', '23-29'])
  expect(spans('2026-11', 'day', '2026-11-03')).toEqual(['01-01', '02-02', '03-03'])
  expect(spans('2026-11', 'month', '2026-11-03')).toEqual(['01-30'])
  expect(spans('2026-12', 'month', '2026-11-30')).toEqual([])
})

test.each([
  ['2026-11-29', '2026-11', '2026-11-16'],
  ['2026-11-30', '2026-11', '2026-11-23'],
  ['2026-12-06', '2026-11', '2026-11-23'],
  ['2026-12-07', '2026-12', '2026-12-01'],
  ['2027-02-01', '2027-01', '2027-01-25'],
  ['2027-05-04', '2027-04', '2027-04-26'],
])('on %s, last week is in %s, from %s', (today, month, from) => {
  expect(lastWeek(today)).toEqual({ month, from })
})

const view = (address: string, today = '2026-12-09', since?: string) => {
  const { month, period } = viewAt(new URLSearchParams(address), today, since)
  return `${month}: ${writtenPeriod(period)}`
}

test.each([
  ['', '2026-12: 1 to 6 December 2026'],
  ['by=day', '2026-12: 9 December 2026'],
  ['by=month', '2026-12: December 2026'],
  ['month=2026-11', '2026-11: 30 November 2026'],
  ['month=2026-11&from=2026-11-09', '2026-11: 9 to 15 November 2026'],
  ['month=2026-11&by=day&from=2026-11-09', '2026-11: 9 November 2026'],
  ['month=2026-11&by=day', '2026-11: 30 November 2026'],
  ['month=2027-01', '2026-12: 1 to 6 December 2026'],
  ['month=2026-13&by=year&from=yesterday', '2026-12: 1 to 6 December 2026'],
])('shows at “%s”: %s', (address, expected) => {
  expect(view(address)).toBe(expected)
})

test('where last week was not counted yet, this week is shown', () => {
  expect(view('', '2026-11-29', '2026-11-28')).toBe('2026-11: 23 to 29 November 2026')
})

test('the share of the step before needs both numbers, and is at most 100%', () => {
  const share = (compare: number | 'few', code: number | 'few') =>
    shareOfStepBefore({ compare, code }, 'code')
  expect(share(200, 50)).toBe('25%')
  expect(share(50, 50)).toBe('100%')
  expect(share(10_000, 30)).toBe('under 1%')
  expect(share(50, 51)).toBe('more than before')
  expect(share('few', 50)).toBe('')
  expect(share(50, 'few')).toBe('')
  expect(share(0, 50)).toBe('')
  expect(shareOfStepBefore({ compare: 50 }, 'compare')).toBe('')
  expect(shareOfStepBefore({ compare: 50 }, 'code')).toBe('0%')
  expect(writtenPeople('few')).toBe('under 20')
})

test('a whole week and a day are compared with a week earlier, unless the month or the first counted day cuts it off', () => {
  const week = { kind: 'week' as const, from: '2026-11-16', to: '2026-11-22' }
  expect(weekEarlier(week)).toEqual({ ...week, from: '2026-11-09', to: '2026-11-15' })
  expect(weekEarlier(week, '2026-11-10')).toBeUndefined()
  expect(weekEarlier({ ...week, from: '2026-11-02', to: '2026-11-08' })).toBeUndefined()
  expect(weekEarlier({ kind: 'day', from: '2026-11-08', to: '2026-11-08' })?.from).toBe('2026-11-01')
  expect(weekEarlier({ kind: 'month', from: '2026-11-01', to: '2026-11-30' })).toBeUndefined()
})

test.each([
  // A Monday, and a Sunday.
  ['2026-11-16', '2026-11-22'],
  ['2026-11-29', '2026-12-06'],
])('of what is counted since %s, the first whole week ends on %s', (since, end) => {
  expect(endOfFirstWeek(since)).toBe(end)
})
