import type { Range } from '#loans/eligibility.ts'
import { formatPercent, formatRupees } from '#loans/rupees.ts'
import type { FeeTerms } from '#loans/terms/parse-fee.ts'
import type { RateTerms } from '#loans/terms/parse-rate.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import type { OfferTerms } from '#loans/terms/parse-terms.ts'
import { months } from '#words/format.ts'
import * as words from '#words/offer-terms.ts'
import { between, flatRate, from, orMore, upTo } from '#words/spans.ts'
import { describeSpan, formatFee } from './describe-terms.ts'

/**
 * An offer's terms in a few words of the page's language, such as “₹50,000 to ₹15,00,000”. Undefined for a term that could
 * not be read.
 */
export function shortTerms(terms: OfferTerms): Record<TermName, string | undefined> {
  const { loanAmount, interestRate, processingFee, tenure } = terms
  return {
    loanAmount: loanAmount.ok ? shortRange(loanAmount.value, formatRupees, formatRupees) : undefined,
    interestRate: interestRate.ok ? shortRate(interestRate.value) : undefined,
    processingFee: processingFee.ok ? shortFee(processingFee.value) : undefined,
    tenure: tenure.ok ? shortRange(tenure.value, months, String) : undefined,
  }
}

/** @param toStart formats the lower end of a range from one figure to another, whose upper end has the unit */
function shortRange(
  { min, max }: Range,
  format: (figure: number) => string,
  toStart: (figure: number) => string,
) {
  if (min === undefined) return max === undefined ? undefined : upTo(format(max))
  if (max === undefined) return orMore(format(min))
  return min === max ? format(min) : between(toStart(min), format(max))
}

function shortRate(rate: RateTerms): string | undefined {
  const yearly = words.yearly(describeSpan(rate))
  const span = rate.basis === 'flat' ? flatRate(yearly) : yearly
  return rate.bands ? words.differsByGroup(span) : span
}

function shortFee({ percent, rupees, min, max, gst, quoted }: FeeTerms): string {
  if (percent === 0 && rupees === 0 && min === 0) return words.noFeeShort
  const isMinimumOnly = percent === 0 && rupees === 0
  const amount =
    percent > 0 ? words.percentOfLoan(formatPercent(percent)) : formatFee(isMinimumOnly ? min : rupees)
  return [
    { exactly: amount, from: from(amount), 'up to': upTo(amount) }[quoted],
    ...(min > 0 && !isMinimumOnly ? [words.minimum(formatFee(min))] : []),
    ...(max < Infinity ? [words.maximum(formatFee(max))] : []),
    gst === 'included' ? words.gstIncluded : words.gstExtraShort,
  ].join(', ')
}
