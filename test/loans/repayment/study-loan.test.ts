import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundRows } from '#loans/repayment/amortisation.ts'
import { type StudyLoanInput, studyLoan } from '#loans/repayment/study-loan.ts'
import { expectResult } from '../expect-result.ts'
import { instalmentBySum } from '../oracle.ts'

const course: StudyLoanInput = {
  principal: 600_000,
  annualRatePercent: 12,
  courseMonths: 24,
  graceMonths: 12,
  payouts: 1,
  instalments: 84,
  interest: 'simple',
  monthly: 0,
}
const study = (change: Partial<StudyLoanInput> = {}) => expectResult(studyLoan({ ...course, ...change }))

test('simple interest of the moratorium is added once, before the first EMI', () => {
  const { without, moratoriumMonths } = study()
  expect(moratoriumMonths).toBe(36)
  // 6,000 a month for 36 months
  expect(without.owedThen).toBeCloseTo(600_000 + 216_000, 6)
  expect(without.emi).toBeCloseTo(instalmentBySum(816_000, 0.01, 84), 6)
  expect(without.rows).toHaveLength(36 + 84)
})

test('capitalised interest bears interest from the next month', () => {
  const { without } = study({ interest: 'capitalised' })
  expect(without.owedThen).toBeCloseTo(600_000 * 1.01 ** 36, 4)
  expect(without.emi).toBeCloseTo(instalmentBySum(600_000 * 1.01 ** 36, 0.01, 84), 4)
})

test('1,000 rupees a month lower what is owed by as much with simple interest, and by more with capitalised', () => {
  const simple = study({ monthly: 1_000 })
  expect(simple.paid).toBe(36_000)
  expect(simple.paying.owedThen).toBeCloseTo(816_000 - 36_000, 6)
  // The EMIs of 36,000 rupees less, without the 36,000 themselves.
  expect(simple.saved).toBeCloseTo(84 * instalmentBySum(36_000, 0.01, 84) - 36_000, 4)
  const capitalised = study({ monthly: 1_000, interest: 'capitalised' })
  expect(capitalised.without.owedThen - capitalised.paying.owedThen).toBeCloseTo(
    (1_000 * (1.01 ** 36 - 1)) / 0.01,
    4,
  )
  expect(capitalised.saved).toBeGreaterThan(simple.saved)
})

test('paying the interest of each month leaves the principal, and more repays some of it', () => {
  expect(study({ monthly: 6_000 }).paying.owedThen).toBeCloseTo(600_000, 6)
  for (const interest of ['simple', 'capitalised'] as const)
    expect(study({ monthly: 8_000, interest }).paying.owedThen).toBeCloseTo(
      600_000 - (2_000 * (1.01 ** 36 - 1)) / 0.01,
      4,
    )
})

test('a part that is paid out a year later bears interest a year less', () => {
  const { without } = study({ payouts: 2 })
  // 3,000 a month for 12 months, then 6,000 for 24
  expect(without.owedThen).toBeCloseTo(600_000 + 36_000 + 144_000, 6)
  expect(study({ payouts: 2, interest: 'capitalised' }).without.owedThen).toBeCloseTo(
    300_000 * (1.01 ** 36 + 1.01 ** 24),
    4,
  )
})

test('a monthly payment that covers the interest of the first part only leaves the rest of it unpaid', () => {
  // 4,000 a month repays 1,000 and more in each month of the first year.
  const owed = 300_000 - (1_000 * (1.01 ** 12 - 1)) / 0.01 + 300_000
  const { paying } = study({ payouts: 2, monthly: 4_000 })
  expect(paying.owedThen).toBeCloseTo(owed + 24 * (owed * 0.01 - 4_000), 4)
  expect(paying.rows[12]?.opening).toBeCloseTo(owed, 4)
  expect(paying.rows.slice(0, 36).every(({ instalment }) => Math.abs(instalment - 4_000) < 1e-6)).toBe(true)
})

