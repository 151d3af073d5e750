import { describeTerms } from '#contract/describe-terms.ts'
import type { AdminOffer } from '#contract/offer.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import { parseTerms } from '#loans/terms/parse-terms.ts'
import { doubtsAbout } from '#loans/terms/proposal.ts'
import { parseTermsValues, termsIssues, termsValues } from '../terms-values.ts'
import type { DueItem } from './due-items.ts'

const isTerm = (field: DueItem['field']): field is TermName =>
  field === 'loanAmount' || field === 'interestRate' || field === 'processingFee' || field === 'tenure'

/**
 * An offer's terms, as the API takes them, with one that is confirmed as it is read. `undefined` if that one needs the form: its text
 * isn't understood, its figures are unusual or were corrected by hand, or they contradict another text.
 */
export function confirmedTerms(offer: AdminOffer, field: DueItem['field']) {
  if (!isTerm(field) || offer.terms?.[field] || doubtsAbout(parseTerms(offer))[field]) return undefined
  const { loanAmount, interestRate, processingFee, tenure } = offer
  const texts = { loanAmount, interestRate, processingFee, tenure }
  const values = termsValues(offer)
  const confirmed = { ...values, [field]: { ...values[field], confirmedText: offer[field] } }
  return termsIssues(confirmed, texts).length === 0 ? parseTermsValues(confirmed, texts) : undefined
}

/** How a term is read, in words. */
export const readingOf = (offer: AdminOffer, field: DueItem['field']): string =>
  isTerm(field) ? describeTerms(parseTerms(offer))[field] : ''
