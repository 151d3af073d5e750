import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loansAtEmi } from '#loans/ranking/loans-at-emi.ts'
import { toRankable } from '#loans/ranking/rank.ts'
import { instalmentBySum } from '../oracle.ts'

const offer = (id: string, changes: Partial<Parameters<typeof toRankable>[0]> = {}) =>
  toRankable({
    id,
    lender: id,
    loanAmount: '₹10,000 - ₹20 lakh',
    interestRate: '12% p.a.',
    processingFee: '2% + GST',
    tenure: '6-60 months',
    ...changes,
  })
const afforded = { emi: 20_000, tenureMonths: 36, monthlyIncome: 60_000 }

test('sorts by amount, the largest first, and loans of equal amounts by APR', () => {
  const loans = loansAtEmi(
    [
      offer('costly', { interestRate: '18% - 24%' }),
      offer('with a fee', { loanAmount: 'up to ₹5 lakh' }),
      offer('without a fee', { loanAmount: 'up to ₹5 lakh', processingFee: 'Nil' }),
      offer('cheap'),
      offer('flat', { interestRate: '12% flat' }),
    ],
    afforded,
  )
  expect(loans.map(({ id, loan }) => [id, loan.principal])).toEqual([
    // 20,000 × (1.01^36 − 1) / (0.01 × 1.01^36) = 6,02,150.1
    ['cheap', 602_150],
    // 20,000 × 36 / (1 + 0.12 × 3)
    ['flat', 529_411],
    // At 24%, its highest: 20,000 × (1.02^36 − 1) / (0.02 × 1.02^36) = 5,09,776.8
    ['costly', 509_776],
    ['without a fee', 500_000],
    ['with a fee', 500_000],
  ])
})

test('no lender offers the largest loan by naming only where its rates start', () => {
  const loans = loansAtEmi(
    [
      offer('open', { interestRate: '9.99% onwards' }),
      offer('frank', { interestRate: '10.5% - 18%' }),
      offer('published', {
        interestRate: '10.5% - 18%',
        facts: {
          contracted_rates: {
            value: { category: 'All', lowest: 10.5, mean: 13.8, highest: 18, quarter: '2026-07' },
          },
        },
      }),
      offer('beyond', { interestRate: '49% - 60%' }),
    ],
    afforded,
    '2026-11-29',
  )
  expect(loans.map(({ id, certain }) => [id, certain.rankedPercent])).toEqual([
    ['published', 13.8],
    ['frank', 18],
    ['beyond', 48],
    ['open', 48],
  ])
})

test.each([
  ['the EMI is too low for its smallest loan', { loanAmount: '₹10 lakh - ₹20 lakh' }],
  ['it does not offer the tenure', { tenure: '12-24 months' }],
  ['it requires a higher income', { eligibility: { minMonthlyIncome: 60_001 } }],
  ['its fee uses up the loan', { processingFee: '₹10 lakh' }],
  ['it cannot be priced', { interestRate: 'Ask us' }],
])('an offer is left out if %s', (_, changes) => {
  expect(loansAtEmi([offer('left out', changes)], afforded)).toEqual([])
})

test('10,000 random offers: finds the largest loan, in whole rupees, whose EMI is at most the given EMI', () => {
  const cases = fc.record({
    emi: fc.integer({ min: 1, max: 50_000_000 }).map((paise) => paise / 100),
    tenureMonths: fc.integer({ min: 1, max: 84 }),
    rate: fc.integer({ min: 0, max: 4_000 }).map((hundredths) => hundredths / 100),
    amount: fc.tuple(fc.integer({ min: 1_000, max: 500_000 }), fc.integer({ min: 0, max: 2_000_000 })),
    months: fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 60 })),
  })
  fc.assert(
    fc.property(cases, ({ emi, tenureMonths, rate, amount: [least, more], months: [shortest, longer] }) => {
      const most = least + more
      const [found] = loansAtEmi(
        [
          offer('only', {
            loanAmount: `₹${least} - ₹${most}`,
            interestRate: `${rate}% p.a.`,
            processingFee: 'Nil',
            tenure: `${shortest}-${shortest + longer} months`,
          }),
        ],
        { emi, tenureMonths },
      )
      const paise = (principal: number) =>
        Math.round(instalmentBySum(principal, rate / 1200, tenureMonths) * 100)
      const allowed = Math.round(emi * 100)
      const isOffered = tenureMonths >= shortest && tenureMonths <= shortest + longer
      // An EMI that ends in half a paisa may be rounded either way.
      if (!found) return !isOffered || paise(least) >= allowed
      const { principal } = found.loan
      return (
        isOffered &&
        principal >= least &&
        paise(principal) <= allowed + 1 &&
        (principal === most || paise(principal + 1) >= allowed)
      )
    }),
    { seed: 24, numRuns: 10_000 },
  )
})
