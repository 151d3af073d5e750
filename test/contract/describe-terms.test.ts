import { expect, test } from 'vitest'
import { describeBand, describeTerms } from '#contract/describe-terms.ts'
import { parseTerms, type QuotedTerms } from '#loans/terms/parse-terms.ts'

const plain: QuotedTerms = {
  loanAmount: '₹50,000 - ₹15 lakh',
  interestRate: '10.5% - 24% p.a.',
  processingFee: '2% + GST',
  tenure: '12-60 months',
}

test('describes each term in a sentence, or says how to write the term', () => {
  expect(describeTerms(parseTerms(plain))).toEqual({
    loanAmount: 'Lends ₹50,000 to ₹15,00,000.',
    interestRate:
      'Interest from 10.5% to 24% a year, on the reducing balance; our costs use 24%, the highest rate.',
    processingFee: 'A fee of 2% of the loan, plus 18% GST.',
    tenure: 'Repaid in 12 to 60 months.',
  })
  const unread = describeTerms(parseTerms({ ...plain, tenure: '60', interestRate: 'Attractive 10% p.a.' }))
  expect(unread.tenure).toBe(
    'The tenure could not be read: it does not say months or years. Write it like “12-60 months” or “1 to 5 years”.',
  )
  expect(unread.interestRate).toContain('we don’t know what “attractive” adds')
})

test('describes a fee to the paisa, without “.00”', () => {
  const fee = (processingFee: string) => describeTerms(parseTerms({ ...plain, processingFee })).processingFee
  expect(fee('₹999.50 + GST')).toBe('A fee of ₹999.50, plus 18% GST.')
  expect(fee('₹999 + GST')).toBe('A fee of ₹999, plus 18% GST.')
  expect(fee('2% (min ₹499.50, max ₹10,000) + GST')).toBe(
    'A fee of 2% of the loan, minimum ₹499.50, maximum ₹10,000, plus 18% GST.',
  )
})

test.each([
  [
    '₹500 onwards',
    'A fee from ₹500, plus 18% GST (we assume it’s extra); it has no upper limit, so we can’t work out the cost.',
  ],
  ['Up to ₹999 + GST', 'A fee of up to ₹999, plus 18% GST; our costs use the highest fee.'],
  ['0%, min ₹500 + GST', 'A fee of ₹500, plus 18% GST.'],
])('describes the fee %j as %j', (processingFee, sentence) => {
  expect(describeTerms(parseTerms({ ...plain, processingFee })).processingFee).toBe(sentence)
})

test('quotes up to 40 characters of an unknown word, with an ellipsis if it is cut', () => {
  const { interestRate } = describeTerms(parseTerms({ ...plain, interestRate: `${'x'.repeat(90)} 10% p.a.` }))
  expect(interestRate).toContain(`what “${'x'.repeat(40)}…” adds`)
})

test('describes bands, each group with its rates', () => {
  expect(
    describeBand({
      lowestPercent: 10.5,
      highestPercent: 11,
      creditScore: { min: 750 },
      employment: ['Salaried'],
      amount: { min: 500_001 },
      tenureMonths: { max: 36 },
      monthlyIncome: { min: 50_000 },
    }),
  ).toEqual({
    group:
      'Credit score 750 or more, Salaried, ₹5,00,001 or more, up to 36 months, Income of ₹50,000 or more a month',
    rates: '10.5% to 11%',
  })
  expect(describeBand({ lowestPercent: 14, noCreditScore: true })).toEqual({
    group: 'No credit score yet',
    rates: 'from 14%',
  })
  expect(describeBand({ lowestPercent: 14, highestPercent: 14 })).toEqual({
    group: 'Everybody',
    rates: '14%',
  })
})
