import { afterEach, beforeEach, expect, test } from 'vitest'
import { loanDefaults } from '#contract/limits.ts'
import { aKnownUser, signIn } from '#support/components/borrower.ts'
import { saveForm } from '#web/borrower/unsent.ts'
import { chosenLoan, startingValues } from '#web/loan-journey/loan-values.ts'
import { clearSession } from '#web/session/session.ts'

beforeEach(signIn)
afterEach(clearSession)

const chosen = {
  looking_for: 'Gold Loan',
  purpose: 'Business',
  loan_amount: 45_000,
  tenure_months: 12,
} as const
const newcomer = { id: 'borrower-1' }
const { looking_for, purpose, loan_amount, tenure_months } = aKnownUser()
const saved = { looking_for, purpose, loan_amount, tenure_months }

test('reads the choices from the address, and leaves out each that is missing or not valid', () => {
  expect(chosenLoan('?type=Gold+Loan&purpose=Business&amount=45000&months=12&brand=croma')).toEqual(chosen)
  expect(chosenLoan('?type=Free&purpose=Business&amount=4999&months=61')).toEqual({ purpose: 'Business' })
  expect(chosenLoan('?type=&purpose=&amount=&months=')).toEqual({})
})

test('a newcomer’s form starts with the choices, and with the defaults for the rest', () => {
  expect(startingValues(newcomer, {})).toEqual(loanDefaults)
  expect(startingValues(newcomer, chosen)).toEqual(chosen)
  expect(startingValues(newcomer, { loan_amount: 45_000 })).toEqual({ ...loanDefaults, loan_amount: 45_000 })
})

test('what the borrower has saved comes before the choices', () => {
  expect(startingValues(aKnownUser(), chosen)).toEqual(saved)
  // Saved by the borrower, although it is the default.
  const asDefault = aKnownUser({ loan_amount: loanDefaults.loan_amount })
  expect(startingValues(asDefault, chosen)).toMatchObject({ loan_amount: loanDefaults.loan_amount })
})

test('what was typed and not sent comes before everything, unless it is the default', () => {
  const values = { loanAmount: 70_000, tenure: loanDefaults.tenure_months }
  saveForm({ userId: 'borrower-1', values, known: {} })
  expect(startingValues(newcomer, chosen)).toEqual({ ...chosen, loan_amount: 70_000 })
})

test('as long as the server’s values are not known, the form ignores the choices', () => {
  expect(startingValues(undefined, chosen)).toEqual(loanDefaults)
  saveForm({ userId: 'borrower-1', values: { loanAmount: 70_000 }, known: undefined })
  expect(startingValues(undefined, chosen)).toEqual({ ...loanDefaults, loan_amount: 70_000 })
})
