import type { LoanType } from '#loans/loan-request.ts'

export interface ExampleLoan {
  /** Rupees. */
  amount: number
  months: number
}

interface ExampleLoans {
  /** The loan whose first offers the type's page shows, and that `/compare` opens with. */
  compared: ExampleLoan
  /** The other two loans whose costs the page shows, which may be larger or longer than `/compare` allows. */
  others: readonly [ExampleLoan, ExampleLoan]
}

/** The three loans of each type whose costs its page shows, and whose changes feeds follow. */
export const exampleLoans: Record<LoanType, ExampleLoans> = {
  'Personal Loan': {
    compared: { amount: 200_000, months: 24 },
    others: [
      { amount: 50_000, months: 12 },
      { amount: 500_000, months: 36 },
    ],
  },
  'Business Loan': {
    compared: { amount: 300_000, months: 24 },
    others: [
      { amount: 100_000, months: 12 },
      { amount: 1_000_000, months: 36 },
    ],
  },
  'Education Loan': {
    compared: { amount: 300_000, months: 36 },
    others: [
      { amount: 100_000, months: 12 },
      { amount: 1_000_000, months: 60 },
    ],
  },
  'Auto Loan': {
    compared: { amount: 300_000, months: 36 },
    others: [
      { amount: 100_000, months: 24 },
      { amount: 800_000, months: 60 },
    ],
  },
  'Home Loan': {
    compared: { amount: 500_000, months: 60 },
    others: [
      { amount: 2_500_000, months: 180 },
      { amount: 5_000_000, months: 240 },
    ],
  },
  'Loan Against Property': {
    compared: { amount: 1_000_000, months: 60 },
    others: [
      { amount: 500_000, months: 60 },
      { amount: 2_500_000, months: 120 },
    ],
  },
  'Gold Loan': {
    compared: { amount: 100_000, months: 12 },
    others: [
      { amount: 25_000, months: 6 },
      { amount: 300_000, months: 12 },
    ],
  },
  'Credit Card': {
    compared: { amount: 50_000, months: 12 },
    others: [
      { amount: 15_000, months: 6 },
      { amount: 100_000, months: 12 },
    ],
  },
}

/** The three example loans of a type, from the smallest to the largest. */
export const exampleLoansOf = (type: LoanType): ExampleLoan[] => {
  const { compared, others } = exampleLoans[type]
  return [compared, ...others].sort((a, b) => a.amount - b.amount)
}
