import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isProblem } from '#loans/loan.ts'
import { type CashLoan, cashLoanCost, payLaterCost } from '#loans/true-cost/cash-loan.ts'
import { cardEmiCost, flatLoanCost, noCostEmiCost } from '#loans/true-cost/instalment-plan.ts'
import { highestPercent, type TrueCost } from '#loans/true-cost/true-cost.ts'

/** The cost, or a failure that names the problem. */
function priced<Result extends object>(result: Result): Extract<Result, TrueCost> {
  if (isProblem(result)) throw new Error(JSON.stringify(result))
  return result as Extract<Result, TrueCost>
}

const rates = (cost: TrueCost) =>
  Object.fromEntries(cost.rates.map(({ convention, percent }) => [convention, percent]))

/** Twelve times the monthly rate at which later amounts are worth `received`, by bisection. */
function aprBySearch(received: number, later: readonly number[]): number {
  let [low, high] = [0, 100]
  for (let step = 0; step < 200; step++) {
    const rate = (low + high) / 2
    const worth = later.reduceRight((sum, amount) => (sum + amount) / (1 + rate), 0)
    if (worth > received) low = rate
    else high = rate
  }
  return 1200 * low
}

const repeat = (count: number, amount: number) => Array.from({ length: count }, () => amount)

describe('a cash loan', () => {
  const fourteenDays: CashLoan = { asked: 5_000, got: 4_100, repayment: { amount: 5_000, afterDays: 14 } }

  test('of 5,000 asked and 4,100 got, due after 14 days, has three yearly rates, the effective one first', () => {
    const cost = priced(cashLoanCost(fourteenDays))
    expect(cost.rates.map(({ convention }) => convention)).toEqual(['effective', 'simple', 'nominal'])
    const { effective, simple, nominal } = rates(cost)
    expect(effective).toBeCloseTo(17_560.2152, 4)
    expect(nominal).toBeCloseTo(646.847, 3)
    expect(simple).toBeCloseTo(572.2997, 4)
    expect(cost).toMatchObject({
      borrowed: 4_100,
      parts: [
        { name: 'keptBack', amount: 900 },
        { name: 'interest', amount: 0 },
      ],
      cost: 900,
      months: 0,
    })
    expect(cost.perThousand).toBeCloseTo(219.5122, 4)
  })

  test('in monthly instalments has RBI’s APR', () => {
    const repayment = { instalment: 900, count: 6, every: { count: 1, unit: 'month' } } as const
    const cost = priced(cashLoanCost({ asked: 5_000, got: 4_600, repayment }))
    expect(cost.rates).toHaveLength(1)
    expect(rates(cost).apr).toBeCloseTo(aprBySearch(4_600, repeat(6, 900)), 8)
    expect(cost).toMatchObject({ cost: 800, instalment: 900, months: 6 })
  })

  test('in quarterly instalments has twelve times the monthly rate', () => {
    const repayment = { instalment: 2_700, count: 2, every: { count: 3, unit: 'month' } } as const
    const cost = priced(cashLoanCost({ asked: 5_000, got: 5_000, repayment }))
    expect(rates(cost).apr).toBeCloseTo(aprBySearch(5_000, [0, 0, 2_700, 0, 0, 2_700]), 8)
    expect(cost.months).toBe(6)
  })

  test('in weekly instalments has the effective rate of its days, and the nominal one', () => {
    const repayment = { instalment: 500, count: 12, every: { count: 1, unit: 'week' } } as const
    const cost = priced(cashLoanCost({ asked: 5_000, got: 5_000, repayment }))
    const { effective = 0, nominal = 0 } = rates(cost)
    const weekly = aprBySearch(5_000, repeat(12, 500)) / 1200
    expect(effective).toBeCloseTo(100 * ((1 + weekly) ** (365 / 7) - 1), 6)
    expect((1 + nominal / 1200) ** 12).toBeCloseTo(1 + effective / 100, 8)
    expect(cost.rates.map(({ convention }) => convention)).toEqual(['effective', 'nominal'])
    expect(cost.months).toBe(3)
  })

  test('that costs nothing has a rate of 0', () => {
    for (const repayment of [
      { amount: 4_100, afterDays: 30 },
      { instalment: 410, count: 10, every: { count: 1, unit: 'month' } },
      { instalment: 410, count: 10, every: { count: 10, unit: 'day' } },
    ] as const) {
      const cost = priced(cashLoanCost({ asked: 4_100, got: 4_100, repayment }))
      expect(cost.rates[0].percent).toBeGreaterThanOrEqual(0)
      expect(cost.rates[0].percent).toBeCloseTo(0, 8)
    }
  })

  test('that costs half of it for one day has a rate beyond every bound, and a simple one', () => {
    const cost = priced(
      cashLoanCost({ asked: 1_500, got: 1_000, repayment: { amount: 1_500, afterDays: 1 } }),
    )
    expect(cost.rates).toEqual([
      { convention: 'effective', percent: undefined },
      { convention: 'simple', percent: 18_250 },
    ])
  })

  test('for which less is paid back than was asked has one charge', () => {
    const repayment = { amount: 4_500, afterDays: 30 }
    expect(cashLoanCost({ asked: 5_000, got: 4_100, repayment })).toMatchObject({
      parts: [{ name: 'charge', amount: 400 }],
      cost: 400,
    })
  })

  test.each<[Partial<CashLoan>, object]>([
    [{ got: 0 }, { problem: 'gotNothing' }],
    [{ got: Number.NaN }, { problem: 'gotNothing' }],
    [{ got: 5_001 }, { problem: 'gotMoreThanAsked', limit: 5_000 }],
    [{ repayment: { amount: 4_099, afterDays: 14 } }, { problem: 'paidLessThanGot', limit: 4_100 }],
    [{ repayment: { amount: 5_000, afterDays: 0 } }, { problem: 'noTime' }],
    [{ repayment: { amount: 5_000, afterDays: 1.5 } }, { problem: 'noTime' }],
    [{ repayment: { instalment: 900, count: 0, every: { count: 1, unit: 'week' } } }, { problem: 'noTime' }],
    [
      { repayment: { instalment: 409, count: 10, every: { count: 1, unit: 'week' } } },
      { problem: 'paidLessThanGot', limit: 4_100 },
    ],
  ])('with %o has the problem %o', (change, problem) => {
    expect(cashLoanCost({ ...fourteenDays, ...change })).toEqual(problem)
  })
})

