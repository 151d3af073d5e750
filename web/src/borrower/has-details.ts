import { BasicDetails, LoanPreferences, type UserInfo } from '#contract/borrower.ts'

/** True when step 2 is saved. */
export const hasDetails = (user: UserInfo) => hasAll(user, BasicDetails.shape)

/** True when step 3 is saved. */
export const hasLoan = (user: UserInfo) => hasAll(user, LoanPreferences.shape)

const hasAll = (user: UserInfo, shape: object) =>
  Object.keys(shape).every((field) => user[field as keyof UserInfo] !== undefined)
