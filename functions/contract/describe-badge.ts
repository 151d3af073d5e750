import { formatRupees } from '#loans/rupees.ts'
import * as words from '#words/offer-card.ts'
import { loanOver } from '#words/spans.ts'
import type { Offer } from './offer.ts'
import { type RecommendedReason, smallLoan } from './recommended-reasons.ts'

/** Each reason for the badge, in a sentence. */
export const describedReasons: Record<RecommendedReason, string> = words.recommendedFor(
  loanOver(formatRupees(smallLoan.amount), smallLoan.tenureMonths),
)

/** Why an offer has the badge, in a sentence. */
export const describeBadge = ({ recommended_for: reason }: Pick<Offer, 'recommended_for'>): string =>
  reason ? describedReasons[reason] : words.editorsPick
