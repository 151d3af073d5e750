import type { Offer } from '#contract/offer.ts'

/** The lender's name; with the offer's description, if the lender makes another of `offers` too. */
export function offerName({ lender, description }: Offer, offers: readonly Offer[]): string {
  const isOnly = offers.filter((offer) => offer.lender === lender).length < 2
  return isOnly || !description ? lender : `${lender} (${description})`
}
