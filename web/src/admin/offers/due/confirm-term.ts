import { describeTerms } from '#contract/describe-terms.ts'
import type { AdminOffer } from '#contract/offer.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import { parseTerms } from '#loans/terms/parse-terms.ts'
import { doubtsAbout } from '#loans/terms/proposal.ts'
import { parseTermsValues, termsIssues, termsValues } from '../terms-values.ts'
import type { DueItem } from './due-items.ts'

const isTerm = (field: DueItem['field']): field is TermName =>
  field === 'loanAmount' || field === 'interestRate' || field === 'processingFee' || field === 'tenure'

/** Whether a term can be confirmed as it is read: its text is understood, its figures are usual, and nobody corrected them by hand. */
const isReadable = (offer: AdminOffer, field: DueItem['field']): field is TermName =>
  isTerm(field) && !offer.terms?.[field] && !doubtsAbout(parseTerms(offer))[field]

/**
 * An offer's terms, as the API takes them, with some that are confirmed as they are read. `undefined` if one of them needs the form, or
 * if they contradict another text.
 */
export function confirmedTerms(offer: AdminOffer, fields: readonly DueItem['field'][]) {
  if (!fields.every((field) => isReadable(offer, field))) return undefined
  const { loanAmount, interestRate, processingFee, tenure } = offer
  const texts = { loanAmount, interestRate, processingFee, tenure }
  const values = termsValues(offer)
  const confirmed = {
    ...values,
    ...Object.fromEntries(
      fields.filter(isTerm).map((field) => [field, { ...values[field], confirmedText: offer[field] }]),
    ),
  }
  return termsIssues(confirmed, texts).length === 0 ? parseTermsValues(confirmed, texts) : undefined
}

/** How a term is read, in words. */
export const readingOf = (offer: AdminOffer, field: DueItem['field']): string =>
  isTerm(field) ? describeTerms(parseTerms(offer))[field] : ''