test.each<[Partial<StudyLoanInput>, object]>([
  [{ monthly: 600_000 }, { problem: 'repaysInMoratorium', limit: 600_000 / 36 }],
  [{ monthly: Number.NaN }, { problem: 'paymentNegative' }],
  [{ courseMonths: 0, graceMonths: 0 }, { problem: 'monthsOutOfRange' }],
  [{ courseMonths: 12.5 }, { problem: 'monthsOutOfRange' }],
  [{ payouts: 3 }, { problem: 'payoutsAfterCourse', limit: 2 }],
  [{ payouts: 1.5 }, { problem: 'payoutsAfterCourse', limit: 2 }],
  [
    { payouts: 2, monthly: 30_000 },
    { problem: 'repaysInMoratorium', limit: 600_000 / 36 },
  ],
  [{ instalments: 0 }, { problem: 'tenureOutOfRange' }],
])('returns a problem for %j', (change, problem) => {
  expect(studyLoan({ ...course, ...change })).toEqual(problem)
})

test('agrees with a month-by-month computation, and paying more never costs more', () => {
  const cases = fc.record({
    principal: fc.integer({ min: 10_000, max: 5_000_000 }),
    annualRatePercent: fc.integer({ min: 0, max: 2_000 }).map((hundredths) => hundredths / 100),
    courseMonths: fc.integer({ min: 1, max: 72 }),
    graceMonths: fc.constantFrom(0, 6, 12),
    payouts: fc.integer({ min: 1, max: 6 }),
    instalments: fc.integer({ min: 1, max: 180 }),
    interest: fc.constantFrom('simple' as const, 'capitalised' as const),
    monthly: fc.integer({ min: 0, max: 5_000 }),
  })
  fc.assert(
    fc.property(cases, (input) => {
      const result = studyLoan(input)
      if ('problem' in result) return
      const { principal, annualRatePercent, payouts, instalments, monthly, interest } = input
      const { moratoriumMonths, paying, saved } = result
      const rate = annualRatePercent / 1_200
      let [owed, unpaid, total] = [0, 0, 0]
      for (let month = 1; month <= moratoriumMonths; month++) {
        if (month % 12 === 1 && month <= 12 * payouts) owed += principal / payouts
        const bears = interest === 'simple' ? owed : owed + unpaid
        total += bears * rate
        unpaid += bears * rate
        const toInterest = Math.min(unpaid, monthly)
        unpaid -= toInterest
        owed -= monthly - toInterest
      }
      const start = owed + unpaid
      const emi = instalmentBySum(start, rate, instalments)
      const near = 1e-7 * principal * (1 + rate) ** moratoriumMonths
      expect(Math.abs(paying.owedThen - start)).toBeLessThan(near)
      expect(Math.abs(paying.emi - emi)).toBeLessThan(near)
      expect(Math.abs(paying.interest - (total + emi * instalments - start))).toBeLessThan(10 * near)
      expect(Math.abs(paying.total - (principal + paying.interest))).toBeLessThan(10 * near)
      expect(saved).toBeGreaterThan(-near)
    }),
    { numRuns: 150 },
  )
})

test('the displayed schedule of a loan in parts shows what is paid, and never a part of the loan as a payment', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom('simple' as const, 'capitalised' as const),
      fc.constantFrom(0, 1, 500, 5_000),
      fc.integer({ min: 1, max: 24 }),
      (payouts, interest, monthly, annualRatePercent) => {
        const { paying } = study({ payouts, interest, monthly, annualRatePercent, courseMonths: 48 })
        const shown = roundRows(paying.rows)
        expect(shown).toHaveLength(paying.rows.length)
        for (const [place, row] of paying.rows.entries()) {
          const { instalment = Number.NaN } = shown[place] ?? {}
          expect(instalment).toBeGreaterThanOrEqual(0)
          expect(Math.abs(instalment - row.instalment)).toBeLessThan(0.05)
        }
        expect(shown.at(-1)?.closing).toBe(0)
      },
    ),
  )
})
