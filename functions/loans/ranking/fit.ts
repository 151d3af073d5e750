import { loanTypes as loanTypeNames, professions as professionNames } from '#words/choices.ts'
import * as words from '#words/loan-fit.ts'
import type { Eligibility, Range } from '../eligibility.ts'
import type { LoanRequest } from '../loan-request.ts'
import { formatRupees } from '../rupees.ts'
import type { PriceableTerms } from '../terms/priceable-terms.ts'

/** What an offer can require of the loan or the borrower. */
export type Rule = 'amount' | 'tenure' | 'loanType' | 'monthlyIncome' | 'profession' | 'age'

/** A rule of an offer that the request does not meet. */
export interface UnmetRule {
  rule: Rule
  /** "Lends up to ₹5,00,000". */
  reason: string
  /** The smallest change that would meet the rule, if there is one: "Lower your amount". */
  suggestion?: string
  /** The suggestion as fields of the request; absent if no other amount, tenure or loan type would meet the rule. */
  adjustment?: Partial<Pick<LoanRequest, 'amount' | 'tenureMonths' | 'loanType'>>
}

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
  if (nearest.amount !== amount) unmetRules.push(unmetAmount(amount, nearest.amount))
  if (nearest.tenureMonths !== tenureMonths) unmetRules.push(unmetTenure(tenureMonths, nearest.tenureMonths))
  if (eligibility) checkEligibility(eligibility, loanRequest, unmetRules, unchecked)
  return { unmetRules, unchecked, nearest }
}

/** The request with the suggested changes of every unmet rule; `undefined` if a rule suggests none. */
export function adjustToFit(
  loanRequest: LoanRequest,
  unmetRules: readonly UnmetRule[],
): LoanRequest | undefined {
  if (!unmetRules.every(({ adjustment }) => adjustment)) return undefined
  return Object.assign({ ...loanRequest }, ...unmetRules.map(({ adjustment }) => adjustment))
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
      unmetRules.push({
        rule: 'loanType',
        reason: words.onlyForLoanTypes(loanTypes.map((type) => loanTypeNames[type]).join(', ')),
        suggestion: words.chooseLoanType(loanTypeNames[first]),
        adjustment: { loanType: first },
      })
  }
  if (minMonthlyIncome) {
    const { monthlyIncome } = loanRequest
    if (monthlyIncome === undefined) unchecked.push('monthlyIncome')
    else if (monthlyIncome < minMonthlyIncome)
      unmetRules.push({
        rule: 'monthlyIncome',
        reason: words.asksForIncome(formatRupees(minMonthlyIncome), formatRupees(Math.floor(monthlyIncome))),
      })
  }
  if (professions) {
    if (loanRequest.profession === undefined) unchecked.push('profession')
    else if (!professions.includes(loanRequest.profession))
      unmetRules.push({
        rule: 'profession',
        reason: words.onlyForProfessions(professions.map((name) => professionNames[name]).join(', ')),
      })
  }
  if (ageYears) {
    const { min = 0, max = Infinity } = ageYears
    if (loanRequest.ageYears === undefined) unchecked.push('age')
    else if (loanRequest.ageYears < min) unmetRules.push({ rule: 'age', reason: words.agedOrOver(min) })
    else if (loanRequest.ageYears > max) unmetRules.push({ rule: 'age', reason: words.agedOrUnder(max) })
  }
}

const clamp = (value: number, { min, max }: Required<Range>) => Math.min(max, Math.max(min, value))

function unmetAmount(requested: number, nearest: number): UnmetRule {
  const isTooHigh = requested > nearest
  return {
    rule: 'amount',
    reason: (isTooHigh ? words.lendsUpTo : words.lendsAtLeast)(formatRupees(nearest)),
    suggestion: isTooHigh ? words.lowerAmount : words.raiseAmount,
    adjustment: { amount: nearest },
  }
}

function unmetTenure(requested: number, nearest: number): UnmetRule {
  const isTooLong = requested > nearest
  return {
    rule: 'tenure',
    reason: (isTooLong ? words.longestTenure : words.shortestTenure)(nearest),
    suggestion: (isTooLong ? words.chooseOrLess : words.chooseOrMore)(nearest),
    adjustment: { tenureMonths: nearest },
  }
}
