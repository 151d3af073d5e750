import { describe, expect, test } from 'vitest'
import { EligibilitySchema } from '#contract/eligibility.ts'
import type { Eligibility } from '#loans/eligibility.ts'
import type { LoanRequest } from '#loans/loan-request.ts'
import { evaluateFit, type Fit, type UnmetRule } from '#loans/ranking/fit.ts'
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
  if ('reasons' in priceable) throw new Error(JSON.stringify(priceable))
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
    [{ amount: 550_000 }, 'amount', 'max', { amount: 500_000 }],
    [{ amount: 45_000 }, 'amount', 'min', { amount: 50_000 }],
    [{ tenureMonths: 6 }, 'tenure', 'min', { tenureMonths: 12 }],
    [{ tenureMonths: 60 }, 'tenure', 'max', { tenureMonths: 36 }],
  ])('%j: beyond the %s’s %s', (changed, rule, bound, adjustment) => {
    const { unmetRules, nearest } = fit(undefined, changed)
    expect(unmetRules).toEqual([{ rule, bound, adjustment }])
    expect(nearest).toEqual({ amount: 100_000, tenureMonths: 24, ...adjustment })
  })

  test.each<[Eligibility, UnmetRule]>([
    [
      { loanTypes: ['Gold Loan'] },
      { rule: 'loanType', accepted: ['Gold Loan'], adjustment: { loanType: 'Gold Loan' } },
    ],
    [{ minMonthlyIncome: 40_000 }, { rule: 'monthlyIncome', required: 40_000, stated: 30_000 }],
    [{ professions: ['Student', 'Other'] }, { rule: 'profession', accepted: ['Student', 'Other'] }],
    [{ ageYears: { min: 31 } }, { rule: 'age', bound: 'min', limit: 31 }],
    [{ ageYears: { max: 29 } }, { rule: 'age', bound: 'max', limit: 29 }],
  ])('%j leaves %j unmet', (eligibility, unmet) => {
    expect(fit(eligibility).unmetRules).toEqual([unmet])
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
    expect(priceableTerms(otherTerms, {})).toMatchObject({
      reasons: [{ term: 'loanAmount', problem: 'noFigure' }],
    })
  })

  test('gives reasons when the amounts do not overlap, or no term can be parsed', () => {
    expect(priceableTerms(terms, { amount: { min: 600_000 } })).toEqual({
      reasons: [{ problem: 'amountsDoNotOverlap' }],
    })
    expect(priceableTerms(parseTerms(blank))).toMatchObject({ reasons: { length: 4 } })
  })
})

const blank = { loanAmount: '', interestRate: '', processingFee: '', tenure: '' }
