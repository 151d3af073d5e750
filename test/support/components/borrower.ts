import type { UserInfo } from '#contract/borrower.ts'
import { startSession } from '#web/session/session.ts'

/** A borrower who has completed the wizard, as the server knows them. */
export const aKnownUser = (changes: Partial<UserInfo> = {}): UserInfo => ({
  id: 'borrower-1',
  name: 'Asha Nair',
  gender: 'Female',
  dob: '1994-07-21',
  profession: 'Salaried',
  monthly_income: 45_000,
  pancard: 'ABCDE1234F',
  adhar_number: '********0123',
  looking_for: 'Personal Loan',
  purpose: 'Wedding Expenses',
  loan_amount: 250_000,
  tenure_months: 24,
  ...changes,
})

/** The token of a session of the borrower `borrower-1`. */
export const aToken = `.${btoa('{"user_id":"borrower-1"}')}.`

export const signIn = () => startSession('4000000000', aToken)
