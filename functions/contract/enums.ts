/** Enumerations, in the order in which screens show them. `loans/loan-request.ts` has two more. */

export const genders = ['Male', 'Female'] as const

export const loanPurposes = [
  'Personal',
  'Business',
  'Consumer Durable',
  'Vehicle Purchase',
  'Home Buy / Renovation',
  'Emergency / Medical',
  'Wedding Expenses',
  'Debt Consolidation',
] as const

/**
 * Verified if a phone provider verified the number at registration, Pending after a demo sign-in. It never changes: when a
 * provider verifies a Pending borrower's number, that borrower is erased and a new one registered.
 */
export const userStatuses = ['Verified', 'Pending'] as const

/** What has become of a complaint; the last two close it. */
export const complaintStates = ['Open', 'In progress', 'Resolved', 'Not upheld'] as const
export const closedComplaintStates: readonly ComplaintState[] = ['Resolved', 'Not upheld']
export type ComplaintState = (typeof complaintStates)[number]

/** What a borrower says to "Did you apply?". */
export const applicationAnswers = ['yes', 'no', 'not-yet'] as const

export type Gender = (typeof genders)[number]
export type LoanPurpose = (typeof loanPurposes)[number]
export type UserStatus = (typeof userStatuses)[number]