test('buy now pay later costs its charge, at the effective rate of its days', () => {
  const cost = priced(payLaterCost({ price: 3_000, charge: 90, afterDays: 30 }))
  expect(rates(cost).effective).toBeCloseTo(100 * (1.03 ** (365 / 30) - 1), 6)
  expect(rates(cost).simple).toBeCloseTo(36.5, 10)
  expect(cost).toMatchObject({ parts: [{ name: 'charge', amount: 90 }], perThousand: 30, months: 1 })
})

describe('a no-cost EMI', () => {
  const emi = { price: 30_000, discountLost: 2_000, tenureMonths: 6, fee: 199, bookedPercent: 15 }

  test('costs the discount, the fee with GST, and the GST on the interest that the shop pays', () => {
    const cost = priced(noCostEmiCost(emi))
    let booked = repeat(6, 5_000).reduceRight((sum, amount) => (sum + amount) / 1.0125, 0)
    const gsts = repeat(6, 0).map(() => {
      const interest = booked * 0.0125
      booked -= 5_000 - interest
      return interest * 0.18
    })
    const gst = gsts.reduce((sum, amount) => sum + amount, 0)
    expect(cost.parts).toEqual([
      { name: 'discountLost', amount: 2_000 },
      { name: 'fee', amount: 235 },
      { name: 'gstOnInterest', amount: Math.round(gst) },
    ])
    expect(cost).toMatchObject({ borrowed: 28_000, instalment: 5_000, months: 6 })
    const later = gsts.map((amount) => 5_000 + amount)
    expect(rates(cost).apr).toBeCloseTo(aprBySearch(28_000 - 234.82, later), 8)
  })

  test('without a discount, a fee or GST costs nothing', () => {
    const cost = priced(noCostEmiCost({ ...emi, discountLost: 0, fee: 0, bookedPercent: undefined }))
    expect(cost.cost).toBe(0)
    expect(rates(cost).apr).toBeCloseTo(0, 8)
  })

  test.each([
    [{ discountLost: 30_000 }, { problem: 'discountTakesPrice', limit: 30_000 }],
    [{ fee: 23_729 }, { problem: 'feeTakesLoan', limit: 28_000 }],
  ])('with %o has the problem %o', (change, problem) => {
    expect(noCostEmiCost({ ...emi, ...change })).toEqual(problem)
  })
})

