import type { Gender, LoanPurpose } from '#contract/enums.ts'
import type { LoanType, Profession } from '#loans/loan-request.ts'

// How the contract’s values are worded when they are shown. Data, addresses and requests hold the values themselves.

export const genders: Record<Gender, string> = { Male: 'Male', Female: 'Female' }

export const loanPurposes: Record<LoanPurpose, string> = {
  Personal: 'Personal',
  Business: 'Business',
  'Consumer Durable': 'Consumer Durable',
  'Vehicle Purchase': 'Vehicle Purchase',
  'Home Buy / Renovation': 'Home Buy / Renovation',
  'Emergency / Medical': 'Emergency / Medical',
  'Wedding Expenses': 'Wedding Expenses',
  'Debt Consolidation': 'Debt Consolidation',
}

export const loanTypes: Record<LoanType, string> = {
  'Personal Loan': 'Personal Loan',
  'Business Loan': 'Business Loan',
  'Education Loan': 'Education Loan',
  'Auto Loan': 'Auto Loan',
  'Home Loan': 'Home Loan',
  'Loan Against Property': 'Loan Against Property',
  'Gold Loan': 'Gold Loan',
  'Credit Card': 'Credit Card',
}

export const professions: Record<Profession, string> = {
  Salaried: 'Salaried',
  'Self Employed - Business': 'Self Employed - Business',
  'Self Employed - Professional': 'Self Employed - Professional',
  Student: 'Student',
  Housewife: 'Housewife',
  Other: 'Other',
}
