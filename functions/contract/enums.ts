/** Closed lists of the specification, in the order a select shows them. `loans/loan-request.ts` has the other two. */

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

/** Pending until a phone provider has proved the number; a demo sign-in proves nothing. */
export const userStatuses = ['Verified', 'Pending'] as const

export type LoanPurpose = (typeof loanPurposes)[number]
export type UserStatus = (typeof userStatuses)[number]
