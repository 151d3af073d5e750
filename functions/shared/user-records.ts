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

/** A borrower in the words of the administrator's pages. */
export function userRecord(borrower: Shown): UserRecord {
  const { gender, dob, profession, monthly_income, pancard, adhar_last_four } = borrower
  return {
    ...userRow(borrower),
    ...{ gender, dob, profession, income: monthly_income, pan: pancard },
    aadhar: adhar_last_four && maskAadhaar(adhar_last_four),
  }
}

export function userRow({ id, mobile, name, registered_at, is_verified, ...loan }: Listed): UserRow {
  return {
    ...{ id, mobile, name, loanType: loan.looking_for, loanPurpose: loan.purpose },
    ...{ loanAmount: loan.loan_amount, tenure: loan.tenure_months },
    ...{ registrationDate: registered_at, isAuthenticated: is_verified },
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
