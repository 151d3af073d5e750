import type { Eligibility, Range } from './eligibility.ts'
import type { LoanRequest } from './loan-request.ts'
import { formatMonths, formatRupees } from './rupees.ts'
import type { Parsed } from './terms/parse-result.ts'
import type { OfferTerms } from './terms/parse-terms.ts'

/** What an offer can require of the loan or the borrower. */
export type Rule = 'amount' | 'tenure' | 'loanType' | 'monthlyIncome' | 'profession' | 'age'

/** A rule of an offer that the request does not meet. */
export interface UnmetRule {
  rule: Rule
  /** "Lends up to ₹5,00,000". */
  reason: string
  /** The smallest change that would meet the rule, if there is one: "Lower your amount". */
  suggestion?: string
  /** The suggestion as fields of the request; absent when changing the loan request cannot meet the rule. */
  adjustment?: Partial<Pick<LoanRequest, 'amount' | 'tenureMonths' | 'loanType'>>
}

/** How well an offer fits a request. */
export interface Fit {
  unmetRules: UnmetRule[]
  /** Rules of the offer that could not be checked, because the request lacks the facts. */
  unchecked: Rule[]
  /** The lender's amount and tenure nearest to the requested ones. */
  nearest: { amount: number; tenureMonths: number }
  /** The lender's longest tenure; Infinity if it names none. */
  longestTenureMonths: number
}

/**
 * Checks a request against every rule of an offer.
 *
 * @returns the fit; or, in sentences, why the offer's amount or tenure cannot be known
 */
export function evaluateFit(
  terms: OfferTerms,
  eligibility: Eligibility | undefined,
  loanRequest: LoanRequest,
): Fit | { reasons: string[] } {
  const amountRange = combineRanges(terms.loanAmount, eligibility?.amount)
  const tenureRange = combineRanges(terms.tenure)
  if ('reason' in amountRange || 'reason' in tenureRange)
    return {
      reasons: [amountRange, tenureRange].flatMap((range) => ('reason' in range ? [range.reason] : [])),
    }

  const { amount, tenureMonths } = loanRequest
  const nearest = { amount: clamp(amount, amountRange), tenureMonths: clamp(tenureMonths, tenureRange) }
  const unmetRules: UnmetRule[] = []
  const unchecked: Rule[] = []
  if (nearest.amount !== amount) unmetRules.push(unmetAmount(amount, nearest.amount))
  if (nearest.tenureMonths !== tenureMonths) unmetRules.push(unmetTenure(tenureMonths, nearest.tenureMonths))
  if (eligibility) checkEligibility(eligibility, loanRequest, unmetRules, unchecked)
  return { unmetRules, unchecked, nearest, longestTenureMonths: tenureRange.max }
}

/** The request with the smallest changes that meet every unmet rule; `undefined` if no change would. */
export function adjustToFit(
  loanRequest: LoanRequest,
  unmetRules: readonly UnmetRule[],
): LoanRequest | undefined {
  if (!unmetRules.every(({ adjustment }) => adjustment)) return undefined
  return Object.assign({ ...loanRequest }, ...unmetRules.map(({ adjustment }) => adjustment))
}

/** Appends to `unmetRules` and `unchecked`: ranking 500 offers calls it on every slider move. */
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
      unmetRules.push({
        rule: 'loanType',
        reason: `Only for: ${loanTypes.join(', ')}`,
        suggestion: `Choose ${first}`,
        adjustment: { loanType: first },
      })
  }
  if (minMonthlyIncome) {
    const { monthlyIncome } = loanRequest
    if (monthlyIncome === undefined) unchecked.push('monthlyIncome')
    else if (monthlyIncome < minMonthlyIncome)
      unmetRules.push({
        rule: 'monthlyIncome',
        reason: `Asks for ${formatRupees(minMonthlyIncome)} a month; you told us ${formatRupees(monthlyIncome)}`,
      })
  }
  if (professions) {
    if (loanRequest.profession === undefined) unchecked.push('profession')
    else if (!professions.includes(loanRequest.profession))
      unmetRules.push({ rule: 'profession', reason: `Only for: ${professions.join(', ')}` })
  }
  if (ageYears) {
    const { min = 0, max = Infinity } = ageYears
    if (loanRequest.ageYears === undefined) unchecked.push('age')
    else if (loanRequest.ageYears < min)
      unmetRules.push({ rule: 'age', reason: `For borrowers aged ${min} or over` })
    else if (loanRequest.ageYears > max)
      unmetRules.push({ rule: 'age', reason: `For borrowers aged ${max} or under` })
  }
}

/** The lender's range narrowed by the administrator's; the administrator's alone when the lender's is unreadable. */
function combineRanges(quoted: Parsed<Range>, set?: Range): Required<Range> | { reason: string } {
  if (!quoted.ok && set?.min === undefined && set?.max === undefined) return { reason: quoted.reason }
  const lender = quoted.ok ? quoted.value : undefined
  const min = Math.max(lender?.min ?? 1, set?.min ?? 1)
  const max = Math.min(lender?.max ?? Infinity, set?.max ?? Infinity)
  return min <= max
    ? { min, max }
    : { reason: 'The lender’s own amount and the amount set for this offer do not overlap.' }
}

const clamp = (value: number, { min = -Infinity, max = Infinity }: Range) =>
  Math.min(max, Math.max(min, value))

function unmetAmount(requested: number, nearest: number): UnmetRule {
  const isTooHigh = requested > nearest
  return {
    rule: 'amount',
    reason: isTooHigh ? `Lends up to ${formatRupees(nearest)}` : `Lends ${formatRupees(nearest)} or more`,
    suggestion: isTooHigh ? 'Lower your amount' : 'Raise your amount',
    adjustment: { amount: nearest },
  }
}

function unmetTenure(requested: number, nearest: number): UnmetRule {
  const isTooLong = requested > nearest
  return {
    rule: 'tenure',
    reason: isTooLong
      ? `Longest tenure: ${formatMonths(nearest)}`
      : `Shortest tenure: ${formatMonths(nearest)}`,
    suggestion: `Choose ${formatMonths(nearest)} or ${isTooLong ? 'less' : 'more'}`,
    adjustment: { tenureMonths: nearest },
  }
}
