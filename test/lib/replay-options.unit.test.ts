import { expect, test } from 'vitest'
import { readReplayOptions } from '#lib/operations/replay-options.ts'

const now = new Date('2026-12-20T10:00:00+05:30')
const defaults = { amount: '300000', tenure: '36' }
const read = (given: Record<string, string>) => readReplayOptions({ ...defaults, ...given }, now)

test.each([
  ['2026-12-03', '2026-12-03T18:29:59.999Z'],
  ['2026-12-20', now.toISOString()],
  ['2026-12-03T18:30:00+05:30', '2026-12-03T13:00:00.000Z'],
  ['2026-12-03T13:00:00.5Z', '2026-12-03T13:00:00.500Z'],
])('reads --at %s as %s', (at, instant) => {
  expect(read({ at }).at.toISOString()).toBe(instant)
})

test('reads amounts, tenures and facts as people type them, and leaves out facts that are not given', () => {
  const facts = {
    type: 'personal loan',
    income: '60,000',
    'other-emis': '5k',
    age: '30',
    profession: 'Salaried',
  }
  expect(read({ at: '2026-12-03', amount: '₹5 lakh', tenure: '4 years', ...facts }).loanRequest).toEqual({
    amount: 500_000,
    tenureMonths: 48,
    loanType: 'Personal Loan',
    monthlyIncome: 60_000,
    otherEmis: 5_000,
    ageYears: 30,
    profession: 'Salaried',
  })
  expect(read({ at: '2026-12-03' }).loanRequest).toEqual({ amount: 300_000, tenureMonths: 36 })
})

const notAnInstant = '--at must be a day or an instant, such as 2026-12-03 or 2026-12-03T18:30:00+05:30'

test.each<[Record<string, string>, string]>([
  [{}, notAnInstant],
  [{ at: '2026-02-30' }, notAnInstant],
  [{ at: '2026-02-30T10:00:00Z' }, notAnInstant],
  [{ at: 'yesterday' }, notAnInstant],
  [{ at: '2026-12-03T25:00:00Z' }, notAnInstant],
  [{ at: '2026-12-03T10:00:00' }, notAnInstant],
  [{ at: '2026-12-21' }, '--at must not be in the future'],
  [{ amount: 'much' }, '--amount must be a number from 5000 to 1000000'],
  [{ amount: '20 lakh' }, '--amount must be a number from 5000 to 1000000'],
  [{ tenure: '0' }, '--tenure must be a number from 1 to 60'],
  [{ income: '-1' }, '--income must be a number from 0 to 999999999'],
  [{ 'other-emis': '' }, '--other-emis must be a number from 0 to 999999999'],
  [{ age: '17' }, '--age must be a number from 18 to 100'],
  [{ type: 'Car Loan' }, '--type must be one of: Personal Loan, '],
  [{ profession: 'Poet' }, '--profession must be one of: Salaried, '],
])('rejects %j', (given, message) => {
  const at = '2026-12-03'
  expect(() => read(message === notAnInstant ? given : { at, ...given })).toThrow(message)
})
