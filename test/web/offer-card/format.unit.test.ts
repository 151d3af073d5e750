import { expect, test } from 'vitest'
import { namesPeriod } from '#web/offer-card/format.ts'

test.each([
  ['10.5% p.a.', true],
  ['10.5% p. a. onwards', true],
  ['12% PA', true],
  ['10.5% - 24% per annum', true],
  ['18% a year', true],
  ['1.5% per month', true],
  ['1% pm', true],
  ['Ask the lender', true],
  ['10.5% - 24%', false],
  ['from 10.5%', false],
  ['8% flat', false],
  ['Repo rate + 2%', false],
])('"%s" names its period or has no figure: %s', (rate, isNamed) => {
  expect(namesPeriod(rate)).toBe(isNamed)
})
