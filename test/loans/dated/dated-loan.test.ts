import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apr } from '#loans/apr.ts'
import { dayNumber, dayOf } from '#loans/dated/calendar.ts'
import { datedApr, effectiveRate } from '#loans/dated/cost.ts'
import type { DatedLoan, DatedLoanProblem } from '#loans/dated/dated-loan.ts'
import { datedSchedule } from '#loans/dated/schedule.ts'
import { bookPayment } from '#loans/dated/servicing.ts'
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
      { seed: 42, numRuns: 300 },
    )
  })
})

describe('of any loan', () => {
  /** What is taken in advance may leave nothing to pay out. */
  const isPaidOut = (loan: DatedLoan) => {
    const schedule = datedSchedule(loan)
    return !isProblem(schedule) || schedule.problem !== 'feesAboveLoan'
  }
  const forEach = (check: (loan: DatedLoan) => void) =>
    fc.assert(fc.property(anyDatedLoan.filter(isPaidOut), check), { seed: 7, numRuns: 400 })

  test('every figure is finite, each row adds up, and the rows repay what was paid out', () => {
    forEach((loan) => {
      const schedule = scheduleOf(loan)
      const { rows, totalInterest, totalPaid, isNeverRepaid, brokenInterest, levels } = schedule
      for (const { interest, principal, fees, instalment, closing, outstanding } of rows) {
        expect([interest, principal, instalment, closing, outstanding].every(Number.isFinite)).toBe(true)
        expect(instalment).toBeCloseTo(interest + principal + fees, 6)
      }
      if (isNeverRepaid) return
      const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
      const lent = sumOf(loan.payouts.map(({ amount }) => amount))
      const charged = (how: string) =>
        sumOf((loan.charges ?? []).map(({ amount, gst = 0, paid }) => (paid === how ? amount + gst : 0)))
      const broken = loan.brokenPeriod?.interest
      const precision = Math.max(1, lent) * 1e-9
      if (rows.length > 0) {
        const added = charged('financed') + (broken === 'capitalised' ? brokenInterest : 0)
        const taken = (loan.inAdvance?.instalments ?? 0) * (levels[0]?.instalment ?? 0)
        const repaid = sumOf(rows.map(({ principal }) => principal))
        expect(Math.abs(repaid - (lent + added - taken))).toBeLessThan(precision)
      }
      const fees = charged('financed') + sumOf(rows.map((row) => row.fees))
      const later =
        (loan.inAdvance?.computed === 'arrears' ? schedule.payments.length : 0) * charged('withEach')
      const upFront = broken === 'upFront' ? brokenInterest : 0
      const expected = lent + totalInterest + fees + later - upFront
      expect(Math.abs(totalPaid - expected)).toBeLessThan(precision)
    })
  })

  /** With one payout, one rate, no rounding and no charges. */
  function simplified({ rounding: _, charges: __, ...exact }: DatedLoan): DatedLoan & { rate: number } {
    const [payout] = exact.payouts
    const [rate] = exact.rates
    if (!payout || !rate) throw new Error('no payout')
    return { ...exact, payouts: [payout], rates: [rate], rate: rate.annualPercent }
  }

  test('a higher rate and a higher fee never make the APR lower', () => {
    forEach((loan) => {
      const single = simplified(loan)
      const amount = single.payouts[0]?.amount ?? 0
      const aprOf = (change: Partial<DatedLoan>) => datedApr({ ...single, ...change }, 'dates')
      const apr = aprOf({})
      if (apr === undefined) return
      const [rate] = single.rates
      const dearer = { rates: rate ? [{ ...rate, annualPercent: rate.annualPercent + 1 }] : [] }
      expect(aprOf(dearer) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(apr)
      const charges = [{ amount: amount / 100, gst: (amount * 0.18) / 100, paid: 'keptBack' as const }]
      expect(aprOf({ charges }) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(apr)
    })
  })

  test('a longer term never makes the interest less', () => {
    forEach((loan) => {
      const single = { ...simplified(loan), inAdvance: undefined }
      const [first, last] = [single.stages[0], single.stages.at(-1)]
      if (!first || !last || last.step || typeof first.pays === 'number') return
      const stages = [...single.stages.slice(0, -1), { ...last, count: last.count + 1 }]
      const [shorter, longer] = [scheduleOf(single), scheduleOf({ ...single, stages })]
      expect(longer.totalInterest).toBeGreaterThanOrEqual(shorter.totalInterest - 1e-6)
    })
  })
})

test.each([
  ['months', 'months', { count: 1, unit: 'month' }],
  ['periods', 'actual/364', { count: 1, unit: 'week' }],
  ['days', 'actual/365', { count: 28, unit: 'day' }],
] as const)('without fees, the APR by %s of a regular loan is its rate', (convention, dayCount, every) => {
  const loan: DatedLoan = { ...plain, dayCount, calendar: { from: '2026-01-31', every } }
  expect(datedApr(loan, convention)).toBeCloseTo(12, 6)
})

test('a day number and its day are the same in the calendar of the platform', () => {
  for (let number = dayNumber('1899-12-25'); number < dayNumber('2402-01-05'); number++) {
    const day = new Date(number * 86_400_000).toISOString().slice(0, 10)
    if (dayOf(number) !== day || dayNumber(day) !== number) expect(dayOf(number)).toBe(day)
  }
  for (const day of ['0001-01-01', '0400-02-29', '9999-12-31']) expect(dayOf(dayNumber(day))).toBe(day)
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

test('instalments of 0 leave the interest to be capitalised', () => {
  const owedAfter = (pays: 0 | 'capitalise') =>
    scheduleOf({ ...plain, stages: [{ count: 6, pays }, ...plain.stages] }).rows[6]?.opening
  expect(owedAfter(0)).toBeCloseTo(120_000 * 1.01 ** 6, 6)
  expect(owedAfter(0)).toBe(owedAfter('capitalise'))
})

test('a loan that is repaid at the end pays all of its interest then, simple or compound', () => {
  const at = (pays: 'accrue' | 'capitalise') => scheduleOf({ ...plain, stages: [{ count: 12, pays }] })
  expect(at('accrue').totalPaid).toBeCloseTo(120_000 * 1.12, 6)
  expect(at('accrue').totalInterest).toBeCloseTo(120_000 * 0.12, 6)
  expect(at('capitalise').totalPaid).toBeCloseTo(120_000 * 1.01 ** 12, 6)
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

describe('charges', () => {
  const charges: DatedLoan['charges'] = [
    { amount: 1000, gst: 180, paid: 'keptBack', kind: 'fee' },
    { amount: 2000, gst: 360, paid: 'financed', kind: 'insurance' },
    { amount: 50, gst: 9, paid: 'withEach' },
    { amount: 500, paid: { on: '2026-03-31' }, kind: 'penalty' },
  ]

  test('are totalled by kind, with GST apart', () => {
    expect(scheduleOf({ ...plain, charges }).charges).toEqual({
      fees: 1000 + 12 * 50,
      gst: 180 + 360 + 12 * 9,
      insurance: 2000,
      penalties: 500,
    })
  })

  test('are kept back, financed, or part of the instalments, with their GST', () => {
    const { netPaidOut, rows } = scheduleOf({ ...plain, charges })
    expect(netPaidOut).toBe(120_000 - 1180)
    expect(rows[0]).toMatchObject({ opening: 120_000 + 2360, fees: 59, penalties: 0 })
    expect(rows[1]).toMatchObject({ fees: 59, penalties: 500 })
  })

  test('of which a payment has paid a part are not paid again by the next one', () => {
    const loan = { ...plain, charges }
    const terms = { order: ['penalties', 'fees', 'interest', 'principal'], interestUntil: 'thatDay' } as const
    const first = bookPayment(loan, {}, { on: '2026-02-28', amount: 40 }, terms)
    if (isProblem(first)) throw new Error(first.problem)
    expect(first.bookings).toEqual([
      { on: '2026-02-28', towards: '2026-02-28', penalties: 0, fees: 40, interest: 0, principal: 0 },
    ])
    const second = bookPayment(loan, { bookings: first.bookings }, { on: '2026-02-28', amount: 100 }, terms)
    if (isProblem(second)) throw new Error(second.problem)
    expect(second.bookings).toMatchObject([{ fees: 19, interest: 81, principal: 0 }])
  })
})

describe('a part-payment', () => {
  const paid = (keep: 'instalment' | 'term', on = '2026-04-30') => {
    const schedule = datedSchedule(plain, { partPayments: [{ on, amount: 30_000, keep }] })
    if (isProblem(schedule)) throw new Error(schedule.problem)
    return schedule
  }

  test('ends the loan earlier, or lowers the instalment', () => {
    expect(paid('instalment').rows.length).toBeLessThan(12)
    const { rows } = paid('term')
    expect(rows).toHaveLength(12)
    const rest = { principal: rows[2]?.closing ?? 0, annualRatePercent: 12, tenureMonths: 9 }
    expect(rows[3]?.instalment).toBeCloseTo(emi(rest), 6)
  })

  test('between two due dates saves interest from that day on', () => {
    const [on, before] = [scheduleOf(plain).rows[3], paid('instalment', '2026-05-11').rows[3]]
    expect((on?.interest ?? 0) - (before?.interest ?? 0)).toBeCloseTo((30_000 * 0.01 * 20) / 31, 6)
    expect(before).toMatchObject({ due: '2026-05-31', extra: 30_000 })
  })

  test.each([
    { on: '2026-01-31', amount: 1000 },
    { on: '2026-04-30', amount: 0 },
    { on: '2026-04-30', amount: Number.NaN },
  ])('of %o is a problem', (payment) => {
    expect(datedSchedule(plain, { partPayments: [{ ...payment, keep: 'term' }] })).toEqual({
      problem: 'paymentOutOfRange',
    })
  })
})

test.each<[DatedLoanProblem, Partial<DatedLoan>]>([
  ['notTogether', { flatYears: 1, rates: [...plain.rates, { from: '2026-03-01', annualPercent: 13 }] }],
  ['notTogether', { inAdvance: { instalments: 1, computed: 'arrears' }, balloon: 1000 }],
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
