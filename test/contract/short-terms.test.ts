import { expect, test } from 'vitest'
import { shortTerms } from '#contract/short-terms.ts'
import { parseTerms } from '#loans/terms/parse-terms.ts'

const short = (terms: Partial<Parameters<typeof parseTerms>[0]>) =>
  shortTerms(
    parseTerms({
      loanAmount: 'Ask us',
      interestRate: 'Ask us',
      processingFee: 'Ask us',
      tenure: 'Ask us',
      ...terms,
    }),
  )

test.each([
  ['loanAmount', '₹50,000 - ₹15 lakh', '₹50,000 to ₹15,00,000'],
  ['loanAmount', 'Up to ₹10 lakh', 'up to ₹10,00,000'],
  ['interestRate', '10.5% - 24% p.a.', 'from 10.5% to 24% a year'],
  ['interestRate', '11.25% p.a. onwards', 'from 11.25% a year'],
  ['interestRate', '1% per month', '12% a year'],
  ['interestRate', '8% flat p.a.', '8% a year flat'],
  ['processingFee', 'Nil', 'none'],
  ['processingFee', '₹999 + GST', '₹999, GST extra'],
  ['processingFee', 'Up to 2% of the loan amount', 'up to 2% of the loan, GST extra'],
  ['tenure', '12-60 months', '12 to 60 months'],
  ['tenure', '1 to 5 years', '12 to 60 months'],
] as const)('says the %s “%s” as “%s”', (term, quoted, said) => {
  expect(short({ [term]: quoted })[term]).toBe(said)
})

test('says nothing for a term that cannot be read', () => {
  expect(Object.values(short({}))).toEqual([undefined, undefined, undefined, undefined])
})
