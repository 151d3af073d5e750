import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loanRange } from '#loans/loan.ts'
import { type RateResetInput, type ResetChoice, resetRate } from '#loans/repayment/rate-reset.ts'
import { expectResult } from '../expect-result.ts'
import { instalmentBySum } from '../oracle.ts'

const reset: RateResetInput = {
  running: { principal: 3_000_000, annualRatePercent: 8.5, tenureMonths: 180 },
  newRatePercent: 9.5,
  chosenEmi: 0,
  partPayment: 100_000,
  fixed: { annualRatePercent: 9, fee: 10_000 },
}

const resetWith = (change: Partial<RateResetInput> = {}) => {
  const result = expectResult(resetRate({ ...reset, ...change }))
  const of = (choice: ResetChoice) => {
    const found = result.outcomes.find((one) => one.choice === choice)
    if (!found) throw new Error(`no outcome of ${choice}`)
    return found
  }
  return { ...result, of }
}

describe('a floating rate that rises', () => {
  test('raises the EMI, or adds months, or some of each', () => {
    const { of, emiBefore } = resetWith()
    // 30 lakh over 180 months by the formula of the EMI: 29,542.19 at 8.5%, 31,326.74 at 9.5%.
    expect(emiBefore).toBeCloseTo(29_542.19, 2)
    expect(of('emi')).toMatchObject({ shortfall: 0, isNeverRepaid: false })
    expect(of('emi').emi).toBeCloseTo(31_326.74, 2)
    expect(of('emi').rows).toHaveLength(180)
    expect(of('term').emi).toBe(emiBefore)
    // n = −ln(1 − P·r/E) / ln(1 + r) = 206.8
    expect(of('term').rows).toHaveLength(207)
    expect(of('both').emi).toBeCloseTo((29_542.19 + 31_326.74) / 2, 2)
    expect(of('both').rows.length).toBeGreaterThan(180)
    expect(of('both').rows.length).toBeLessThan(207)
  })

  test('is repaid sooner with the same EMI after a part-payment, and in the same months after the even one', () => {
    const { of, evenPartPayment } = resetWith()
    expect(of('partPayment').rows.length).toBeLessThan(of('term').rows.length)
    const even = resetWith({ partPayment: evenPartPayment }).of('partPayment')
    expect(even.rows.length).toBe(180)
    expect(even.rows.at(-1)?.instalment).toBeCloseTo(even.emi, 2)
  })

  test('can be left for a fixed rate, whose fee with GST is a cost from the first month', () => {
    const { of, cheapest } = resetWith()
    const fixed = of('fixed')
    expect(fixed).toMatchObject({ fee: 10_000, gst: 1_800 })
    expect(fixed.cost).toBeCloseTo(fixed.interest + 11_800, 6)
    expect(cheapest.choice).toBe('fixed')
    // At first the fee has cost more than the lower rate has saved.
    const [stretch] = fixed.cheapest
    expect(stretch?.to).toBe(207)
    const after = (choice: ResetChoice, month: number) =>
      of(choice)
        .rows.slice(0, month)
        .reduce((sum, { interest }) => sum + interest, of(choice).fee + of(choice).gst)
    const from = stretch?.from ?? 0
    expect(from).toBeGreaterThan(1)
    expect(after('fixed', from)).toBeLessThan(after('emi', from))
    expect(after('fixed', from - 1)).toBeGreaterThanOrEqual(after('emi', from - 1))
    expect(of('emi').cheapest).toEqual([{ from: 1, to: from - 1 }])
    expect(of('term').cheapest).toEqual([])
  })

  test('is never repaid by an EMI below its interest, which is said with the amount that is short', () => {
    // 20 years at 7%: 7,753 a month for 10 lakh. At 12% the first month bears 10,000.
    const { of, cheapest } = resetWith({
      running: { principal: 1_000_000, annualRatePercent: 7, tenureMonths: 240 },
      newRatePercent: 12,
      partPayment: 0,
    })
    expect(of('term')).toMatchObject({ isNeverRepaid: true, rows: [], cheapest: [] })
    expect(of('term').shortfall).toBeCloseTo(10_000 - 7_752.99, 2)
    expect(of('emi').shortfall).toBe(0)
    expect(cheapest.choice).not.toBe('term')
  })

  test('is not repaid within a hundred years by an EMI hardly above its interest', () => {
    const { of } = resetWith({
      running: { principal: 1_000_000, annualRatePercent: 12, tenureMonths: 1_200 },
      newRatePercent: 12.0005,
    })
    expect(of('term')).toMatchObject({ isNeverRepaid: true, shortfall: expect.any(Number) })
  })
})

test('a rate that falls makes the loan shorter with the same EMI, and no part-payment is needed', () => {
  const { of, evenPartPayment, cheapest } = resetWith({
    newRatePercent: 7.5,
    fixed: { annualRatePercent: 9, fee: 0 },
  })
  expect(of('term').rows.length).toBeLessThan(180)
  expect(of('emi').emi).toBeLessThan(of('term').emi)
  expect(evenPartPayment).toBe(0)
  expect(cheapest.choice).toBe('term')
})

