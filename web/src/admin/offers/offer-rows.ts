import type { AdminOffer } from '#contract/offer.ts'
import type { ScheduledCounts } from './schedule/count-scheduled.ts'

/** What can be done with an offer in a list. */
export interface OfferActions {
  onView: (offer: AdminOffer) => void
  onEdit: (offer: AdminOffer) => void
  /** Opens the form of a new offer that starts with the values of this one. */
  onCopy: (offer: AdminOffer) => void
  onSelect: (id: string, isSelected: boolean) => void
}

/** A page of offers, as cards or as rows of a table. */
export interface OfferRowsProps extends OfferActions {
  offers: readonly AdminOffer[]
  /** What is scheduled for an offer, by its id. */
  scheduled: ReadonlyMap<string, ScheduledCounts>
  selectedIds: readonly string[]
}
