/** The specification's enumerations, in the order a select shows them. `loans/loan-request.ts` has two more. */

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

/** Pending until a phone provider has verified the number. A demo sign-in verifies nothing. */
export const userStatuses = ['Verified', 'Pending'] as const

export type UserStatus = (typeof userStatuses)[number]