describe('a flat rate', () => {
  const loan = { principal: 100_000, annualRatePercent: 12, tenureMonths: 12 }

  test('of 12% over 12 months is about 21.5% on what is still owed', () => {
    const cost = priced(flatLoanCost(loan, 0))
    expect(rates(cost)).toEqual({ apr: expect.closeTo(aprBySearch(100_000, repeat(12, 112_000 / 12)), 8) })
    expect(rates(cost).apr).toBeCloseTo(21.46, 2)
    expect(cost).toMatchObject({ cost: 12_000, perThousand: expect.closeTo(120, 8), months: 12 })
  })

  test('with a fee has the APR with it first, then that without', () => {
    const cost = priced(flatLoanCost(loan, 2_000))
    expect(cost.rates.map(({ convention }) => convention)).toEqual(['apr', 'aprWithoutFees'])
    expect(rates(cost).apr).toBeCloseTo(aprBySearch(97_640, repeat(12, 112_000 / 12)), 8)
    expect(cost.cost).toBe(14_360)
    expect(flatLoanCost(loan, 90_000)).toEqual({ problem: 'feeTakesLoan', limit: 100_000 })
  })
})

describe('a card’s EMI', () => {
  const loan = { principal: 50_000, tenureMonths: 12, rate: { yearly: 15 } }

  test('has the APR of its rate if there is neither a fee nor GST', () => {
    expect(rates(priced(cardEmiCost({ ...loan, fee: 0, hasGstOnInterest: false }))).apr).toBeCloseTo(15, 8)
  })

  test('may have its rate by the month', () => {
    const yearly = cardEmiCost({ ...loan, fee: 500, hasGstOnInterest: true })
    expect(cardEmiCost({ ...loan, rate: { monthly: 1.25 }, fee: 500, hasGstOnInterest: true })).toEqual(
      yearly,
    )
  })

  test('has GST on the interest of each month, and the fee with GST', () => {
    const cost = priced(cardEmiCost({ ...loan, fee: 500, hasGstOnInterest: true }))
    const instalment = cost.instalment ?? Number.NaN
    let owed = loan.principal
    const later = repeat(12, instalment).map((paid) => {
      const interest = owed * 0.0125
      owed -= paid - interest
      return paid + interest * 0.18
    })
    expect(owed).toBeCloseTo(0, 6)
    expect(rates(cost).apr).toBeCloseTo(aprBySearch(50_000 - 590, later), 8)
    expect(cost.parts.map(({ name }) => name)).toEqual(['interest', 'fee', 'gstOnInterest'])
  })

  test('whose fee with GST is as much as the loan has a problem', () => {
    expect(cardEmiCost({ ...loan, fee: 42_373, hasGstOnInterest: true })).toEqual({
      problem: 'feeTakesLoan',
      limit: 50_000,
    })
  })
})

test('whatever is typed, every rate is within its bound, and the parts add up to the cost', () => {
  const amount = fc.integer({ min: 100, max: 50_000_000 })
  const months = fc.integer({ min: 1, max: 360 })
  const fee = fc.integer({ min: 0, max: 50_000_000 })
  const percent = fc.double({ min: 0, max: 60, noNaN: true })
  const days = fc.integer({ min: 1, max: 3_650 })
  const unit = fc.constantFrom('day', 'week', 'month')
  const every = fc.record({ count: fc.integer({ min: 1, max: 360 }), unit })
  const loan = fc.record({ principal: amount, annualRatePercent: percent, tenureMonths: months })
  const any = fc.oneof(
    fc
      .tuple(amount, amount, amount, days)
      .map(([asked, got, back, afterDays]) =>
        cashLoanCost({ asked, got, repayment: { amount: back, afterDays } }),
      ),
    fc
      .tuple(amount, amount, amount, months, every)
      .map(([asked, got, instalment, count, each]) =>
        cashLoanCost({ asked, got, repayment: { instalment, count, every: each } }),
      ),
    fc
      .tuple(amount, fee, days)
      .map(([price, charge, afterDays]) => payLaterCost({ price, charge, afterDays })),
    fc
      .tuple(amount, fee, months, fee, fc.option(percent, { nil: undefined }))
      .map(([price, discountLost, tenureMonths, charged, bookedPercent]) =>
        noCostEmiCost({ price, discountLost, tenureMonths, fee: charged, bookedPercent }),
      ),
    fc.tuple(loan, fee).map(([of, charged]) => flatLoanCost(of, charged)),
    fc
      .tuple(loan, fee, fc.boolean())
      .map(([of, charged, hasGstOnInterest]) =>
        cardEmiCost({ ...of, rate: { yearly: of.annualRatePercent }, fee: charged, hasGstOnInterest }),
      ),
  )
  fc.assert(
    fc.property(any, (result) => {
      if (isProblem(result)) return
      for (const { percent: found } of result.rates)
        if (found !== undefined) expect(found >= 0 && found <= highestPercent).toBe(true)
      expect(result.cost).toBe(result.parts.reduce((sum, { amount: part }) => sum + part, 0))
      expect(result.cost).toBeGreaterThanOrEqual(0)
      expect(Number.isFinite(result.perThousand)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