test('a rate that stays changes neither the EMI nor the months', () => {
  for (const tenureMonths of [1, 2, 179, 240, 360]) {
    const { of, emiBefore } = resetWith({
      running: { principal: 49_999_999, annualRatePercent: 9.37, tenureMonths },
      newRatePercent: 9.37,
    })
    for (const choice of ['emi', 'term', 'both'] as const) {
      expect(of(choice).rows).toHaveLength(tenureMonths)
      expect(of(choice).emi).toBeCloseTo(emiBefore, 6)
    }
  }
})

test('a part-payment of 0 is none', () => {
  expect(resetWith({ partPayment: 0 }).outcomes.map(({ choice }) => choice)).toEqual([
    'emi',
    'term',
    'both',
    'fixed',
  ])
})

test.each<[Partial<RateResetInput>, object]>([
  [{ partPayment: 3_000_000 }, { problem: 'partPaymentRepaysLoan', limit: 3_000_000 }],
  [{ partPayment: -1 }, { problem: 'paymentNegative' }],
  [{ chosenEmi: Number.NaN }, { problem: 'paymentNegative' }],
  [{ chosenEmi: 23_750 }, { problem: 'emiBelowInterest', limit: 23_750 }],
  [{ newRatePercent: -1 }, { problem: 'newRateOutOfRange' }],
  [{ fixed: { annualRatePercent: 1_001, fee: 0 } }, { problem: 'fixedRateOutOfRange' }],
  [{ fixed: { annualRatePercent: 9, fee: 2_600_000 } }, { problem: 'feeAboveLoan', limit: 3_000_000 }],
  [{ running: { ...reset.running, tenureMonths: 0 } }, { problem: 'tenureOutOfRange' }],
])('returns a problem for %j', (change, problem) => {
  expect(resetRate({ ...reset, ...change })).toEqual(problem)
})

test('every outcome repays what is owed, and its interest agrees with a month-by-month computation', () => {
  const rate = fc.integer({ min: 0, max: 3_600 }).map((hundredths) => hundredths / 100)
  const cases = fc.record({
    principal: fc.integer({ min: 1_000, max: 50_000_000 }),
    before: rate,
    after: rate,
    fixed: rate,
    months: fc.integer({ min: 1, max: 360 }),
    share: fc.double({ min: 0, max: 0.99, noNaN: true }),
    fee: fc.integer({ min: 0, max: 800 }),
  })
  fc.assert(
    fc.property(cases, ({ principal, before, after, fixed, months, share, fee }) => {
      const partPayment = Math.floor(principal * share)
      const { outcomes } = expectResult(
        resetRate({
          running: { principal, annualRatePercent: before, tenureMonths: months },
          newRatePercent: after,
          chosenEmi: 0,
          partPayment,
          fixed: { annualRatePercent: fixed, fee },
        }),
      )
      const emiBefore = instalmentBySum(principal, before / 1200, months)
      for (const { choice, emi, rows, interest, isNeverRepaid, cost, cheapest } of outcomes) {
        const monthlyRate = (choice === 'fixed' ? fixed : after) / 1200
        const owed = principal - (choice === 'partPayment' ? partPayment : 0)
        if (choice === 'term' || choice === 'partPayment')
          expect(Math.abs(emi - emiBefore)).toBeLessThan(1e-6 * emiBefore)
        if (isNeverRepaid) {
          const leastEver = instalmentBySum(owed, monthlyRate, loanRange.tenureMonths.max)
          expect(emi * (1 - 1e-9)).toBeLessThanOrEqual(leastEver)
          continue
        }
        let balance = owed
        let total = 0
        for (let month = 0; month < rows.length; month++) {
          total += balance * monthlyRate
          balance += balance * monthlyRate - (rows[month]?.instalment ?? 0)
        }
        expect(Math.abs(balance)).toBeLessThan(1e-6 * principal)
        expect(Math.abs(total - interest)).toBeLessThan(1e-6 * principal)
        expect(cost).toBeGreaterThanOrEqual(interest)
        for (const { from, to } of cheapest) expect(from).toBeLessThanOrEqual(to)
      }
      const months1 = outcomes.flatMap(({ cheapest }) => cheapest)
      const covered = months1.reduce((sum, { from, to }) => sum + to - from + 1, 0)
      const compared = outcomes.filter((one) => one.choice !== 'partPayment' && !one.isNeverRepaid)
      expect(covered).toBe(Math.max(...compared.map(({ rows }) => rows.length)))
    }),
    {
      numRuns: 300,
      // Takes 1,206 months.
      examples: [[{ principal: 1_000, before: 0, after: 3.24, fixed: 0, months: 356, share: 0, fee: 0 }]],
    },
  )
})
