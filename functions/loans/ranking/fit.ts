import type { Eligibility, Range } from '../eligibility.ts'
import type { LoanRequest, LoanType, Profession } from '../loan-request.ts'
import type { PriceableTerms } from '../terms/priceable-terms.ts'

/** What an offer can require of the loan or the borrower. */
export type Rule = 'amount' | 'tenure' | 'loanType' | 'monthlyIncome' | 'profession' | 'age'

/**
 * A rule of an offer that the request does not meet. `adjustment` is the smallest change of the request that would meet it;
 * absent if no other amount, tenure or loan type would.
 */
export type UnmetRule =
  | { rule: 'amount'; bound: keyof Range; adjustment: Pick<LoanRequest, 'amount'> }
  | { rule: 'tenure'; bound: keyof Range; adjustment: Pick<LoanRequest, 'tenureMonths'> }
  | { rule: 'loanType'; accepted: LoanType[]; adjustment: { loanType: LoanType } }
  /** Rupees a month. */
  | { rule: 'monthlyIncome'; required: number; stated: number }
  | { rule: 'profession'; accepted: Profession[] }
  /** `limit` is in years. */
  | { rule: 'age'; bound: keyof Range; limit: number }

/** How well an offer fits a request. */
export interface Fit {
  unmetRules: UnmetRule[]
  /** Rules of the offer that could not be checked, because the request lacks the facts. */
  unchecked: Rule[]
  /** The lender's amount and tenure nearest to the requested ones. */
  nearest: { amount: number; tenureMonths: number }
}

/** Checks a request against every rule of an offer. */
export function evaluateFit(
  terms: Pick<PriceableTerms, 'amount' | 'tenureMonths'>,
  eligibility: Eligibility | undefined,
  loanRequest: LoanRequest,
): Fit {
  const { amount, tenureMonths } = loanRequest
  const nearest = {
    amount: clamp(amount, terms.amount),
    tenureMonths: clamp(tenureMonths, terms.tenureMonths),
  }
  const unmetRules: UnmetRule[] = []
  const unchecked: Rule[] = []
  if (nearest.amount !== amount)
    unmetRules.push({
      rule: 'amount',
      bound: amount > nearest.amount ? 'max' : 'min',
      adjustment: { amount: nearest.amount },
    })
  if (nearest.tenureMonths !== tenureMonths)
    unmetRules.push({
      rule: 'tenure',
      bound: tenureMonths > nearest.tenureMonths ? 'max' : 'min',
      adjustment: { tenureMonths: nearest.tenureMonths },
    })
  if (eligibility) checkEligibility(eligibility, loanRequest, unmetRules, unchecked)
  return { unmetRules, unchecked, nearest }
}

/** The request with the adjustments of every unmet rule; `undefined` if a rule has none. */
export function adjustToFit(
  loanRequest: LoanRequest,
  unmetRules: readonly UnmetRule[],
): LoanRequest | undefined {
  const adjustments = unmetRules.map((unmet) => ('adjustment' in unmet ? unmet.adjustment : undefined))
  return adjustments.includes(undefined) ? undefined : Object.assign({ ...loanRequest }, ...adjustments)
}

/** Appends to the arrays instead of returning new ones, for speed: it runs for every offer whenever a slider moves. */
function checkEligibility(
  { loanTypes, minMonthlyIncome, professions, ageYears }: Eligibility,
  loanRequest: LoanRequest,
  unmetRules: UnmetRule[],
  unchecked: Rule[],
) {
  if (loanTypes) {
    const [first] = loanTypes
    if (loanRequest.loanType === undefined) unchecked.push('loanType')
    else if (first && !loanTypes.includes(loanRequest.loanType))
      unmetRules.push({ rule: 'loanType', accepted: loanTypes, adjustment: { loanType: first } })
  }
  if (minMonthlyIncome) {
    const { monthlyIncome } = loanRequest
    if (monthlyIncome === undefined) unchecked.push('monthlyIncome')
    else if (monthlyIncome < minMonthlyIncome)
      unmetRules.push({ rule: 'monthlyIncome', required: minMonthlyIncome, stated: monthlyIncome })
  }
  if (professions) {
    if (loanRequest.profession === undefined) unchecked.push('profession')
    else if (!professions.includes(loanRequest.profession))
      unmetRules.push({ rule: 'profession', accepted: professions })
  }
  if (ageYears) {
    const { min = 0, max = Infinity } = ageYears
    if (loanRequest.ageYears === undefined) unchecked.push('age')
    else if (loanRequest.ageYears < min) unmetRules.push({ rule: 'age', bound: 'min', limit: min })
    else if (loanRequest.ageYears > max) unmetRules.push({ rule: 'age', bound: 'max', limit: max })
  }
}

const clamp = (value: number, { min, max }: Required<Range>) => Math.min(max, Math.max(min, value))
