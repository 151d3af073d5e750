import { expect, test } from 'vitest'
import type { Offer } from '#contract/offer.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { comparableLoan, typicalLoan } from '#web/lenders/example-loans.ts'

const anOffer = sampleOffers[0] as Offer

test.each([
  ['Up to ₹3 lakh', '6 to 36 months', { amount: 50_000, months: 12 }],
  ['₹5,000 - ₹50,000', '1 - 2 months', { amount: 10_000, months: 2 }],
  ['₹5,000 - ₹50,000', '1 month', { amount: 10_000, months: 1 }],
  ['₹5 lakh to ₹5 crore', '5 to 30 years', { amount: 500_000, months: 60 }],
  ['₹20 lakh to ₹5 crore', '5 to 30 years', {}],
  ['Up to ₹3 lakh', 'On request', {}],
])('for an offer of %s over %s, the link to /compare has the loan %j', (loanAmount, tenure, loan) => {
  expect(comparableLoan({ ...anOffer, loanAmount, tenure })).toEqual(loan)
})

test.each([
  ['Up to ₹3 lakh', '6 to 36 months', [50_000, 12]],
  ['₹20 lakh to ₹5 crore', '5 to 30 years', [2_500_000, 60]],
  ['Up to ₹3 lakh', 'On request', undefined],
])('for an offer of %s over %s, the page’s large figure is for the loan %j', (loanAmount, tenure, loan) => {
  const priced = typicalLoan({ ...anOffer, loanAmount, tenure })
  expect(priced && [priced.loan.principal, priced.loan.tenureMonths]).toEqual(loan)
})
