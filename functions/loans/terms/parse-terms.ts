import type { Range } from '../eligibility.ts'
import { type ConfirmedTerms, type FurtherTerms, isConfirmed, readingOf } from './confirmed-terms.ts'
import { parseAmount } from './parse-amount.ts'
import { type FeeTerms, type FeeWording, parseFee } from './parse-fee.ts'
import { parseRate, type RateTerms, type RateWording } from './parse-rate.ts'
import type { Parsed, TermName } from './parse-result.ts'
import { parseTenure } from './parse-tenure.ts'
import type { RangeWording } from './quoted-range.ts'

/** An offer's terms as the lender words them, and its terms as data as far as they were confirmed. */
export type QuotedTerms = Record<TermName, string> & { terms?: ConfirmedTerms | undefined }

/** An offer's terms as numbers. */
export interface OfferTerms extends FurtherTerms {
  /** Rupees. */
  loanAmount: Parsed<Range, RangeWording>
  interestRate: Parsed<RateTerms, RateWording>
  processingFee: Parsed<FeeTerms, FeeWording>
  /** Months. */
  tenure: Parsed<Range, RangeWording>
}

/**
 * The terms in numbers: those that were confirmed from the text that the offer has now, else what the text says. It never
 * throws, and doesn't parse ambiguous text. It makes three assumptions about a text, which `describeTerms` states: a rate
 * without a period is yearly, a single amount or tenure is the maximum, and GST that isn't mentioned is extra. Of a range,
 * costs use the lowest rate, which is the one that lenders advertise, and the highest fee.
 */
export function parseTerms(quoted: QuotedTerms): OfferTerms {
  const { loanAmount, interestRate, processingFee, tenure, otherCharges, repayment } = quoted.terms ?? {}
  const confirmed = <Figures, Reading>(
    term: TermName,
    figures: Figures | undefined,
    read: (figures: Figures) => Reading,
  ) => (figures && isConfirmed(quoted, term) ? read(figures) : undefined)
  return {
    loanAmount: confirmed('loanAmount', loanAmount, readingOf.loanAmount) ?? parseAmount(quoted.loanAmount),
    interestRate:
      confirmed('interestRate', interestRate, readingOf.interestRate) ?? parseRate(quoted.interestRate),
    processingFee:
      confirmed('processingFee', processingFee, readingOf.processingFee) ?? parseFee(quoted.processingFee),
    tenure: confirmed('tenure', tenure, readingOf.tenure) ?? parseTenure(quoted.tenure),
    ...(otherCharges && { otherCharges }),
    ...(repayment && { repayment }),
  }
}
