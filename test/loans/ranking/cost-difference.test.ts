import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addGst } from '#loans/fees.ts'
import { loanCost } from '#loans/loan-cost.ts'
import { costDifference } from '#loans/ranking/cost-difference.ts'

function priced(lender: string, annualRatePercent: number, fee: number, tenureMonths = 36) {
  const loan = { principal: 100_000, annualRatePercent, tenureMonths }
  const cost = loanCost(loan, addGst(fee))
  if (!cost) throw new Error('The fee uses up the loan')
  return { lender, loan, cost }
}

describe('the difference between two offers', () => {
  test('is given in total and per month, with the terms that cause it', () => {
    // 1,00,000 over 36 months: interest 19,571.52 at 12%, 24,795.18 at 15%.
    const neem = priced('Neem Tree Finance', 12, 500)
    const kaveri = priced('Kaveri Finserv', 15, 1_000)
    expect(costDifference(neem, kaveri)).toEqual({
      total: 5_813.66,
      perMonth: 5_813.66 / 36,
      rate: 5_223.66,
      fee: 500,
      gst: 90,
    })
  })

  test('does not exist between loans of different amounts or tenures', () => {
    const offer = priced('A', 12, 0, 24)
    const larger = { ...offer, loan: { ...offer.loan, principal: 200_000 } }
    for (const other of [priced('B', 12, 0, 36), larger]) {
      expect(costDifference(offer, other)).toBeUndefined()
    }
  })

  test('adds up exactly, in paise, and changes its sign when the offers are swapped', () => {
    const offers = fc
      .record({
        rate: fc.double({ min: 0, max: 45, noNaN: true }),
        fee: fc.integer({ min: 0, max: 2_000_000 }),
      })
      .map(({ rate, fee }) => priced('A', rate, fee / 100))
    const paise = (rupees: number) => Math.round(rupees * 100)
    fc.assert(
      fc.property(offers, offers, (a, b) => {
        const difference = costDifference(a, b)
        if (!difference) throw new Error('The loans differ')
        const { total, rate, fee, gst } = difference
        expect(paise(total)).toBe(paise(rate) + paise(fee) + paise(gst))
        expect(Math.abs(total - (b.cost.totalCost - a.cost.totalCost))).toBeLessThan(0.011)
        expect(costDifference(b, a)?.total).toBeCloseTo(-total, 9)
      }),
    )
  })
})
