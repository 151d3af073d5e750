import { describe, expect, test } from 'vitest'
import { EligibilitySchema } from '#contract/eligibility.ts'
import type { Eligibility } from '#loans/eligibility.ts'
import type { LoanRequest } from '#loans/loan-request.ts'
import { evaluateFit, type Fit } from '#loans/ranking/fit.ts'
import { parseTerms } from '#loans/terms/parse-terms.ts'
import { priceableTerms } from '#loans/terms/priceable-terms.ts'

const terms = parseTerms({
  loanAmount: '₹50,000 - ₹5 lakh',
  interestRate: '12% p.a.',
  processingFee: 'Nil',
  tenure: '12-36 months',
})
const loanRequest: LoanRequest = {
  amount: 100_000,
  tenureMonths: 24,
  loanType: 'Personal Loan',
  monthlyIncome: 30_000,
  profession: 'Salaried',
  ageYears: 30,
}

function fit(eligibility: Eligibility | undefined, changed: Partial<LoanRequest> = {}): Fit {
  const priceable = priceableTerms(terms, eligibility)
  if ('reasons' in priceable) throw new Error(priceable.reasons.join(' '))
  return evaluateFit(priceable, eligibility, { ...loanRequest, ...changed })
}

describe('the eligibility schema', () => {
  test.each([
    {},
    { loanTypes: ['Personal Loan', 'Gold Loan'] },
    { amount: { min: 50_000 }, minMonthlyIncome: 0, ageYears: { min: 21, max: 60 } },
    { amount: { min: 50_000, max: 50_000 }, professions: ['Student'] },
  ])('accepts %j unchanged', (eligibility) => {
    expect(EligibilitySchema.parse(eligibility)).toEqual(eligibility)
  })

  test.each([
    { loanTypes: [] },
    { loanTypes: ['Boat Loan'] },
    { professions: 'Salaried' },
    { amount: { min: 500_000, max: 50_000 } },
    { amount: { min: 0 } },
    { amount: { max: 1.5 } },
    { minMonthlyIncome: -1 },
    { minMonthlyIncome: Number.NaN },
    { ageYears: { min: 17 } },
    { ageYears: { min: 60, max: 21 } },
  ])('rejects %j', (eligibility) => {
    expect(EligibilitySchema.safeParse(eligibility).success).toBe(false)
  })
})

describe('evaluateFit', () => {
  test('reports nothing when every rule is met', () => {
    const every = {
      loanTypes: ['Personal Loan' as const],
      amount: { min: 100_000, max: 100_000 },
      minMonthlyIncome: 30_000,
      professions: ['Salaried' as const],
      ageYears: { min: 30, max: 30 },
    }
    expect(fit(every)).toEqual({
      unmetRules: [],
      unchecked: [],
      nearest: { amount: 100_000, tenureMonths: 24 },
    })
  })

  test.each([
    [{ amount: 550_000 }, 'Lends up to ₹5,00,000', 'Lower your amount', { amount: 500_000 }],
    [{ amount: 45_000 }, 'Lends ₹50,000 or more', 'Raise your amount', { amount: 50_000 }],
    [{ tenureMonths: 6 }, 'Shortest tenure: 12 months', 'Choose 12 months or more', { tenureMonths: 12 }],
    [{ tenureMonths: 60 }, 'Longest tenure: 36 months', 'Choose 36 months or less', { tenureMonths: 36 }],
  ])('%j: %s', (changed, reason, suggestion, adjustment) => {
    const { unmetRules, nearest } = fit(undefined, changed)
    expect(unmetRules).toEqual([
      { rule: Object.keys(changed)[0]?.replace('Months', ''), reason, suggestion, adjustment },
    ])
    expect(nearest).toEqual({ amount: 100_000, tenureMonths: 24, ...adjustment })
  })

  test.each([
    [{ loanTypes: ['Gold Loan' as const] }, 'Only for: Gold Loan', 'Choose Gold Loan'],
    [{ minMonthlyIncome: 40_000 }, 'Asks for ₹40,000 a month; you told us ₹30,000', undefined],
    [{ professions: ['Student' as const, 'Other' as const] }, 'Only for: Student, Other', undefined],
    [{ ageYears: { min: 31 } }, 'For borrowers aged 31 or over', undefined],
    [{ ageYears: { max: 29 } }, 'For borrowers aged 29 or under', undefined],
  ])('%j: %s', (eligibility, reason, suggestion) => {
    const { unmetRules } = fit(eligibility)
    expect(unmetRules.map((unmet) => [unmet.reason, unmet.suggestion])).toEqual([[reason, suggestion]])
  })

  test('shows an income rounded down to rupees, so that it never reads as the required income', () => {
    const { unmetRules } = fit({ minMonthlyIncome: 25_001 }, { monthlyIncome: 25_000.5 })
    expect(unmetRules[0]?.reason).toBe('Asks for ₹25,001 a month; you told us ₹25,000')
  })

  test('reports every unmet rule', () => {
    const { unmetRules } = fit(
      { loanTypes: ['Gold Loan'], minMonthlyIncome: 40_000, professions: ['Student'], ageYears: { min: 40 } },
      { amount: 1, tenureMonths: 1 },
    )
    expect(unmetRules.map((unmet) => unmet.rule)).toEqual([
      'amount',
      'tenure',
      'loanType',
      'monthlyIncome',
      'profession',
      'age',
    ])
  })

  test('reports a rule as unchecked when the borrower has not given the fact that it needs', () => {
    const everyRule = {
      loanTypes: ['Gold Loan' as const],
      minMonthlyIncome: 1,
      professions: ['Other' as const],
      ageYears: { min: 90 },
    }
    const untold = {
      loanType: undefined,
      monthlyIncome: undefined,
      profession: undefined,
      ageYears: undefined,
    }
    expect(fit(everyRule, untold)).toMatchObject({
      unmetRules: [],
      unchecked: ['loanType', 'monthlyIncome', 'profession', 'age'],
    })
  })

  test('limits the amount to what both the lender and the administrator allow', () => {
    expect(fit({ amount: { max: 80_000 } }).nearest.amount).toBe(80_000)
    expect(fit({ amount: { min: 10_000 } }, { amount: 5_000 }).nearest.amount).toBe(50_000)
  })

  test('uses the administrator’s amount when the lender’s cannot be parsed', () => {
    const otherTerms = {
      ...terms,
      loanAmount: parseTerms({ ...blank, loanAmount: 'As per eligibility' }).loanAmount,
    }
    expect(priceableTerms(otherTerms, { amount: { max: 60_000 } })).toMatchObject({
      amount: { min: 1, max: 60_000 },
    })
    expect(priceableTerms(otherTerms, {})).toEqual({
      reasons: ['The loan amount could not be read: there is no figure in it.'],
    })
  })

  test('gives reasons when the amounts do not overlap, or no term can be parsed', () => {
    expect(priceableTerms(terms, { amount: { min: 600_000 } })).toEqual({
      reasons: ['No loan amount is within both the lender’s limits and this offer’s.'],
    })
    expect(priceableTerms(parseTerms(blank))).toMatchObject({ reasons: { length: 4 } })
  })
})

const blank = { loanAmount: '', interestRate: '', processingFee: '', tenure: '' }
