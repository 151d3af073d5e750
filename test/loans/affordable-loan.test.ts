import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AffordableLoanInput, affordableLoan } from '#loans/affordable-loan.ts'
import { isProblem } from '#loans/loan.ts'
import { instalmentBySum } from './oracle.ts'

const household: AffordableLoanInput = {
  monthlyIncome: 60_000,
  otherEmis: 5_000,
  livingCosts: 35_000,
  annualRatePercent: 12,
  tenureMonths: 36,
}

test('the living costs limit the EMI if they are more than half of the income', () => {
  expect(affordableLoan(household)).toEqual({
    emi: 20_000,
    limitedBy: 'costs',
    // 20,000 × (1.01^36 − 1) / (0.01 × 1.01^36) = 6,02,150.1
    principal: 602_150,
    remaining: 0,
  })
})

test('half of the income limits all EMIs together if the living costs are less than that half', () => {
  expect(affordableLoan({ ...household, livingCosts: 20_000 })).toMatchObject({
    emi: 25_000,
    limitedBy: 'share',
    remaining: 10_000,
  })
})

test.each<[Partial<AffordableLoanInput>, object]>([
  [{ monthlyIncome: 0 }, { problem: 'incomeOutOfRange' }],
  [{ monthlyIncome: Number.NaN }, { problem: 'incomeOutOfRange' }],
  [{ livingCosts: -1 }, { problem: 'costsOutOfRange' }],
  [{ livingCosts: 55_000 }, { problem: 'nothingLeft', limit: 0 }],
  [
    { livingCosts: 0, otherEmis: 31_000 },
    { problem: 'otherEmisTooHigh', limit: -1_000 },
  ],
  [
    { livingCosts: 54_020, tenureMonths: 1 },
    { problem: 'loanTooSmall', limit: 1_000 },
  ],
  [{ tenureMonths: 0 }, { problem: 'tenureOutOfRange' }],
  [{ annualRatePercent: Number.NaN }, { problem: 'rateOutOfRange' }],
])('returns a problem for %j', (change, problem) => {
  expect(affordableLoan({ ...household, ...change })).toEqual(problem)
})

test('10,000 households: the loan is the largest whose EMI is within both limits', () => {
  const cases = fc.record({
    monthlyIncome: fc.integer({ min: 1_000, max: 2_000_000 }),
    otherEmis: fc.integer({ min: 0, max: 100_000 }),
    livingCosts: fc.integer({ min: 0, max: 1_000_000 }),
    annualRatePercent: fc.integer({ min: 0, max: 4_000 }).map((rate) => rate / 100),
    tenureMonths: fc.integer({ min: 1, max: 84 }),
  })
  fc.assert(
    fc.property(cases, (input) => {
      const { monthlyIncome, otherEmis, livingCosts, annualRatePercent, tenureMonths } = input
      const result = affordableLoan(input)
      const limit = Math.min(monthlyIncome / 2 - otherEmis, monthlyIncome - otherEmis - livingCosts)
      const paise = (principal: number) =>
        Math.round(instalmentBySum(principal, annualRatePercent / 1200, tenureMonths) * 100)
      const allowed = Math.round(limit * 100)
      // An EMI that ends in half a paisa may be rounded either way.
      if (isProblem(result))
        return limit <= 0 || (result.problem === 'loanTooSmall' && paise(1_000) >= allowed)
      return (
        result.principal >= 1_000 &&
        paise(result.principal) <= allowed + 1 &&
        paise(result.principal + 1) >= allowed
      )
    }),
    { seed: 24, numRuns: 10_000 },
  )
})
