import type { Offer } from '#contract/offer.ts'

/** The lender's name, followed by the offer's description if `offers` has several of the same lender. */
export function offerName({ lender, description }: Offer, offers: readonly Offer[]): string {
  const isOnly = offers.filter((offer) => offer.lender === lender).length < 2
  return isOnly || !description ? lender : `${lender} (${description})`
}
