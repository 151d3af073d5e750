import type { Eligibility, Range } from '../eligibility.ts'
import type { Loan } from '../loan.ts'
import type { Moratorium } from '../moratorium.ts'
import { feeOf, type RepaymentKind } from './confirmed-terms.ts'
import type { FeeTerms } from './parse-fee.ts'
import type { RateTerms } from './parse-rate.ts'
import type { Parsed, UnreadTerm } from './parse-result.ts'
import type { OfferTerms } from './parse-terms.ts'

/** What an offer's cost is computed from: the lender's terms, narrowed by what an administrator set. */
export interface PriceableTerms {
  /** Rupees. */
  amount: Required<Range>
  tenureMonths: Required<Range>
  rate: RateTerms
  fee: FeeTerms
  moratorium?: Moratorium | undefined
}

/** How a loan is repaid whose principal falls due in its last month. */
export type AtOnce = Extract<RepaymentKind, 'interestOnly' | 'atTheEnd'>

/** What is paid for a loan whose principal falls due in its last month. Rupees, unrounded. */
export interface CostAtOnce {
  loan: Loan
  /** In each month but the last. */
  monthly: number
  /** In the last month, with the principal. */
  last: number
  /** Interest, fee and GST. */
  totalCost: number
  /** Per cent a year: twelve times the monthly internal rate, as for equal instalments. */
  apr: number
}

/** Why an offer cannot be priced. `fee` includes GST and, like `principal`, is in rupees. */
export type UnpricedReason =
  | UnreadTerm
  | { problem: 'amountsDoNotOverlap' }
  /** The lender names rates for some borrowers and loans, but not for this one. */
  | { problem: 'noRateForRequest' }
  /** There are no equal instalments; or they start later, and what becomes of the interest until then is not stated. */
  | { problem: 'repaidOtherwise'; repayment: Exclude<RepaymentKind, 'instalments' | AtOnce> | 'moratorium' }
  /** The same; what is paid instead is known once there is a request. */
  | { problem: 'repaidOtherwise'; repayment: AtOnce; cost?: CostAtOnce | undefined }
  /** “₹500 onwards”: the fee may be any higher amount. */
  | { problem: 'feeHasNoUpperLimit' }
  | { problem: 'feeUsesUpLoan'; fee: number; principal: number }

/**
 * An offer without a place in the order. `atOnce` is there if what is paid for it can still be said.
 */
export interface Unpriceable {
  reasons: UnpricedReason[]
  atOnce?: { terms: PriceableTerms; repayment: AtOnce }
}

/** @returns the terms, or why the offer cannot be priced */
export function priceableTerms(terms: OfferTerms, eligibility?: Eligibility): PriceableTerms | Unpriceable {
  const { interestRate, processingFee, otherCharges, repayment } = terms
  const amount = combineRanges(terms.loanAmount, eligibility?.amount)
  const tenureMonths = combineRanges(terms.tenure)
  if ('problem' in amount || 'problem' in tenureMonths || !interestRate.ok || !processingFee.ok) {
    const parts = [amount, tenureMonths, interestRate, processingFee]
    return { reasons: parts.filter((part) => 'problem' in part) }
  }
  const { kind = 'instalments', moratoriumMonths = 0, moratoriumInterest } = repayment ?? {}
  const isAtOnce = kind === 'interestOnly' || kind === 'atTheEnd'
  if (kind !== 'instalments' && !isAtOnce)
    return { reasons: [{ problem: 'repaidOtherwise', repayment: kind }] }
  // What a flat rate means before the instalments is not agreed.
  const isStated = moratoriumInterest && !isAtOnce && interestRate.value.basis === 'reducing'
  if (moratoriumMonths > 0 && !isStated)
    return { reasons: [{ problem: 'repaidOtherwise', repayment: 'moratorium' }] }
  if (processingFee.value.quoted === 'from') return { reasons: [{ problem: 'feeHasNoUpperLimit' }] }
  const moratorium =
    moratoriumInterest && moratoriumMonths > 0
      ? { months: moratoriumMonths, interest: moratoriumInterest }
      : undefined
  const fee = otherCharges ? { ...processingFee.value, others: otherCharges.map(feeOf) } : processingFee.value
  const priceable = { amount, tenureMonths, rate: interestRate.value, fee, moratorium }
  return isAtOnce
    ? {
        reasons: [{ problem: 'repaidOtherwise', repayment: kind }],
        atOnce: { terms: priceable, repayment: kind },
      }
    : priceable
}

/** The lender's range narrowed by the administrator's; the administrator's alone when the lender's is unreadable. */
function combineRanges(quoted: Parsed<Range>, set?: Range): Required<Range> | UnpricedReason {
  if (!quoted.ok && set?.min === undefined && set?.max === undefined) return quoted
  const lender = quoted.ok ? quoted.value : undefined
  const min = Math.max(lender?.min ?? 1, set?.min ?? 1)
  const max = Math.min(lender?.max ?? Infinity, set?.max ?? Infinity)
  return min <= max ? { min, max } : { problem: 'amountsDoNotOverlap' }
}
