import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GoldLoanInput, type GoldPlanKind, goldLoan, goldValue } from '#loans/repayment/gold-loan.ts'
import { expectResult } from '../expect-result.ts'
import { instalmentBySum } from '../oracle.ts'

/** Worth ₹4,00,000. */
const loan: GoldLoanInput = {
  gold: { grams: 40, carats: 22, pricePerGram: 10_000 },
  otherLoans: 0,
  amount: 0,
  annualRatePercent: 12,
  months: 12,
}

function lend(change: Partial<GoldLoanInput> = {}) {
  const result = expectResult(goldLoan({ ...loan, ...change }))
  const plan = (kind: GoldPlanKind) => {
    const found = result.plans.find((one) => one.kind === kind)
    if (!found) throw new Error(`no plan ${kind}`)
    return found
  }
  return { ...result, plan, most: plan('emi').most, mostAtEnd: plan('atEnd').most }
}

const worth = (value: number) => ({ grams: value / 10_000, carats: 22, pricePerGram: 10_000 })

test('gold of another purity counts in proportion to 22 carats', () => {
  expect(goldValue({ grams: 44, carats: 20, pricePerGram: 10_000 })).toBeCloseTo(400_000, 6)
  expect(goldValue({ grams: 11, carats: 24, pricePerGram: 10_000 })).toBeCloseTo(120_000, 6)
})

test.each([
  // 85% until that is ₹2.5 lakh; then 2.5 lakh until 80% is more; then 5 lakh until 75% is more.
  [100_000, 85_000],
  [294_117, 249_999],
  [300_000, 250_000],
  [312_500, 250_000],
  [400_000, 320_000],
  [625_000, 500_000],
  [660_000, 500_000],
  [1_000_000, 750_000],
])('of gold worth %i rupees, %i may be lent', (value, most) => {
  expect(lend({ gold: worth(value) }).most).toBe(most)
})

test('other loans against gold count towards the amounts up to which a ceiling applies', () => {
  expect(lend({ gold: worth(100_000), otherLoans: 240_000 }).most).toBe(80_000)
  expect(lend({ gold: worth(100_000), otherLoans: 495_000 }).most).toBe(75_000)
})

test('of a loan that is repaid at the end, the interest counts too, and it has at most 12 months', () => {
  expect(lend({ gold: worth(112_000) }).mostAtEnd).toBe(85_000)
  const { plan } = lend({ months: 13 })
  expect(plan('atEnd')).toEqual({ kind: 'atEnd', most: 0 })
  // 80% of 4,00,000 is 3,20,000, which is 2,85,714 with a year's interest at 12%.
  expect(lend({ amount: 300_000 }).plan('atEnd')).toEqual({ kind: 'atEnd', most: 285_714 })
})

test('interest only costs more than instalments, and everything at the end the most', () => {
  const { plan } = lend({ amount: 100_000 })
  const emi = plan('emi').loan?.rows[0]?.instalment ?? 0
  expect(emi).toBeCloseTo(instalmentBySum(100_000, 0.01, 12), 6)
  expect(plan('interest').loan?.rows.map(({ instalment }) => Math.round(instalment))).toEqual([
    ...Array(11).fill(1_000),
    101_000,
  ])
  expect(plan('atEnd').loan?.rows.map(({ instalment }) => Math.round(instalment))).toEqual([
    ...Array(11).fill(0),
    112_000,
  ])
  expect(plan('emi').loan?.interest).toBeCloseTo(12 * emi - 100_000, 6)
  expect(plan('atEnd').loan?.total).toBeCloseTo(112_000, 6)
})

test('says down to which price the loan keeps to its ceiling', () => {
  const { plan } = lend({ amount: 250_000 })
  // 2,50,000 is 85% of 2,94,118, which is 7,353 a gram.
  expect(plan('emi').loan).toMatchObject({ ceilingPercent: 85 })
  expect(plan('emi').loan?.lowestPrice).toBeCloseTo(7_352.94, 2)
  expect(plan('emi').loan?.fallPercent).toBeCloseTo(26.47, 2)
  expect(plan('atEnd').loan?.lowestPrice).toBeCloseTo(7_352.94 * 1.12, 1)
  expect(lend({ gold: worth(100_000), amount: 85_000 }).plan('emi').loan?.fallPercent).toBeCloseTo(0, 6)
})

test.each<[Partial<GoldLoanInput>, object]>([
  [{ amount: 320_001 }, { problem: 'moreThanMayBeLent', limit: 320_000 }],
  [{ gold: { grams: 0, carats: 22, pricePerGram: 1 } }, { problem: 'goldOutOfRange' }],
  [{ gold: { grams: 1_001, carats: 22, pricePerGram: 1 } }, { problem: 'goldOutOfRange' }],
  [{ gold: { grams: 1, carats: 25, pricePerGram: 1 } }, { problem: 'goldOutOfRange' }],
  [{ gold: { grams: 1, carats: 22, pricePerGram: 1 } }, { problem: 'tooLittleGold' }],
  [{ otherLoans: -1 }, { problem: 'otherLoansNegative' }],
  [{ months: 0 }, { problem: 'tenureOutOfRange' }],
  [{ annualRatePercent: Number.NaN }, { problem: 'rateOutOfRange' }],
])('returns a problem for %j', (change, problem) => {
  expect(goldLoan({ ...loan, ...change })).toEqual(problem)
})

test('the most keeps to its ceiling, a rupee more does not, and every plan repays the loan', () => {
  const cases = fc.record({
    value: fc.integer({ min: 1_000, max: 20_000_000 }),
    otherLoans: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000 })),
    annualRatePercent: fc.integer({ min: 0, max: 360 }).map((tenths) => tenths / 10),
    months: fc.integer({ min: 1, max: 36 }),
  })
  const percentOf = (total: number) => (total <= 250_000 ? 85 : total <= 500_000 ? 80 : 75)
  fc.assert(
    fc.property(cases, ({ value, otherLoans, annualRatePercent, months }) => {
      const gold = { grams: 1_000, carats: 22, pricePerGram: value / 1_000 }
      const { plans, amount } = expectResult(
        goldLoan({ ...loan, gold, otherLoans, annualRatePercent, months }),
      )
      for (const { kind, most, loan: allowed } of plans) {
        const growth = kind === 'atEnd' ? 1 + (annualRatePercent * months) / 1_200 : 1
        const keeps = (lent: number) => lent * growth <= (value * percentOf(otherLoans + lent)) / 100 + 1e-3
        if (kind !== 'atEnd' || months <= 12) {
          expect(keeps(most)).toBe(true)
          expect(keeps(most + 1 + 1e-2)).toBe(false)
        }
        if (!allowed) continue
        const repaid = allowed.rows.reduce((sum, { principal }) => sum + principal, 0)
        expect(Math.abs(repaid - amount)).toBeLessThan(1e-6 * amount)
        expect(allowed.fallPercent).toBeGreaterThanOrEqual(0)
        expect(allowed.lowestPrice).toBeLessThanOrEqual((value / 1_000) * (1 + 1e-6) + 1e-3)
      }
    }),
    { numRuns: 200 },
  )
})
