import type { LoanType, Profession } from './loan-request.ts'

/** Inclusive bounds; an absent end is open. */
interface Range {
  min?: number | undefined
  max?: number | undefined
}

/**
 * Who an offer is for and what it covers, set by an administrator beside the lender's own wording. An absent part
 * restricts nothing. `contract/eligibility.ts` validates it.
 */
export interface Eligibility {
  loanTypes?: readonly LoanType[] | undefined
  /** Whole rupees. Narrows the amount in the lender's wording, or replaces it where that gives none. */
  amount?: Range | undefined
  /** Whole rupees. */
  minMonthlyIncome?: number | undefined
  professions?: readonly Profession[] | undefined
  /** Completed years on the day of the request. */
  ageYears?: Range | undefined
}
