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
    headline: 'Kaveri Finserv costs you ₹5,814 more than Neem Tree Finance over 3 years, ₹161 a month',
    cause: 'The rate adds ₹5,224, the fee adds ₹500 and GST adds ₹90.',
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

test('says nothing about loans of different tenures', () => {
  expect(describeCostDifference(priced('A', 12, 0, 24), priced('B', 12, 0, 36))).toBeUndefined()
})
