import { lenderId } from '#contract/lender.ts'
import type { Offer } from '#contract/offer.ts'
import type { LoanType } from '#loans/loan-request.ts'
import { loanTypes } from '#words/choices.ts'
import * as words from '#words/lenders.ts'
import type { PageMeta } from '../content/page-meta.ts'
import type { CostsOfOffers } from './costs-of-offers.ts'

/** A lender with its offers (at least one). */
export interface Lender {
  /** The last part of its page's path. */
  id: string
  /** As spelled in its first offer. */
  name: string
  logo: string
  offers: Offer[]
}

/** @param name absent until the lender has loaded */
export const lenderMeta = (name?: string): PageMeta => ({
  title: name === undefined ? words.anyLenderTitle : words.lenderTitle(name),
  description: name === undefined ? words.anyLenderDescription : words.lenderDescription(name),
  indexed: true,
})

export const describeLoanTypes = ({ eligibility }: Pick<Offer, 'eligibility'>): string =>
  eligibility?.loanTypes?.map((type) => loanTypes[type]).join(', ') ?? words.loan

/** The lenders of the offers, sorted by id. */
export function groupByLender(offers: readonly Offer[]): Lender[] {
  const lenders = new Map<string, Lender>()
  for (const offer of offers) {
    const id = lenderId(offer.lender)
    const known = lenders.get(id)
    if (known) known.offers.push(offer)
    else lenders.set(id, { id, name: offer.lender, logo: offer.logo, offers: [offer] })
    if (known?.logo === '') known.logo = offer.logo
  }
  return [...lenders.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The lenders with an offer for the loan type. */
export const lendersOf = (lenders: readonly Lender[], type: LoanType): readonly Lender[] =>
  lenders.filter(({ offers }) => offers.some(({ eligibility }) => eligibility?.loanTypes?.includes(type)))

/** The lenders for which every word of the text is in their name, or in a loan type or description of their offers. */
export function searchLenders(lenders: readonly Lender[], text: string): readonly Lender[] {
  const searched = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (searched.length === 0) return lenders
  return lenders.filter(({ name, offers }) => {
    const searchable = [
      name,
      ...offers.flatMap((offer) => [
        offer.description,
        ...(offer.eligibility?.loanTypes ?? []).flatMap((type) => [type, loanTypes[type]]),
      ]),
    ]
      .join(' ')
      .toLowerCase()
    return searched.every((word) => searchable.includes(word))
  })
}

/** The lenders, first the one whose cheapest offer costs least a month; those without a cost last. Without costs, in their order. */
export function sortByCost(lenders: readonly Lender[], costs: CostsOfOffers | undefined): readonly Lender[] {
  if (!costs) return lenders
  const least = ({ offers }: Lender) =>
    Math.min(...offers.map(({ id }) => costs.costs.get(id)?.monthly ?? Number.MAX_VALUE))
  return [...lenders].sort((a, b) => least(a) - least(b))
}
