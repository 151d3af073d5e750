import type { LoanType } from '#loans/loan-request.ts'
import { paths } from '../paths.ts'

/** The paths of the tools that belong to each type. */
export const toolsOf: Record<LoanType, readonly string[]> = {
  'Personal Loan': [paths.emi, paths.afford, paths.trueCost, paths.kfsCheck],
  'Business Loan': [paths.emi, paths.trueCost, paths.badMonth, paths.kfsCheck],
  'Education Loan': [paths.education, paths.emi, paths.prepay, paths.afford],
  'Auto Loan': [paths.trueCost, paths.emi, paths.badMonth, paths.prepay],
  'Home Loan': [paths.reset, paths.transfer, paths.prepay, paths.emi],
  'Loan Against Property': [paths.emi, paths.transfer, paths.prepay, paths.kfsCheck],
  'Gold Loan': [paths.gold, paths.emi, paths.trueCost, paths.kfsCheck],
  'Credit Card': [paths.trueCost, paths.emi, paths.afford, paths.complain],
}
