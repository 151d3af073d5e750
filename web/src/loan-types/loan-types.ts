import type { LoanType } from '#loans/loan-request.ts'
import { paths } from '../paths.ts'

export interface ExampleLoan {
  /** Rupees. */
  amount: number
  months: number
}

interface LoanTypeFacts {
  /** The loan whose first offers the page shows, and that `/compare` opens with. */
  compared: ExampleLoan
  /** The other two loans whose costs the page shows, which may be larger or longer than `/compare` allows. */
  others: readonly [ExampleLoan, ExampleLoan]
  /** The paths of the tools that belong to it. */
  tools: readonly string[]
}

export const loanTypeFacts: Record<LoanType, LoanTypeFacts> = {
  'Personal Loan': {
    compared: { amount: 200_000, months: 24 },
    others: [
      { amount: 50_000, months: 12 },
      { amount: 500_000, months: 36 },
    ],
    tools: [paths.emi, paths.afford, paths.trueCost, paths.kfsCheck],
  },
  'Business Loan': {
    compared: { amount: 300_000, months: 24 },
    others: [
      { amount: 100_000, months: 12 },
      { amount: 1_000_000, months: 36 },
    ],
    tools: [paths.emi, paths.trueCost, paths.badMonth, paths.kfsCheck],
  },
  'Education Loan': {
    compared: { amount: 300_000, months: 36 },
    others: [
      { amount: 100_000, months: 12 },
      { amount: 1_000_000, months: 60 },
    ],
    tools: [paths.education, paths.emi, paths.prepay, paths.afford],
  },
  'Auto Loan': {
    compared: { amount: 300_000, months: 36 },
    others: [
      { amount: 100_000, months: 24 },
      { amount: 800_000, months: 60 },
    ],
    tools: [paths.trueCost, paths.emi, paths.badMonth, paths.prepay],
  },
  'Home Loan': {
    compared: { amount: 500_000, months: 60 },
    others: [
      { amount: 2_500_000, months: 180 },
      { amount: 5_000_000, months: 240 },
    ],
    tools: [paths.reset, paths.transfer, paths.prepay, paths.emi],
  },
  'Loan Against Property': {
    compared: { amount: 1_000_000, months: 60 },
    others: [
      { amount: 500_000, months: 60 },
      { amount: 2_500_000, months: 120 },
    ],
    tools: [paths.emi, paths.transfer, paths.prepay, paths.kfsCheck],
  },
  'Gold Loan': {
    compared: { amount: 100_000, months: 12 },
    others: [
      { amount: 25_000, months: 6 },
      { amount: 300_000, months: 12 },
    ],
    tools: [paths.gold, paths.emi, paths.trueCost, paths.kfsCheck],
  },
  'Credit Card': {
    compared: { amount: 50_000, months: 12 },
    others: [
      { amount: 15_000, months: 6 },
      { amount: 100_000, months: 12 },
    ],
    tools: [paths.trueCost, paths.emi, paths.afford, paths.complain],
  },
}

/** The three loans whose costs a page shows, from the smallest to the largest. */
export const exampleLoansOf = (type: LoanType): ExampleLoan[] => {
  const { compared, others } = loanTypeFacts[type]
  return [compared, ...others].sort((a, b) => a.amount - b.amount)
}
