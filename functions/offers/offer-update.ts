import { isBlendedRateOutside } from '#contract/blended-rate.ts'
import * as messages from '#contract/messages.ts'
import type { OfferChange } from '#contract/offer-change.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import type { QuotedTerms } from '#loans/terms/parse-terms.ts'
import { Invalid } from '#runtime/errors.ts'
import type { Administrator } from '#sessions/administrator.ts'
import { confirmTerms } from './confirm-terms.ts'
import { definedFields, type OfferUpdate } from './offer-changes.ts'
import type { SavedOffer } from './store.ts'
import { hasUntrueBadge } from './true-badges.ts'

type FormFields = Omit<OfferChange, 'id' | 'version' | 'logo' | 'removeLogo' | 'request_id'>

/**
 * The new values that a form gives an offer, with the confirmations of its terms.
 *
 * @throws Invalid if a text contradicts the figures of a term
 */
export const updateOf = (
  { terms, ...texts }: FormFields,
  offer: SavedOffer,
  admin: Administrator,
  now: Date,
): OfferUpdate =>
  terms ? { ...texts, terms: confirmTerms(terms, newTexts(texts, offer), admin, now, offer.terms) } : texts

const newTexts = (changed: Partial<Record<TermName, string | undefined>>, offer: SavedOffer) => ({
  loanAmount: changed.loanAmount ?? offer.loanAmount,
  interestRate: changed.interestRate ?? offer.interestRate,
  processingFee: changed.processingFee ?? offer.processingFee,
  tenure: changed.tenure ?? offer.tenure,
})

/** @throws Invalid if the new values contradict each other or what the offer has */
export async function checkUpdate(update: OfferUpdate, offer: SavedOffer): Promise<void> {
  // A change of the texts alone is not refused: the order keeps a blended rate within what the offer quotes.
  if (update.facts) checkBlendedRate({ ...offer, ...definedFields(update) })
  // A change of other fields that makes the reason untrue takes the badge off; only giving such a reason is refused.
  if (update.recommended_for) await checkReason({ ...offer, ...definedFields(update) })
}

/** @throws Invalid if the blended rate of two lenders is not among the rates that the offer quotes */
export function checkBlendedRate(offer: QuotedTerms & Pick<SavedOffer, 'facts'>): void {
  if (isBlendedRateOutside(offer, offer.facts ?? {}))
    throw new Invalid(messages.blendedRateOutside, { facts: messages.blendedRateOutside })
}

/** @throws Invalid if the reason for the badge is not true of the offer */
export async function checkReason(offer: Parameters<typeof hasUntrueBadge>[0]): Promise<void> {
  if (await hasUntrueBadge(offer))
    throw new Invalid(messages.reasonNotTrue, { recommended_for: messages.reasonNotTrue })
}
