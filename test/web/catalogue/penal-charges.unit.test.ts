import { expect, test } from 'vitest'
import { penalInWords } from '#languages/hi/compared-facts.ts'

test.each([
  ['2% a month on the overdue instalment', 'हर महीने 2%, बकाया किस्त पर'],
  ['24% per annum on overdue amount + GST', 'सालाना 24% + GST, बकाया रकम पर'],
  ['Penal charges of 1.5% per month on the unpaid EMIs.', 'हर महीने 1.5%, बकाया किस्त पर'],
])('the penal charges “%s” are translated', (written, hindi) => {
  expect(penalInWords(written)).toBe(hindi)
})

test.each([
  '2% a month on the whole loan',
  '2% a month on the overdue instalment, at least ₹500',
  '₹500 a day',
  '',
])('the penal charges “%s”, of which more would have to be known, stay in the lender’s words', (written) => {
  expect(penalInWords(written)).toBeUndefined()
})
