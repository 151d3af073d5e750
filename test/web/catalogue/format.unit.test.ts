import { expect, test } from 'vitest'
import { quotedTerms } from '#web/catalogue/format.ts'

const others = { loanAmount: '', tenure: '', processingFee: '' }

test.each([
  ['11.5', '11.5% p.a.'],
  ['11.50 %', '11.5% p.a.'],
  ['0', '0% p.a.'],
  ['1.5%', '1.5%'],
  ['1.5', '1.5%'],
  ['1.5% p.m.', '1.5%\u00a0p.m.'],
])('shows the rate %j as %j, with p.a. added only where it cannot be monthly', (interestRate, shown) => {
  expect(quotedTerms({ ...others, interestRate }).interestRate).toBe(shown)
})
