import { amountsDoNotOverlap } from '#words/loan-fit.ts'
import type { Eligibility, Range } from '../eligibility.ts'
import type { FeeTerms } from './parse-fee.ts'
import type { RateTerms } from './parse-rate.ts'
import type { Parsed } from './parse-result.ts'
import type { OfferTerms } from './parse-terms.ts'

/** What an offer's cost is computed from: the lender's terms, narrowed by what an administrator set. */
export interface PriceableTerms {
  /** Rupees. */
  amount: Required<Range>
  tenureMonths: Required<Range>
  rate: RateTerms
  fee: FeeTerms
}

/** @returns the terms; or, in sentences, why the offer cannot be priced */
export function priceableTerms(
  terms: OfferTerms,
  eligibility?: Eligibility,
): PriceableTerms | { reasons: string[] } {
  const { interestRate, processingFee } = terms
  const amount = combineRanges(terms.loanAmount, eligibility?.amount)
  const tenureMonths = combineRanges(terms.tenure)
  if ('reason' in amount || 'reason' in tenureMonths || !interestRate.ok || !processingFee.ok) {
    const clauses = [amount, tenureMonths, interestRate, processingFee]
    return { reasons: clauses.flatMap((term) => ('reason' in term ? [term.reason] : [])) }
  }
  return { amount, tenureMonths, rate: interestRate.value, fee: processingFee.value }
}

/** The lender's range narrowed by the administrator's; the administrator's alone when the lender's is unreadable. */
function combineRanges(quoted: Parsed<Range>, set?: Range): Required<Range> | { reason: string } {
  if (!quoted.ok && set?.min === undefined && set?.max === undefined) return { reason: quoted.reason }
  const lender = quoted.ok ? quoted.value : undefined
  const min = Math.max(lender?.min ?? 1, set?.min ?? 1)
  const max = Math.min(lender?.max ?? Infinity, set?.max ?? Infinity)
  return min <= max ? { min, max } : { reason: amountsDoNotOverlap }
}
