import type { Range } from '../eligibility.ts'
import { parseAmount } from './parse-amount.ts'
import { type FeeTerms, parseFee } from './parse-fee.ts'
import { parseRate, type RateTerms } from './parse-rate.ts'
import type { Parsed } from './parse-result.ts'
import { parseTenure } from './parse-tenure.ts'

/** An offer's terms as the lender words them. */
export interface QuotedTerms {
  loanAmount: string
  interestRate: string
  processingFee: string
  tenure: string
}

/** An offer's terms as numbers. */
export interface OfferTerms {
  /** Rupees. */
  loanAmount: Parsed<Range>
  interestRate: Parsed<RateTerms>
  processingFee: Parsed<FeeTerms>
  /** Months. */
  tenure: Parsed<Range>
}

/**
 * Parses the lender's wording into numbers. It never throws and never guesses: ambiguous text is not parsed. Costs
 * use the lowest rate of a range, labelled `from`, because no lender promises another one to a stranger, and the
 * highest fee of a range.
 */
export function parseTerms(quoted: QuotedTerms): OfferTerms {
  return {
    loanAmount: parseAmount(quoted.loanAmount),
    interestRate: parseRate(quoted.interestRate),
    processingFee: parseFee(quoted.processingFee),
    tenure: parseTenure(quoted.tenure),
  }
}

/** A sentence for each term that describes it; or says why it could not be parsed, and how to write it. */
export function describeTerms(terms: OfferTerms): Record<keyof OfferTerms, string> {
  const describe = (term: Parsed<unknown>) => (term.ok ? term.description : `${term.reason} ${term.hint}`)
  return {
    loanAmount: describe(terms.loanAmount),
    interestRate: describe(terms.interestRate),
    processingFee: describe(terms.processingFee),
    tenure: describe(terms.tenure),
  }
}
