import type { Eligibility } from './eligibility.ts'
import type { LoanRequest } from './loan-request.ts'
import { formatMonths, formatRupees } from './rupees.ts'
import type { OfferTerms } from './terms/offer-terms.ts'
import type { Span } from './terms/span-terms.ts'
import type { Reading } from './terms/term-words.ts'

/** What an offer may ask of the loan or the borrower. */
export type Rule = 'amount' | 'tenure' | 'loanType' | 'monthlyIncome' | 'profession' | 'age'

/** A rule that an offer does not meet. */
export interface UnmetRule {
  rule: Rule
  /** "Lends at most ₹5,00,000". */
  reason: string
  /** The least that would meet the rule: "Ask for ₹50,000 less". Absent where nothing would. */
  change?: string
  /** The same as the part of the request that it changes; absent where it is not the request that must change. */
  ask?: Partial<Pick<LoanRequest, 'amount' | 'tenureMonths' | 'loanType'>>
}

/** How an offer answers a request. */
export interface Fit {
  unmetRules: UnmetRule[]
  /** Rules of the offer that the request says nothing about. */
  unchecked: Rule[]
  /** The amount and tenure nearest to those asked for that the lender has. */
  nearest: { amount: number; tenureMonths: number }
}

interface Bounds {
  min: number
  max: number
}

/**
 * Holds a request against every rule of an offer.
 *
 * @returns the fit; or, in sentences, why the offer's amount or tenure cannot be known
 */
export function fitOf(
  terms: OfferTerms,
  eligibility: Eligibility | undefined,
  ask: LoanRequest,
): Fit | { why: string[] } {
  const amount = boundsOf(terms.loanAmount, eligibility?.amount)
  const tenure = boundsOf(terms.tenure, undefined)
  if ('why' in amount || 'why' in tenure)
    return { why: [amount, tenure].flatMap((bounds) => ('why' in bounds ? [bounds.why] : [])) }

  const nearest = { amount: clamp(ask.amount, amount), tenureMonths: clamp(ask.tenureMonths, tenure) }
  const misses: UnmetRule[] = []
  const unchecked: Rule[] = []
  if (nearest.amount !== ask.amount) misses.push(amountMiss(ask.amount, nearest.amount))
  if (nearest.tenureMonths !== ask.tenureMonths)
    misses.push(tenureMiss(ask.tenureMonths, nearest.tenureMonths))
  if (eligibility) holdAgainst(eligibility, ask, misses, unchecked)
  return { unmetRules: misses, unchecked, nearest }
}

function holdAgainst(eligibility: Eligibility, ask: LoanRequest, misses: UnmetRule[], unchecked: Rule[]) {
  const { loanTypes, minMonthlyIncome, professions, ageYears } = eligibility
  if (loanTypes) {
    const [first] = loanTypes
    if (ask.loanType === undefined) unchecked.push('loanType')
    else if (first && !loanTypes.includes(ask.loanType))
      misses.push({
        rule: 'loanType',
        reason: `Only for: ${loanTypes.join(', ')}`,
        change: `Choose ${first}`,
        ask: { loanType: first },
      })
  }
  if (minMonthlyIncome) {
    if (ask.monthlyIncome === undefined) unchecked.push('monthlyIncome')
    else if (ask.monthlyIncome < minMonthlyIncome)
      misses.push({
        rule: 'monthlyIncome',
        reason: `Asks for a monthly income of ${formatRupees(minMonthlyIncome)} or more`,
        change: `Needs ${formatRupees(minMonthlyIncome - ask.monthlyIncome)} a month more`,
      })
  }
  if (professions) {
    if (ask.profession === undefined) unchecked.push('profession')
    else if (!professions.includes(ask.profession))
      misses.push({ rule: 'profession', reason: `Only for: ${professions.join(', ')}` })
  }
  if (ageYears) {
    const { min = 0, max = Infinity } = ageYears
    if (ask.ageYears === undefined) unchecked.push('age')
    else if (ask.ageYears < min) misses.push({ rule: 'age', reason: `For ages from ${min}` })
    else if (ask.ageYears > max) misses.push({ rule: 'age', reason: `For ages up to ${max}` })
  }
}

/** The lender's words narrowed by the administrator's figures; these alone where the words say nothing. */
function boundsOf(words: Reading<Span>, set: Eligibility['amount']): Bounds | { why: string } {
  if (!words.ok && set?.min === undefined && set?.max === undefined) return { why: words.why }
  const said = words.ok ? words.value : undefined
  const min = Math.max(said?.min ?? 1, set?.min ?? 1)
  const max = Math.min(said?.max ?? Infinity, set?.max ?? Infinity)
  return min <= max
    ? { min, max }
    : { why: 'The amount in the lender’s words and the one set beside it have nothing in common.' }
}

const clamp = (value: number, { min, max }: Bounds) => Math.min(max, Math.max(min, value))

function amountMiss(asked: number, nearest: number): UnmetRule {
  const isTooMuch = asked > nearest
  return {
    rule: 'amount',
    reason: isTooMuch ? `Lends at most ${formatRupees(nearest)}` : `Lends ${formatRupees(nearest)} or more`,
    change: `Ask for ${formatRupees(Math.abs(asked - nearest))} ${isTooMuch ? 'less' : 'more'}`,
    ask: { amount: nearest },
  }
}

function tenureMiss(asked: number, nearest: number): UnmetRule {
  const isTooLong = asked > nearest
  return {
    rule: 'tenure',
    reason: isTooLong
      ? `Repaid within ${formatMonths(nearest)}`
      : `Repaid in ${formatMonths(nearest)} or more`,
    change: `Choose ${formatMonths(nearest)} or ${isTooLong ? 'less' : 'more'}`,
    ask: { tenureMonths: nearest },
  }
}
