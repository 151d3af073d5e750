import { expect, test } from 'vitest'
import { ratesStatus } from '#web/offers/rates-status.ts'

const dayMs = 24 * 60 * 60 * 1000
const fetchedDaysAgo = (days: number, isCached = false) => ({
  offers: [],
  fetchedAt: new Date(Date.now() - days * dayMs).toISOString(),
  isCached,
})

test('says nothing of rates that were just loaded', () => {
  expect(ratesStatus(fetchedDaysAgo(0), true)).toEqual({ asOf: false, applyOffReason: undefined })
})

test('dates cached rates, and leaves “Apply Now” on for seven days', () => {
  const { asOf, applyOffReason } = ratesStatus(fetchedDaysAgo(6.9, true), true)
  expect(asOf).toMatch(/\d/)
  expect(applyOffReason).toBeUndefined()
})

test('turns “Apply Now” off for rates of more than seven days, for an unknown time and without a connection', () => {
  const reasons = [
    ratesStatus(fetchedDaysAgo(7.1), true),
    ratesStatus({ ...fetchedDaysAgo(0), fetchedAt: 'never' }, true),
    // The device's clock was ahead when they were loaded.
    ratesStatus(fetchedDaysAgo(-30, true), true),
    ratesStatus(fetchedDaysAgo(0), false),
  ].map(({ applyOffReason }) => applyOffReason)
  expect(new Set(reasons.map(Boolean))).toEqual(new Set([true]))
  expect(reasons[3]).not.toBe(reasons[0])
})
