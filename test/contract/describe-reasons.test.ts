import { expect, test } from 'vitest'
import { describeUnmetRule, describeUnpriced } from '#contract/describe-reasons.ts'
import type { UnmetRule } from '#loans/ranking/fit.ts'
import type { UnpricedReason } from '#loans/terms/priceable-terms.ts'

test.each<[UnmetRule, string, string?]>([
  [
    { rule: 'amount', bound: 'max', adjustment: { amount: 500_000 } },
    'Lends up to ₹5,00,000',
    'Lower your amount',
  ],
  [
    { rule: 'amount', bound: 'min', adjustment: { amount: 50_000 } },
    'Lends ₹50,000 or more',
    'Raise your amount',
  ],
  [
    { rule: 'tenure', bound: 'min', adjustment: { tenureMonths: 12 } },
    'Shortest tenure: 12 months',
    'Choose 12 months or more',
  ],
  [
    { rule: 'tenure', bound: 'max', adjustment: { tenureMonths: 36 } },
    'Longest tenure: 36 months',
    'Choose 36 months or less',
  ],
  [
    { rule: 'loanType', accepted: ['Gold Loan', 'Home Loan'], adjustment: { loanType: 'Gold Loan' } },
    'Only for: Gold Loan, Home Loan',
    'Choose Gold Loan',
  ],
  [
    { rule: 'monthlyIncome', required: 40_000, stated: 30_000 },
    'Asks for ₹40,000 a month; you told us ₹30,000',
  ],
  [
    { rule: 'monthlyIncome', required: 25_001, stated: 25_000.5 },
    'Asks for ₹25,001 a month; you told us ₹25,000',
  ],
  [{ rule: 'profession', accepted: ['Student', 'Other'] }, 'Only for: Student, Other'],
  [{ rule: 'age', bound: 'min', limit: 31 }, 'For borrowers aged 31 or over'],
  [{ rule: 'age', bound: 'max', limit: 29 }, 'For borrowers aged 29 or under'],
])('describes the unmet rule %j as %j', (unmet, reason, suggestion) => {
  expect(describeUnmetRule(unmet)).toEqual({ reason, ...(suggestion && { suggestion }) })
})

test.each<[UnpricedReason, string]>([
  [{ problem: 'amountsDoNotOverlap' }, 'No loan amount is within both the lender’s limits and this offer’s.'],
  [
    { problem: 'feeUsesUpLoan', fee: 106_200.59, principal: 100_000 },
    'The fee with GST, ₹1,06,201, would use up the whole loan of ₹1,00,000.',
  ],
  [
    { term: 'loanAmount', problem: 'noFigure' },
    'The loan amount could not be read: there is no figure in it.',
  ],
  [
    { term: 'loanAmount', problem: 'wordMakesItUnclear', piece: 'times' },
    'The loan amount could not be read: it says “times”, so we can’t work out one figure.',
  ],
  [
    { term: 'interestRate', problem: 'rateTooHigh', limit: 200 },
    'The interest rate could not be read: it is above 200% a year.',
  ],
  [
    { term: 'processingFee', problem: 'gstNotClear' },
    'The processing fee could not be read: it does not say clearly whether 18% GST is added or included.',
  ],
])('describes %j as %j', (reason, sentence) => {
  expect(describeUnpriced(reason)).toBe(sentence)
})
