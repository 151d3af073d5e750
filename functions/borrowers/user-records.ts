import { maskAadhaar } from '#contract/aadhaar.ts'
import type { UserInfo } from '#contract/borrower.ts'
import type { Stats, UserRecord, UserRow } from '#contract/user-record.ts'
import type { ItemOf } from '#table/item-type.ts'
import { borrowerItem } from '#table/items.ts'
import type { Borrower } from './borrowers.ts'
import type { Totals } from './totals.ts'

const rowAttributes = [
  'id',
  'mobile',
  'name',
  'looking_for',
  'loan_amount',
  'tenure_months',
  'registered_at',
  'is_verified',
  'do_not_contact',
] as const satisfies (keyof Borrower)[]

/** A borrower with the attributes that the list shows or searches. */
export const listedBorrowerItem = /* @__PURE__ */ borrowerItem.pick([...rowAttributes, 'pancard'])
export type ListedBorrower = ItemOf<typeof listedBorrowerItem>

/** A borrower with every attribute that administrators may see. */
export const borrowerRecordItem = /* @__PURE__ */ borrowerItem.pick([
  ...rowAttributes,
  'pancard',
  'gender',
  'dob',
  'profession',
  'monthly_income',
  'purpose',
  'adhar_last_four',
])
type BorrowerRecord = ItemOf<typeof borrowerRecordItem>

/** What `get-user-info` returns to borrowers about themselves, once the route's schema has dropped all else. */
export const userInfo = (borrower: Borrower): UserInfo => ({
  ...borrower,
  adhar_number: maskedAadhaar(borrower),
})

/** A borrower as administrators see them. Fields are listed instead of looped over: an export makes millions of records. */
export function userRecord(borrower: BorrowerRecord): UserRecord {
  return {
    ...userRow(borrower),
    gender: borrower.gender,
    dob: borrower.dob,
    profession: borrower.profession,
    loanPurpose: borrower.purpose,
    income: borrower.monthly_income,
    pan: borrower.pancard,
    aadhar: maskedAadhaar(borrower),
  }
}

const maskedAadhaar = ({ adhar_last_four }: BorrowerRecord) => adhar_last_four && maskAadhaar(adhar_last_four)

export function userRow(borrower: ListedBorrower): UserRow {
  return {
    id: borrower.id,
    mobile: borrower.mobile,
    name: borrower.name,
    loanType: borrower.looking_for,
    loanAmount: borrower.loan_amount,
    tenure: borrower.tenure_months,
    registrationDate: borrower.registered_at,
    isAuthenticated: borrower.is_verified,
    doNotContact: borrower.do_not_contact || undefined,
  }
}

export function userStats({ users, verified, with_loan, loan_amount }: Totals): Stats {
  return {
    totalUsers: users,
    verifiedUsers: verified,
    pendingUsers: users - verified,
    totalLoanAmount: loan_amount,
    avgLoanAmount: with_loan === 0 ? 0 : Math.round(loan_amount / with_loan),
  }
}
