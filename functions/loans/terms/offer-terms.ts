import { type FeeTerms, readFee } from './fee-terms.ts'
import { type RateTerms, readRate } from './rate-terms.ts'
import { readAmount, readTenure, type Span } from './span-terms.ts'
import type { Reading } from './term-words.ts'

/** An offer's terms in the lender's own wording. */
export interface QuotedTerms {
  loanAmount: string
  interestRate: string
  processingFee: string
  tenure: string
}

/** Every part as a number, or why it could not be read. */
export interface OfferTerms {
  /** Rupees. */
  loanAmount: Reading<Span>
  interestRate: Reading<RateTerms>
  processingFee: Reading<FeeTerms>
  /** Months. */
  tenure: Reading<Span>
}

/**
 * Reads an offer's words into numbers. It never throws, and it does not guess: text that may mean two things is
 * not read. Of a range of rates the lowest is used and labelled `from`, since no lender promises a stranger
 * another; of a range of fees the highest.
 */
export function readTerms(texts: QuotedTerms): OfferTerms {
  return {
    loanAmount: readAmount(texts.loanAmount),
    interestRate: readRate(texts.interestRate),
    processingFee: readFee(texts.processingFee),
    tenure: readTenure(texts.tenure),
  }
}

/** A plain sentence for each part: how it is understood; or why it is not, and how to write it. */
export function describeTerms(terms: OfferTerms): Record<keyof OfferTerms, string> {
  const sentence = (reading: Reading<unknown>) =>
    reading.ok ? reading.says : `${reading.why} ${reading.advice}`
  return {
    loanAmount: sentence(terms.loanAmount),
    interestRate: sentence(terms.interestRate),
    processingFee: sentence(terms.processingFee),
    tenure: sentence(terms.tenure),
  }
}
