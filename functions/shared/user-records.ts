import { maskAadhaar } from '../contract/borrower.ts'
import type { Stats, UserRecord, UserRow } from '../contract/user-record.ts'
import type { Borrower } from './borrowers.ts'
import type { Totals } from './totals.ts'

const inRow = [
  ...(['id', 'mobile', 'name', 'looking_for', 'purpose', 'loan_amount', 'tenure_months'] as const),
  ...(['registered_at', 'is_verified'] as const),
] as const satisfies (keyof Borrower)[]

/** What of a borrower the list shows or searches. */
export const listed = [...inRow, 'pancard'] as const
export type Listed = Pick<Borrower, (typeof listed)[number]>

/** What of a borrower an administrator may see at all. */
export const shown = [
  ...listed,
  ...(['gender', 'dob', 'profession', 'monthly_income', 'adhar_last_four'] as const),
] as const
export type Shown = Pick<Borrower, (typeof shown)[number]>

/** A borrower in the words of the administrator's pages. Written out, for an export makes millions of them. */
export function userRecord(borrower: Shown): UserRecord {
  return {
    ...userRow(borrower),
    gender: borrower.gender,
    dob: borrower.dob,
    profession: borrower.profession,
    income: borrower.monthly_income,
    pan: borrower.pancard,
    aadhar: borrower.adhar_last_four && maskAadhaar(borrower.adhar_last_four),
  }
}

export function userRow(borrower: Listed): UserRow {
  return {
    id: borrower.id,
    mobile: borrower.mobile,
    name: borrower.name,
    loanType: borrower.looking_for,
    loanPurpose: borrower.purpose,
    loanAmount: borrower.loan_amount,
    tenure: borrower.tenure_months,
    registrationDate: borrower.registered_at,
    isAuthenticated: borrower.is_verified,
  }
}

export function statsOf({ users, verified, with_loan, loan_amount }: Totals): Stats {
  return {
    totalUsers: users,
    verifiedUsers: verified,
    pendingUsers: users - verified,
    totalLoanAmount: loan_amount,
    avgLoanAmount: with_loan === 0 ? 0 : Math.round(loan_amount / with_loan),
  }
}
