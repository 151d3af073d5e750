import { expect, test } from 'vitest'
import { addGst } from '#loans/fees.ts'
import { loanCost } from '#loans/loan-cost.ts'
import { describeCostDifference } from '#web/offers/side-by-side/describe-cost-difference.ts'

function priced(lender: string, annualRatePercent: number, fee: number, tenureMonths = 36) {
  const loan = { principal: 100_000, annualRatePercent, tenureMonths }
  const cost = loanCost(loan, addGst(fee))
  if (!cost) throw new Error('The fee uses up the loan')
  return { lender, loan, cost }
}

test('names the dearer offer and the terms that cause the difference, in either order', () => {
  const neem = priced('Neem Tree Finance', 12, 500)
  const kaveri = priced('Kaveri Finserv', 15, 1_000)
  const words = {
    headline: 'Kaveri Finserv costs you ₹5,813 more than Neem Tree Finance over 3 years, ₹161 a month',
    cause: 'The rate adds ₹5,223, the fee adds ₹500 and GST adds ₹90.',
  }
  expect(describeCostDifference(neem, kaveri)).toEqual(words)
  expect(describeCostDifference(kaveri, neem)).toEqual(words)
})

test('names a term that favours the more expensive offer', () => {
  expect(describeCostDifference(priced('A', 12, 500, 18), priced('B', 15, 0, 18))).toEqual({
    headline: 'B costs you ₹1,935 more than A over 18 months, ₹107 a month',
    cause: 'The rate adds ₹2,525, the fee takes off ₹500 and GST takes off ₹90.',
  })
})

test('is nothing for equal costs, and less than ₹1 for a few paise', () => {
  expect(describeCostDifference(priced('A', 12, 500, 12), priced('B', 12, 500, 12))).toEqual({
    headline: 'A and B cost you the same over 1 year',
    cause: '',
  })
  expect(describeCostDifference(priced('A', 12, 500), priced('B', 12, 500.1))).toEqual({
    headline: 'B costs you less than ₹1 more than A over 3 years, less than ₹1 a month',
    cause: '',
  })
})

test('names the difference of the whole rupees that each offer shows', () => {
  const [neem, kaveri] = [priced('Neem', 12, 500), priced('Kaveri', 15, 1_000)]
  const shown = (total: number, { cost, ...offer }: typeof neem) => {
    const paise = total - cost.totalCost
    return { ...offer, cost: { ...cost, fee: cost.fee + paise, totalCost: cost.totalCost + paise } }
  }
  const dearer = (first: number, second: number) =>
    describeCostDifference(shown(first, neem), shown(second, kaveri))?.headline
  expect(dearer(20_000.4, 25_000.6)).toContain('₹5,001 more')
  expect(dearer(20_000.6, 25_000.4)).toContain('₹4,999 more')
  // A month: (1,00,000 + 20,000) / 36 is ₹3,333.33 and (1,00,000 + 21,000) / 36 is ₹3,361.11.
  expect(dearer(20_000, 21_000)).toContain('₹28 a month')
  // ₹3,333.47 and ₹3,333.53 differ by six paise, and are shown as ₹3,333 and ₹3,334.
  expect(dearer(20_005, 20_007)).toBe('Kaveri costs you ₹2 more than Neem over 3 years, ₹1 a month')
})

test('puts a rupee that rounding adds on the term that differs', () => {
  const gold = priced('Gold', 12, 500)
  const { totalCost } = gold.cost
  const upTo = Math.ceil(totalCost) + 0.5 - totalCost
  const other = priced('Other', 12, 500 + upTo - 0.05 / 1.18)
  expect(describeCostDifference(priced('Gold', 12, 500 + upTo - 0.5), other)?.cause).not.toContain('rate')
})

test('says nothing about loans of different tenures', () => {
  expect(describeCostDifference(priced('A', 12, 0, 24), priced('B', 12, 0, 36))).toBeUndefined()
})
