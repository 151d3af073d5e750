import type { Range } from '../eligibility.ts'
import { parseAmount } from './parse-amount.ts'
import { type FeeTerms, type FeeWording, parseFee } from './parse-fee.ts'
import { parseRate, type RateTerms, type RateWording } from './parse-rate.ts'
import type { Parsed, TermName } from './parse-result.ts'
import { parseTenure } from './parse-tenure.ts'
import type { RangeWording } from './quoted-range.ts'

/** An offer's terms as the lender words them. */
export type QuotedTerms = Record<TermName, string>

/** An offer's terms as numbers. */
export interface OfferTerms {
  /** Rupees. */
  loanAmount: Parsed<Range, RangeWording>
  interestRate: Parsed<RateTerms, RateWording>
  processingFee: Parsed<FeeTerms, FeeWording>
  /** Months. */
  tenure: Parsed<Range, RangeWording>
}

/**
 * Parses the lender's wording into numbers. It never throws, and doesn't parse ambiguous text. It makes three assumptions, which
 * `describeTerms` states: a rate without a period is yearly, a single amount or tenure is the maximum, and GST that isn't
 * mentioned is extra. Of a range, costs use the lowest rate, which is the one that lenders advertise, and the highest fee.
 */
export function parseTerms(quoted: QuotedTerms): OfferTerms {
  return {
    loanAmount: parseAmount(quoted.loanAmount),
    interestRate: parseRate(quoted.interestRate),
    processingFee: parseFee(quoted.processingFee),
    tenure: parseTenure(quoted.tenure),
  }
}
