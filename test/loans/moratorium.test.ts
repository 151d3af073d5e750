import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { datedApr } from '#loans/dated/cost.ts'
import type { DatedLoan, Stage } from '#loans/dated/dated-loan.ts'
import { datedSchedule } from '#loans/dated/schedule.ts'
import { isProblem, type Loan } from '#loans/loan.ts'
import { loanCost } from '#loans/loan-cost.ts'
import { type MoratoriumInterest, moratoriumInterests } from '#loans/moratorium.ts'
import { roundToPaisa } from '#loans/paise.ts'
import { loansAtEmi } from '#loans/ranking/loans-at-emi.ts'
import { costAtLowest } from '#loans/ranking/quoted-costs.ts'
import { pricedOffers, rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { balances, cashFlows, displayedSchedule } from '#loans/repayment/amortisation.ts'

const from = '2026-01-01'
const stageOf: Record<MoratoriumInterest, Stage['pays']> = {
  paid: 'interest',
  simple: 'accrue',
  capitalised: 'capitalise',
}

function datedLoan({ principal, annualRatePercent, tenureMonths, moratorium }: Loan, fee: number): DatedLoan {
  if (!moratorium) throw new Error('No moratorium')
  return {
    payouts: [{ on: from, amount: principal }],
    rates: [{ from, annualPercent: annualRatePercent }],
    dayCount: 'months',
    calendar: { from, every: { count: 1, unit: 'month' } },
    stages: [
      { count: moratorium.months, pays: stageOf[moratorium.interest] },
      { count: tenureMonths, pays: 'level' },
    ],
    charges: [{ amount: fee, paid: 'keptBack' }],
  }
}

const anyLoan = fc.record({
  principal: fc.integer({ min: 1_000, max: 10_000_000 }),
  annualRatePercent: fc.integer({ min: 0, max: 4_000 }).map((hundredths) => hundredths / 100),
  tenureMonths: fc.integer({ min: 1, max: 180 }),
  moratorium: fc.record({
    months: fc.integer({ min: 1, max: 84 }),
    interest: fc.constantFrom(...moratoriumInterests),
  }),
})

test('instalments, rows, cost and APR agree with the dated engine', () => {
  fc.assert(
    fc.property(anyLoan, fc.integer({ min: 0, max: 10 }), (loan, percent) => {
      const fee = (loan.principal * percent) / 100
      const cost = loanCost(loan, { beforeGst: fee, gst: 0 })
      const dated = datedLoan(loan, fee)
      const schedule = datedSchedule(dated)
      if (!cost || isProblem(schedule)) throw new Error('No cost')
      const { rows } = schedule
      const near = (figure: number | undefined, other: number | undefined) => {
        const difference = Math.abs((figure ?? Number.NaN) - (other ?? Number.NaN))
        if (!(difference < 1e-7 * loan.principal))
          throw new Error(`${figure}, but ${other} by the dated engine`)
      }
      near(cost.emi, rows[loan.moratorium.months]?.instalment)
      near(
        cost.totalRepay,
        rows.reduce((sum, { instalment }) => sum + instalment, 0),
      )
      expect(cost.apr).toBeCloseTo(datedApr(dated, 'months') ?? Number.NaN, 6)
      const flows = cashFlows(loan, { beforeGst: fee, gst: 0 })
      const owed = balances(loan)
      expect(flows).toHaveLength(rows.length + 1)
      for (const [index, row] of rows.entries()) {
        near(-(flows[index + 1] ?? 0), row.instalment)
        if (loan.moratorium.interest !== 'simple' || index >= loan.moratorium.months)
          near(owed[index + 1], row.closing)
      }
    }),
    { numRuns: 300 },
  )
})

test('the shown schedule adds up', () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const rows = displayedSchedule(loan)
      const sum = (figure: (row: (typeof rows)[number]) => number) =>
        rows.reduce((total, row) => total + Math.round(figure(row) * 100), 0)
      expect(sum(({ principal }) => principal)).toBe(loan.principal * 100)
      expect(rows.at(-1)?.closing).toBe(0)
      expect(rows.map(({ month }) => month)).toEqual(rows.map((_, index) => index + 1))
    }),
    { numRuns: 50 },
  )
})

