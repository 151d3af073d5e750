import { EligibilitySchema } from '#contract/eligibility.ts'
import type { Offer, StoredOffer } from '#contract/offer.ts'
import { OfferFacts } from '#contract/offer-facts.ts'
import { normalizeLink } from '#contract/offer-link.ts'
import { isDay } from '#loans/dates.ts'
import type { LoanRequest } from '#loans/loan-request.ts'
import { costAtHighest } from '#loans/ranking/quoted-costs.ts'
import { pricedGroups, rankOffers, toRankable } from '#loans/ranking/rank.ts'
import type { CostScale, EvaluatedOffer } from '../../../offer-card/evaluated-offer.ts'
import { parseEligibility } from '../eligibility-values.ts'
import { parseFacts, withWholeDays } from '../facts-values.ts'
import { type OfferFormValues, textsOf } from '../offer-values.ts'
import { termsOnceSaved } from '../terms-values.ts'

/**
 * The offer that borrowers would see once the form is saved, as far as what is typed so far can be saved.
 *
 * @param logo address of the picture that the form shows, or empty
 */
export function typedOffer(values: OfferFormValues, logo: string, stored: StoredOffer | undefined): Offer {
  const { description, recommended, recommended_for, link, facts_asked_on } = values
  const eligibility = EligibilitySchema.safeParse(parseEligibility(values.eligibility)).data
  const facts = OfferFacts.safeParse(parseFacts(withWholeDays(values.facts))).data
  return {
    id: stored?.id ?? 'new',
    lender: values.lender.trim() || hostOf(link),
    logo,
    description,
    recommended,
    ...(recommended_for !== 'none' && { recommended_for }),
    ...termsOnceSaved(values.terms, textsOf(values, stored)),
    link,
    documents: [],
    ...(eligibility && Object.keys(eligibility).length > 0 && { eligibility }),
    ...(facts && Object.keys(facts).length > 0 && { facts }),
    ...(isDay(facts_asked_on) && { facts_asked_on }),
    create_date: stored?.create_date ?? '',
    version: stored?.version ?? 1,
  }
}

/** Stands for the name that the server takes from the link. */
function hostOf(link: string) {
  try {
    return new URL(normalizeLink(link) ?? '').hostname.replace(/^www\./, '')
  } catch {
    return 'The lender'
  }
}

/** What the offer costs for a loan, or why it can't be priced, as on the borrowers' list. */
export function evaluateOffer(offer: Offer, loanRequest: LoanRequest): EvaluatedOffer {
  const ranking = rankOffers([toRankable(offer)], loanRequest)
  const common = { offer, place: undefined, application: undefined, loanRequest }
  for (const group of pricedGroups) {
    const [priced] = ranking[group]
    if (!priced) continue
    const { principal: amount, tenureMonths } = priced.loan
    return { ...common, group, pricedFor: { amount, tenureMonths }, priced }
  }
  const { amount, tenureMonths } = loanRequest
  const reasons = ranking.unpriced.flatMap((unpriced) => unpriced.reasons)
  return { ...common, group: 'unpriced', pricedFor: { amount, tenureMonths }, priced: undefined, reasons }
}

/** Pictures of one offer reach to its own figures. */
export const scaleOf = ({ priced }: EvaluatedOffer): CostScale => ({
  cost: priced?.ranked.totalCost ?? 0,
  apr: Math.max(priced?.ranked.apr ?? 0, (priced && costAtHighest(priced)?.apr) ?? 0),
})
