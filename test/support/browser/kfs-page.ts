import type { Page } from 'playwright-core'
import { pdfOf } from '#support/pdf.ts'
import { pdfPages } from '#test/statements/layouts.ts'
import { trueFacts } from '#test/statements/true-statement.ts'

const facts = trueFacts({
  sanctioned: 200_000,
  ratePercent: 15,
  months: 24,
  kind: 'Fixed',
  rounding: 'paise',
  fees: [
    { name: 'Processing fees', isThirdParty: false, amount: 4_000, words: 'One-time 4,000' },
    { name: 'Insurance charges', isThirdParty: true, amount: 1_500, words: 'One-time 1,500' },
  ],
})

export const trueStatement = pdfOf(pdfPages(facts))

/**
 * The APR leaves out the insurance, the amount paid out is ₹2,499 too low, the interest in one row is ₹1 too high, and
 * the grievance officer's contact is missing.
 */
export const doctoredStatement = pdfOf(
  pdfPages({
    ...facts,
    apr: 17.07,
    net: facts.net - 2_499,
    contact: undefined,
    rows: facts.rows.map((row, index) => (index === 6 ? { ...row, interest: row.interest + 1 } : row)),
  }),
)

export const choosePdf = (page: Page, buffer: Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'statement.pdf', mimeType: 'application/pdf', buffer })
