import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apr } from '#loans/apr.ts'
import { datedApr, effectiveRate } from '#loans/dated/cost.ts'
import type { DatedLoan, DatedLoanProblem } from '#loans/dated/dated-loan.ts'
import { datedSchedule } from '#loans/dated/schedule.ts'
import { emi } from '#loans/emi.ts'
import { isProblem } from '#loans/loan.ts'
import { anyDatedLoan } from './any-loan.ts'

const monthly = { count: 1, unit: 'month' } as const

/** ₹1,20,000 at 12% a year in 12 equal monthly instalments from 31 January 2026. */
const plain: DatedLoan = {
  payouts: [{ on: '2026-01-31', amount: 120_000 }],
  rates: [{ from: '2026-01-31', annualPercent: 12 }],
  dayCount: 'months',
  calendar: { from: '2026-01-31', every: monthly },
  stages: [{ count: 12, pays: 'level' }],
}

function scheduleOf(loan: DatedLoan) {
  const schedule = datedSchedule(loan)
  if (isProblem(schedule)) throw new Error(schedule.problem)
  return schedule
}

const near = (rupees: number) => expect.closeTo(rupees, 6)

describe('a loan with equal monthly instalments and no fee', () => {
  test('has the instalment of the closed form, and is due on the last day of shorter months', () => {
    const { rows, levels } = scheduleOf(plain)
    const loan = { principal: 120_000, annualRatePercent: 12, tenureMonths: 12 }
    expect(levels).toEqual([{ period: 0, instalment: near(emi(loan)) }])
    expect(rows.slice(0, 3).map(({ due }) => due)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30'])
  })

  test('has the APR of the closed form, fee or not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 10_000_000 }),
        fc.integer({ min: 0, max: 4000 }).map((hundredths) => hundredths / 100),
        fc.integer({ min: 1, max: 84 }),
        fc.double({ min: 0, max: 0.2, noNaN: true }),
        (principal, annualRatePercent, tenureMonths, feePart) => {
          const fee = principal * feePart
          const dated = datedApr(
            {
              ...plain,
              payouts: [{ on: '2026-01-31', amount: principal }],
              rates: [{ from: '2026-01-31', annualPercent: annualRatePercent }],
              stages: [{ count: tenureMonths, pays: 'level' }],
              charges: [{ amount: fee, paid: 'keptBack' }],
            },
            'months',
          )
          expect(dated).toBeCloseTo(apr({ principal, annualRatePercent, tenureMonths }, fee) ?? 0, 6)
        },
      ),
      { seed: 42, numRuns: 1000 },
    )
  })
})

describe('of any loan', () => {
  const forEach = (check: (loan: DatedLoan) => void) =>
    fc.assert(fc.property(anyDatedLoan, check), { seed: 7, numRuns: 1000 })

  test('every figure is finite, each row adds up, and the rows repay what was paid out', () => {
    forEach((loan) => {
      const { rows, totalInterest, totalPaid, isNeverRepaid } = scheduleOf(loan)
      for (const { interest, principal, instalment, closing, outstanding } of rows) {
        expect([interest, principal, instalment, closing, outstanding].every(Number.isFinite)).toBe(true)
        expect(instalment).toBeCloseTo(interest + principal, 6)
      }
      if (isNeverRepaid) return
      const lent = loan.payouts.reduce((sum, { amount }) => sum + amount, 0)
      const precision = Math.max(1, lent) * 1e-9
      const repaid = rows.reduce((sum, { principal }) => sum + principal, 0)
      expect(Math.abs(repaid - lent)).toBeLessThan(precision)
      expect(Math.abs(totalPaid - totalInterest - lent)).toBeLessThan(precision)
    })
  })

  test('a higher rate and a higher fee never make the APR lower', () => {
    forEach((loan) => {
      const { payouts, rounding: _, ...exact } = loan
      const first = payouts[0]
      if (!first) throw new Error('no payout')
      const [rate] = loan.rates
      const single = {
        ...exact,
        payouts: [first],
        rates: [{ ...rate, from: first.on, annualPercent: rate?.annualPercent ?? 0 }],
      }
      const dearer = {
        ...single,
        rates: single.rates.map((each) => ({ ...each, annualPercent: each.annualPercent + 1 })),
      }
      const charged = { ...single, charges: [{ amount: first.amount / 50, paid: 'keptBack' as const }] }
      const aprOf = (each: DatedLoan) => datedApr(each, 'dates') ?? Number.NaN
      expect(aprOf(dearer)).toBeGreaterThan(aprOf(single))
      expect(aprOf(charged)).toBeGreaterThan(aprOf(single))
    })
  })
})

test('a period is not changed by a rate that stays the same within it', () => {
  const [rate] = plain.rates
  for (const dayCount of ['months', 'actual/365', 'actual/360', 'actual/364', 'actual/actual'] as const) {
    const loan: DatedLoan = { ...plain, dayCount }
    const same = { from: '2026-04-11', annualPercent: rate?.annualPercent ?? 0 }
    const split = scheduleOf({ ...loan, rates: [...loan.rates, same] }).rows
    const whole = scheduleOf(loan).rows
    expect(split).toEqual(
      whole.map(({ interest, instalment }) =>
        expect.objectContaining({ interest: near(interest), instalment: near(instalment) }),
      ),
    )
  }
})

