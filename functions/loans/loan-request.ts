/** The loan types that the specification lists, in the order a select shows them. */
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

/** The professions that the specification lists, in the order a select shows them. */
export const professions = [
  'Salaried',
  'Self Employed - Business',
  'Self Employed - Professional',
  'Student',
  'Housewife',
  'Other',
] as const

/** A borrower's credit score: a band, or none because they never borrowed. */
export const creditScores = ['750+', '700-749', '650-699', 'below 650', 'none'] as const

export type LoanType = (typeof loanTypes)[number]
export type Profession = (typeof professions)[number]
export type CreditScore = (typeof creditScores)[number]

/** The tenures that a borrower can ask for, a little wider than the slider, as the specification has it. */
export const acceptedTenureMonths = { min: 1, max: 60 } as const

/** The loan that a borrower asks for. Facts that they have not given are absent and never count against an offer. */
export interface LoanRequest {
  /** Rupees. */
  amount: number
  tenureMonths: number
  loanType?: LoanType | undefined
  /** Rupees. */
  monthlyIncome?: number | undefined
  /** The EMIs that the borrower already pays, in rupees a month. */
  otherEmis?: number | undefined
  profession?: Profession | undefined
  /** Completed years. */
  ageYears?: number | undefined
  /** Only rates with bands depend on it. */
  creditScore?: CreditScore | undefined
}
