import fc from 'fast-check'
import { expect, test } from 'vitest'
import { datedApr } from '#loans/dated/cost.ts'
import type { DatedLoan } from '#loans/dated/dated-loan.ts'
import { datedSchedule } from '#loans/dated/schedule.ts'
import { isProblem, type Loan } from '#loans/loan.ts'
import { costAtOnce } from '#loans/ranking/cost-at-once.ts'
import { rankOffers, toRankable } from '#loans/ranking/rank.ts'

const from = '2026-01-01'
const datedLoan = (loan: Loan, fee: number): DatedLoan => ({
  payouts: [{ on: from, amount: loan.principal }],
  rates: [{ from, annualPercent: loan.annualRatePercent }],
  dayCount: 'months',
  calendar: { from, every: { count: 1, unit: 'month' } },
  stages: [{ count: loan.tenureMonths, pays: 'interest' }],
  charges: [{ amount: fee, paid: 'keptBack' }],
})

test('agrees with the dated engine', () => {
  const cases = fc.record({
    principal: fc.integer({ min: 1_000, max: 10_000_000 }),
    annualRatePercent: fc.integer({ min: 0, max: 6_000 }).map((hundredths) => hundredths / 100),
    tenureMonths: fc.integer({ min: 1, max: 120 }),
    percent: fc.integer({ min: 0, max: 10 }),
  })
  fc.assert(
    fc.property(cases, ({ percent, ...loan }) => {
      const fee = (loan.principal * percent) / 100
      const cost = costAtOnce(loan, { beforeGst: fee, gst: 0 }, 'interestOnly')
      const dated = datedLoan(loan, fee)
      const schedule = datedSchedule(dated)
      if (!cost || isProblem(schedule)) throw new Error('No cost')
      const paid = schedule.rows.map(({ instalment }) => instalment)
      expect(cost.last).toBeCloseTo(paid.at(-1) ?? 0, 5)
      if (loan.tenureMonths > 1) expect(cost.monthly).toBeCloseTo(paid[0] ?? 0, 5)
      expect(cost.totalCost).toBeCloseTo(paid.reduce((sum, one) => sum + one, 0) - loan.principal + fee, 3)
      expect(cost.apr).toBeCloseTo(datedApr(dated, 'months') ?? Number.NaN, 6)
    }),
    { numRuns: 200 },
  )
})

test('interest that is paid at the end is simple', () => {
  const loan = { principal: 100_000, annualRatePercent: 12, tenureMonths: 12 }
  const cost = costAtOnce(loan, { beforeGst: 0, gst: 0 }, 'atTheEnd')
  expect(cost).toMatchObject({ monthly: 0, last: 112_000, totalCost: 12_000 })
  expect(cost?.apr).toBeCloseTo(1200 * (1.12 ** (1 / 12) - 1), 8)
})

test('there is no cost when the fees leave nothing to pay out', () => {
  const loan = { principal: 1_000, annualRatePercent: 12, tenureMonths: 12 }
  expect(costAtOnce(loan, { beforeGst: 1_000, gst: 180 }, 'atTheEnd')).toBeUndefined()
})

test.each<[string, string, object]>([
  ['12% p.a.', 'Nil', { problem: 'repaidOtherwise', cost: { monthly: 1_000, last: 101_000 } }],
  ['12% - 18% p.a.', 'Nil', { problem: 'repaidOtherwise', cost: { monthly: 1_500 } }],
  ['12% p.a.', '₹1,00,000', { problem: 'feeUsesUpLoan' }],
])(
  'an interest-only offer of %s with a fee of %s says what is paid',
  (interestRate, processingFee, reason) => {
    const offer = {
      id: 'a',
      lender: 'A',
      loanAmount: 'Up to ₹5 lakh',
      interestRate,
      processingFee,
      tenure: '12 months',
      terms: { repayment: { kind: 'interestOnly' as const } },
    }
    const { unpriced } = rankOffers([toRankable(offer)], { amount: 100_000, tenureMonths: 12 })
    expect(unpriced[0]?.reasons).toMatchObject([reason])
  },
)

test('an interest-only offer at a flat rate has no figures, for what it means is not agreed', () => {
  const offer = {
    id: 'a',
    lender: 'A',
    loanAmount: 'Up to ₹5 lakh',
    interestRate: '10% flat',
    processingFee: 'Nil',
    tenure: '12 months',
    terms: { repayment: { kind: 'interestOnly' as const } },
  }
  const { unpriced } = rankOffers([toRankable(offer)], { amount: 100_000, tenureMonths: 12 })
  expect(unpriced[0]?.reasons).toEqual([{ problem: 'repaidOtherwise', repayment: 'interestOnly' }])
})
