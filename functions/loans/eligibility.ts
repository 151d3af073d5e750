import type { LoanType, Profession } from './loan-request.ts'

/** Inclusive bounds. A missing bound means no limit. */
export interface Range {
  min?: number | undefined
  max?: number | undefined
}

/**
 * Who can apply for an offer and what it covers. Administrators set it next to the lender's own terms. A missing
 * field restricts nothing, except `loanTypes`. `contract/eligibility.ts` validates it.
 */
export interface Eligibility {
  /** If missing, the lender has not said: the offer fits only requests that name no loan type. */
  loanTypes?: LoanType[] | undefined
  /** Whole rupees. Narrows the amount in the lender's terms, or replaces it if it can't be parsed. */
  amount?: Range | undefined
  /** Whole rupees. */
  minMonthlyIncome?: number | undefined
  professions?: Profession[] | undefined
  /** Completed years on the day of the request. */
  ageYears?: Range | undefined
}