test('₹1,00,000 at 12% with a year before 12 instalments, by hand', () => {
  const loan = (interest: MoratoriumInterest) => ({
    principal: 100_000,
    annualRatePercent: 12,
    tenureMonths: 12,
    moratorium: { months: 12, interest },
  })
  const emiPerRupee = 0.01 / (1 - 1.01 ** -12)
  const cost = (interest: MoratoriumInterest) => loanCost(loan(interest), { beforeGst: 0, gst: 0 })
  expect(cost('paid')?.emi).toBeCloseTo(100_000 * emiPerRupee, 6)
  expect(cost('paid')?.totalRepay).toBeCloseTo(12_000 + 12 * 100_000 * emiPerRupee, 6)
  expect(cost('paid')?.apr).toBeCloseTo(12, 8)
  expect(cost('simple')?.emi).toBeCloseTo(112_000 * emiPerRupee, 6)
  expect(cost('simple')?.apr).toBeLessThan(12)
  expect(cost('capitalised')?.emi).toBeCloseTo(100_000 * 1.01 ** 12 * emiPerRupee, 6)
  expect(cost('capitalised')?.apr).toBeCloseTo(12, 8)
})

describe('in the ranking', () => {
  const offer = (id: string, repayment?: object, changes: object = {}) =>
    toRankable({
      id,
      lender: id,
      loanAmount: 'Up to ₹5 lakh',
      interestRate: '12% p.a.',
      processingFee: '1% + GST',
      tenure: '6 to 60 months',
      terms: repayment && { repayment: { kind: 'instalments' as const, ...repayment } },
      ...changes,
    })
  const request = { amount: 100_000, tenureMonths: 24 }

  test('an offer with a moratorium has a place, by its total cost', () => {
    const ranking = rankOffers(
      [
        offer('Capitalised', { moratoriumMonths: 12, moratoriumInterest: 'capitalised' }),
        offer('Simple', { moratoriumMonths: 12, moratoriumInterest: 'simple' }),
        offer('Paid', { moratoriumMonths: 12, moratoriumInterest: 'paid' }),
        offer('None'),
        offer('Not stated', { moratoriumMonths: 12 }),
        offer('Flat', { moratoriumMonths: 12, moratoriumInterest: 'paid' }, { interestRate: '12% flat' }),
      ],
      request,
    )
    expect(pricedOffers(ranking).map(({ id }) => id)).toEqual(['None', 'Paid', 'Simple', 'Capitalised'])
    expect(ranking.unpriced.map(({ id }) => id)).toEqual(['Flat', 'Not stated'])
    expect(ranking.unpriced[0]?.reasons).toEqual([{ problem: 'repaidOtherwise', repayment: 'moratorium' }])
  })

  test('a longer moratorium never moves an offer up', () => {
    const anyMoratorium = fc.tuple(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 24 }),
      fc.constantFrom(...moratoriumInterests),
      fc.integer({ min: 5, max: 30 }),
    )
    fc.assert(
      fc.property(anyMoratorium, ([moratoriumMonths, more, moratoriumInterest, percent]) => {
        const rate = { interestRate: `${percent}% p.a.` }
        const [first] = pricedOffers(
          rankOffers(
            [
              offer('A longer', { moratoriumMonths: moratoriumMonths + more, moratoriumInterest }, rate),
              offer('Shorter', { moratoriumMonths, moratoriumInterest }, rate),
            ],
            request,
          ),
        )
        expect(first?.id).toBe('Shorter')
      }),
    )
  })

  test('its lowest rate, and the loan at an EMI, have the moratorium too', () => {
    const capitalised = offer(
      'A',
      { moratoriumMonths: 12, moratoriumInterest: 'capitalised' },
      { interestRate: '12% - 18% p.a.' },
    )
    const [priced] = pricedOffers(rankOffers([capitalised], request))
    const lowest = priced && costAtLowest(priced)
    expect(lowest?.emi).toBeCloseTo((100_000 * 1.01 ** 12 * 0.01) / (1 - 1.01 ** -24), 6)
    const [loan] = loansAtEmi([capitalised], { emi: roundToPaisa(priced?.cost.emi ?? 0), tenureMonths: 24 })
    expect(loan?.loan.principal).toBe(100_000)
  })
})
