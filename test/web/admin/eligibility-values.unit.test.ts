import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import {
  EligibilityForm,
  eligibilityFormValues,
  parseEligibility,
} from '#web/admin/offers/eligibility-values.ts'

test.each([
  ['250000', 250_000],
  ['₹2,50,000', 250_000],
  ['Rs. 500/-', 500],
  ['५००००', 50_000],
])('reads a minimum loan amount typed as %s', (typed, min) => {
  expect(parseEligibility({ ...eligibilityFormValues(), amountMin: typed })).toEqual({ amount: { min } })
})

test('reads an age in Devanagari digits', () => {
  expect(parseEligibility({ ...eligibilityFormValues(), ageMin: '२१' })).toEqual({ ageYears: { min: 21 } })
})

test('leaves out a field of spaces', () => {
  expect(parseEligibility({ ...eligibilityFormValues(), amountMin: ' ', ageMax: ' ' })).toEqual({})
})

test.each([
  ['amountMin', '4,5', messages.rupeesInvalid],
  ['amountMin', '2 4', messages.rupeesInvalid],
  ['amountMax', '5%', messages.rupeesInvalid],
  ['minMonthlyIncome', '₹', messages.rupeesInvalid],
  ['minMonthlyIncome', '500.5', messages.rupeesInvalid],
  ['ageMin', '₹21', messages.ageInvalid],
  ['ageMax', '6,0', messages.ageInvalid],
] as const)('rejects %s typed as %s', (field, typed, message) => {
  const issues = EligibilityForm.safeParse({ ...eligibilityFormValues(), [field]: typed }).error?.issues
  expect(issues).toEqual([expect.objectContaining({ path: [field], message })])
})
