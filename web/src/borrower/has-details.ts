import type { BasicDetails, LoanPreferences, UserInfo } from '#contract/borrower.ts'

// Only the field names, so that the offers page doesn't load the schemas.
const details = {
  name: true,
  gender: true,
  dob: true,
  profession: true,
  monthly_income: true,
  pancard: true,
  adhar_number: true,
} satisfies Record<keyof BasicDetails, true>

const loanPreferences = {
  looking_for: true,
  purpose: true,
  loan_amount: true,
  tenure_months: true,
} satisfies Record<keyof LoanPreferences, true>

/** True when the server has every field of the wizard's step 2. */
export const hasDetails = (user: UserInfo) => hasAll(user, details)

/** True when the server has every field of the wizard's step 3. */
export const hasLoanPreferences = (user: UserInfo) => hasAll(user, loanPreferences)

const hasAll = (user: UserInfo, fields: object) =>
  Object.keys(fields).every((field) => user[field as keyof UserInfo] !== undefined)
