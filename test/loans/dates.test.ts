import { describe, expect, test } from 'vitest'
import { ageOn, daysBetween, isDay, monthsLater, todayInIndia } from '#loans/dates.ts'

test.each([
  ['2026-11-20T18:29:59Z', '2026-11-20'],
  ['2026-11-20T18:30:00Z', '2026-11-21'],
  ['2026-12-31T20:00:00Z', '2027-01-01'],
])('at %s it is %s in India', (instant, day) => {
  expect(todayInIndia(new Date(instant))).toBe(day)
})

test.each([
  ['2008-11-21', 18],
  ['2008-11-22', 17],
  ['1926-11-21', 100],
  ['1925-11-22', 100],
  ['1925-11-21', 101],
  ['2026-11-22', -1],
])('somebody born on %s is %i years old on 21 November 2026', (dob, age) => {
  expect(ageOn('2026-11-21', dob)).toBe(age)
})

test('somebody born on 29 February has their birthday on 1 March in common years', () => {
  expect(ageOn('2026-02-28', '2008-02-29')).toBe(17)
  expect(ageOn('2026-03-01', '2008-02-29')).toBe(18)
  expect(ageOn('2028-02-29', '2008-02-29')).toBe(20)
})

describe('isDay', () => {
  test.each(['2024-02-29', '1900-12-31', '2026-01-01'])('accepts %s', (day) => expect(isDay(day)).toBe(true))
  test.each([
    '2023-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '0000-01-01',
    '21/11/2026',
    '',
    '2026-04-31',
    '2026-01-01\n',
  ])('rejects %j', (day) => expect(isDay(day)).toBe(false))
})

test('monthsLater returns the same day of the month, or the last day of a shorter month', () => {
  expect(monthsLater('2026-01-31', 1)).toBe('2026-02-28')
  expect(monthsLater('2027-12-31', 2)).toBe('2028-02-29')
  expect(monthsLater('2026-01-15', -1)).toBe('2025-12-15')
  expect(monthsLater('2026-03-31', -1)).toBe('2026-02-28')
})

test('daysBetween counts 29 February in a leap year', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
})
