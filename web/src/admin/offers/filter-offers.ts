import { missingFacts } from '#contract/describe-facts.ts'
import { lenderId } from '#contract/lender.ts'
import type { AdminOffer, StoredOffer } from '#contract/offer.ts'
import type { FactName } from '#contract/offer-facts.ts'
import { oldestCheck } from '#contract/oldest-check.ts'
import { isUnpriced } from '#contract/price-check.ts'
import { daysBetween } from '#loans/dates.ts'
import type { loanTypes } from '#loans/loan-request.ts'

/** What the list of offers shows. What is absent leaves nothing out. */
export interface OfferFilter {
  /** A lender's name, in any of its spellings. */
  lender?: string | undefined
  loanType?: (typeof loanTypes)[number] | undefined
  price?: 'priced' | 'unpriced' | undefined
  /** `badgeOff` for recommended offers whose badge borrowers don't see. */
  status?: StoredOffer['status'] | 'badgeOff' | undefined
  /** A fact that is missing; `any` for one or more. */
  missing?: FactName | 'any' | undefined
  /** How long ago the oldest fact was checked: `never` if one was not. */
  checked?: 'recently' | 'long ago' | 'never' | undefined
}

/** Facts are to be checked again after this. */
export const recheckDays = 90

/** @param today `yyyy-MM-dd` */
export function filterOffers<O extends StoredOffer & Pick<AdminOffer, 'is_badge_off'>>(
  offers: O[],
  filter: OfferFilter,
  today: string,
): O[] {
  const { lender, loanType, price, status, missing, checked } = filter
  const passes = (offer: O) => {
    const lacks = missing === undefined ? [] : missingFacts(offer)
    return (
      (lender === undefined || lenderId(offer.lender) === lenderId(lender)) &&
      (loanType === undefined || (offer.eligibility?.loanTypes ?? []).includes(loanType)) &&
      (price === undefined || isUnpriced(offer) === (price === 'unpriced')) &&
      (status === undefined ||
        (status === 'badgeOff' ? offer.is_badge_off === true : offer.status === status)) &&
      (missing === undefined || (missing === 'any' ? lacks.length > 0 : lacks.includes(missing))) &&
      (checked === undefined || ageOf(offer, today) === checked)
    )
  }
  return offers.filter(passes)
}

function ageOf(offer: StoredOffer, today: string): OfferFilter['checked'] {
  const day = oldestCheck(offer)
  if (day === '') return 'never'
  return daysBetween(day, today) > recheckDays ? 'long ago' : 'recently'
}

/** The lenders of these offers by name, each once. */
export function lendersOf(offers: Pick<StoredOffer, 'lender'>[]): string[] {
  const names = new Map(offers.map(({ lender }) => [lenderId(lender), lender]))
  return [...names.values()].sort((a, b) => a.localeCompare(b))
}
