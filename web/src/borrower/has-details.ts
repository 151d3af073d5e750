import type { BasicDetails, LoanPreferences, UserInfo } from '#contract/borrower.ts'

// Names alone, so that the offers load no schemas.
const details = {
  name: true,
  gender: true,
  dob: true,
  profession: true,
  monthly_income: true,
  pancard: true,
  adhar_number: true,
} satisfies Record<keyof BasicDetails, true>

const loan = {
  looking_for: true,
  purpose: true,
  loan_amount: true,
  tenure_months: true,
} satisfies Record<keyof LoanPreferences, true>

/** True when step 2 is saved. */
export const hasDetails = (user: UserInfo) => hasAll(user, details)

/** True when step 3 is saved. */
export const hasLoan = (user: UserInfo) => hasAll(user, loan)

const hasAll = (user: UserInfo, fields: object) =>
  Object.keys(fields).every((field) => user[field as keyof UserInfo] !== undefined)
