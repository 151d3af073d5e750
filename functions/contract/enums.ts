/** The closed lists of the specification, in the order in which a select shows them. */

export const genders = ['Male', 'Female'] as const

export const professions = [
  'Salaried',
  'Self Employed - Business',
  'Self Employed - Professional',
  'Student',
  'Housewife',
  'Other',
] as const

export const loanTypes = [
  'Personal Loan',
  'Business Loan',
  'Education Loan',
  'Auto Loan',
  'Home Loan',
  'Loan Against Property',
  'Gold Loan',
  'Credit Card',
] as const

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

/** What a borrower agrees to before a code is sent. */
export const consentKinds = ['mobile', 'terms'] as const

/** Pending until a phone provider has proved the number; a demo sign-in proves nothing. */
export const userStatuses = ['Verified', 'Pending'] as const

export type Profession = (typeof professions)[number]
export type LoanType = (typeof loanTypes)[number]
export type LoanPurpose = (typeof loanPurposes)[number]
export type ConsentKind = (typeof consentKinds)[number]
export type UserStatus = (typeof userStatuses)[number]