describe('the interest of a broken period', () => {
  const broken = (interest: 'upFront' | 'withFirst' | 'capitalised' | 'waived'): DatedLoan => ({
    ...plain,
    calendar: { from: '2026-02-18', every: monthly },
    brokenPeriod: { dayCount: 'actual/365', interest },
  })
  const days = (120_000 * 0.12 * 18) / 365
  const level = emi({ principal: 120_000, annualRatePercent: 12, tenureMonths: 12 })

  test('is kept back, added to the first instalment, added to the principal, or waived', () => {
    expect(scheduleOf(broken('upFront')).netPaidOut).toBeCloseTo(120_000 - days, 6)
    const withFirst = scheduleOf(broken('withFirst')).rows
    expect(withFirst[0]?.instalment).toBeCloseTo(level + days, 6)
    expect(withFirst[1]?.instalment).toBeCloseTo(level, 6)
    expect(scheduleOf(broken('capitalised')).rows[0]?.opening).toBeCloseTo(120_000 + days, 6)
    expect(scheduleOf(broken('waived')).totalPaid).toBeCloseTo(12 * level, 6)
  })
})

describe('a moratorium of 6 months', () => {
  const after = (pays: 'interest' | 'accrue' | 'capitalise') =>
    scheduleOf({
      ...plain,
      stages: [
        { count: 6, pays },
        { count: 12, pays: 'level' },
      ],
    }).rows

  test('leaves the principal, or adds simple or compound interest to it', () => {
    expect(after('interest')[6]?.opening).toBeCloseTo(120_000, 6)
    expect(after('accrue')[6]?.opening).toBeCloseTo(120_000 * 1.06, 6)
    expect(after('capitalise')[6]?.opening).toBeCloseTo(120_000 * 1.01 ** 6, 6)
  })
})

test('one instalment in advance keeps the stated rate if it is computed so', () => {
  const { rows, netPaidOut, levels } = scheduleOf({
    ...plain,
    inAdvance: { instalments: 1, computed: 'advance' },
  })
  expect(rows).toHaveLength(11)
  expect(netPaidOut).toBeCloseTo(120_000 - (levels[0]?.instalment ?? 0), 6)
  expect(datedApr({ ...plain, inAdvance: { instalments: 1, computed: 'advance' } }, 'months')).toBeCloseTo(
    12,
    6,
  )
  expect(
    datedApr({ ...plain, inAdvance: { instalments: 1, computed: 'arrears' } }, 'months'),
  ).toBeGreaterThan(13)
})

test('a fixed instalment runs until whatever last one results', () => {
  const { rows } = scheduleOf({ ...plain, stages: [{ count: 60, pays: 20_000 }] })
  expect(rows).toHaveLength(7)
  expect(rows.at(-1)?.instalment).toBeLessThan(20_000)
})

test('a kept instalment that no longer covers the interest is said, and has no APR', () => {
  const loan: DatedLoan = {
    ...plain,
    rates: [...plain.rates, { from: '2026-02-28', annualPercent: 200, keep: 'instalment' }],
  }
  const schedule = scheduleOf(loan)
  expect(schedule).toMatchObject({
    isNeverRepaid: true,
    shortfall: { period: 1, amount: expect.any(Number) },
  })
  expect(datedApr(loan, 'months')).toBeUndefined()
})

test.each<[DatedLoanProblem, Partial<DatedLoan>]>([
  ['noPayout', { payouts: [] }],
  ['payoutOutOfRange', { payouts: [{ on: '2026-01-31', amount: 0 }] }],
  ['payoutOutOfRange', { payouts: [{ on: '2026-01-31', amount: Number.NaN }] }],
  [
    'payoutsOutOfOrder',
    {
      payouts: [
        { on: '2026-03-01', amount: 1000 },
        { on: '2026-02-01', amount: 1000 },
      ],
    },
  ],
  ['payoutAfterEnd', { payouts: [...plain.payouts, { on: '2027-01-31', amount: 1000 }] }],
  ['noRate', { rates: [] }],
  ['rateOutOfRange', { rates: [{ from: '2026-01-31', annualPercent: -1 }] }],
  ['ratesOutOfOrder', { rates: [{ from: '2026-02-01', annualPercent: 12 }] }],
  ['noInstalment', { stages: [] }],
  [
    'tooManyInstalments',
    {
      stages: [
        { count: 5000, pays: 'level' },
        { count: 5000, pays: 'level' },
      ],
    },
  ],
  ['notADay', { calendar: { from: '2026-02-30', every: monthly } }],
  ['firstDueBeforeStart', { calendar: { from: '2026-01-31', firstDue: '2026-01-31', every: monthly } }],
  ['brokenPeriodNotStated', { calendar: { from: '2026-02-28', every: monthly } }],
  ['periodsNotInMonths', { calendar: { from: '2026-01-31', every: { count: 1, unit: 'week' } } }],
  ['feesAboveLoan', { charges: [{ amount: 120_000, paid: 'keptBack' }] }],
  ['balloonOutOfRange', { balloon: 120_001 }],
])('an impossible loan has the problem %s', (problem, change) => {
  expect(datedSchedule({ ...plain, ...change })).toEqual({ problem })
})

test('the yearly rate of flows that never turn, or that cost nothing, is not a figure', () => {
  expect(effectiveRate([{ on: '2026-01-01', amount: 100 }])).toBeUndefined()
  expect(
    effectiveRate([
      { on: '2026-01-01', amount: 100 },
      { on: '2027-01-01', amount: -100 },
    ]),
  ).toBeCloseTo(0, 9)
  expect(
    effectiveRate([
      { on: '2026-01-01', amount: 1000 },
      { on: '2027-01-01', amount: -1010 },
    ]),
  ).toBeCloseTo(1, 9)
})
