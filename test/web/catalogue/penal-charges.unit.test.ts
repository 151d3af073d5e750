import { expect, test } from 'vitest'
import { penalInWords } from '#languages/hi/compared-facts.ts'

test.each([
  ['2% a month on the overdue instalment', 'जो किस्त समय पर न दी हो, उस पर हर महीने 2%'],
  ['24% per annum on overdue amount + GST', 'जो रकम समय पर न दी हो, उस पर सालाना 24% + GST'],
  ['Penal charges of 1.5% per month on the unpaid EMIs.', 'जो किस्त समय पर न दी हो, उस पर हर महीने 1.5%'],
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
