import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emi } from '#loans/emi.ts'
import { addGst } from '#loans/fees.ts'
import { loanCost } from '#loans/loan-cost.ts'
import { roundToPaisa } from '#loans/paise.ts'
import { balances, cashFlows, displayedSchedule, roundRows } from '#loans/repayment/amortisation.ts'
import { repay } from '#loans/repayment/repayment.ts'

const loans = fc.record({
  principal: fc.integer({ min: 1_000, max: 100_000_000 }),
  annualRatePercent: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 60, noNaN: true })),
  tenureMonths: fc.oneof(fc.constant(1), fc.constant(720), fc.integer({ min: 1, max: 120 })),
})
const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0)

test("row 1 of the schedule in RBI's FAQs has 12,500.00 of interest and 3,633.50 of principal", () => {
  const faq = { principal: 1_000_000, annualRatePercent: 15, tenureMonths: 120 }
  const [first] = repay({ loan: faq })
  expect([first?.interest.toFixed(2), first?.principal.toFixed(2)]).toEqual(['12500.00', '3633.50'])
  expect(displayedSchedule(faq)[0]).toMatchObject({
    month: 1,
    opening: 1_000_000,
    closing: 996_366.5,
    instalment: 16_133.5,
    interest: 12_500,
    principal: 3_633.5,
  })
})

test("the schedule of RBI's Key Facts Statement begins with 250, 241 and 232 of interest", () => {
  const rows = repay({ loan: { principal: 20_000, annualRatePercent: 15, tenureMonths: 24 } })
  expect(rows.slice(0, 3).map((row) => Math.round(row.interest))).toEqual([250, 241, 232])
  expect(rows.slice(0, 3).map((row) => Math.round(row.opening))).toEqual([20_000, 19_280, 18_552])
  expect(rows.slice(0, 3).map((row) => Math.round(row.instalment))).toEqual([970, 970, 970])
})

test('each instalment is the sum of its interest and principal, and together they repay the whole principal', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const rows = repay({ loan })
      const within = loan.principal * 1e-9
      expect(rows).toHaveLength(loan.tenureMonths)
      expect(rows.at(-1)?.closing).toBe(0)
      expect(Math.abs(sum(rows.map((row) => row.principal)) - loan.principal)).toBeLessThan(within)
      const wrong = rows.filter((row) => !(Math.abs(row.interest + row.principal - row.instalment) < within))
      expect(wrong).toEqual([])
    }),
  )
})

test('the displayed schedule adds up across and down, and is within a paisa of the unrounded interest and principal', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const exact = repay({ loan })
      const shown = displayedSchedule(loan)
      const cost = loanCost(loan, addGst(0))
      const isRight = (row: (typeof shown)[number], index: number) =>
        roundToPaisa(row.interest + row.principal) === row.instalment &&
        roundToPaisa(row.opening - row.principal) === row.closing &&
        row.opening === (index === 0 ? loan.principal : shown[index - 1]?.closing) &&
        Math.abs(row.interest - (exact[index]?.interest ?? 0)) <= 0.0101 &&
        Math.abs(row.principal - (exact[index]?.principal ?? 0)) <= 0.0101 &&
        Math.abs(row.instalment - emi(loan)) <= 0.0201 &&
        Math.min(row.interest, row.principal, row.closing) >= 0
      expect(shown.filter((row, index) => !isRight(row, index))).toEqual([])
      expect(roundToPaisa(sum(shown.map((row) => row.principal)))).toBe(loan.principal)
      const interest = sum(shown.map((row) => row.interest))
      expect(Math.abs(interest - (cost?.totalInterest ?? 0))).toBeLessThan(0.0051 + interest * 1e-9)
    }),
    { numRuns: 50 },
  )
})

test('a missed or reduced instalment is shown as it was paid, and the schedule still adds up', () => {
  const cases = fc.record({
    loan: fc.record({
      principal: fc.integer({ min: 1_000, max: 5_000_000 }),
      annualRatePercent: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 36, noNaN: true })),
      tenureMonths: fc.integer({ min: 14, max: 120 }),
    }),
    from: fc.integer({ min: 1, max: 12 }),
    share: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 0.99, noNaN: true })),
    bonus: fc.integer({ min: 0, max: 100 }),
  })
  fc.assert(
    fc.property(cases, ({ loan, from, share, bonus }) => {
      const paid = Math.floor(emi(loan) * share)
      const exact = repay({
        loan,
        shortPayments: new Map([from, from + 1].map((month) => [month, paid])),
        extras: new Map([[from + 1, bonus]]),
      })
      const shown = roundRows(exact)
      const isRight = (row: (typeof shown)[number], index: number) =>
        roundToPaisa(row.interest + row.principal) === row.instalment &&
        roundToPaisa(row.opening - row.principal - row.extra) === row.closing &&
        row.opening === (index === 0 ? loan.principal : shown[index - 1]?.closing) &&
        Math.abs(row.interest - (exact[index]?.interest ?? 0)) <= 0.0101 &&
        Math.abs(row.principal - (exact[index]?.principal ?? 0)) <= 0.0301 &&
        Math.abs(row.instalment - (exact[index]?.instalment ?? 0)) <= 0.0201 &&
        row.interest >= 0
      expect(shown.filter((row, index) => !isRight(row, index))).toEqual([])
      expect(shown[from - 1]?.instalment).toBe(paid)
      expect(shown.at(-1)?.closing).toBe(0)
    }),
    { numRuns: 200 },
  )
})

test('the cash flows are the net amount paid out and the instalments paid back', () => {
  const loan = { principal: 47_000, annualRatePercent: 21, tenureMonths: 24 }
  const flows = cashFlows(loan, addGst(1_175))
  expect(flows).toHaveLength(25)
  expect(flows[0]).toBe(45_613.5)
  expect(new Set(flows.slice(1))).toEqual(new Set([-emi(loan)]))
})

test('balances start at the principal, fall every month and end at exactly 0', () => {
  const loan = { principal: 100_000, annualRatePercent: 12, tenureMonths: 24 }
  const owed = balances(loan)
  expect([owed.length, owed[0], owed[24]]).toEqual([25, 100_000, 0])
  // One instalment of 4,707.35, of which 1,000 is interest.
  expect(owed[1]).toBeCloseTo(96_292.65, 2)
  owed.slice(1).forEach((balance, month) => {
    expect(balance).toBeLessThan(owed[month] ?? 0)
  })
  expect(() => balances({ ...loan, principal: 0 })).toThrow(RangeError)
})
