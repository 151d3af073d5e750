import { describe, expect, test } from 'vitest'
import { ageOn, isDay, todayInIndia } from '#loans/dates.ts'

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
])('who was born on %s is %i on 21 November 2026', (dob, age) => {
  expect(ageOn('2026-11-21', dob)).toBe(age)
})

test('who was born on 29 February is a year older on 1 March of a common year', () => {
  expect(ageOn('2026-02-28', '2008-02-29')).toBe(17)
  expect(ageOn('2026-03-01', '2008-02-29')).toBe(18)
  expect(ageOn('2028-02-29', '2008-02-29')).toBe(20)
})

describe('a day', () => {
  test.each(['2024-02-29', '1900-12-31', '2026-01-01'])('%s exists', (day) => expect(isDay(day)).toBe(true))
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
  ])('%j does not exist', (day) => expect(isDay(day)).toBe(false))
})
