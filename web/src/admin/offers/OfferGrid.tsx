import { OfferTile, tilePlace } from './OfferTile.tsx'
import type { OfferRowsProps } from './offer-rows.ts'

/** The offers as cards, whose parts are level with those of the cards beside them. */
export const OfferGrid = ({ offers, scheduled, selectedIds, onSelect, ...actions }: OfferRowsProps) => (
  <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
    {offers.map((offer) => (
      <li key={offer.id} className={`offer-card ${tilePlace}`}>
        <OfferTile
          offer={offer}
          scheduled={scheduled.get(offer.id)}
          onView={() => actions.onView(offer)}
          onEdit={() => actions.onEdit(offer)}
          onCopy={() => actions.onCopy(offer)}
          isSelected={selectedIds.includes(offer.id)}
          onSelect={(isSelected) => onSelect(offer.id, isSelected)}
        />
      </li>
    ))}
  </ul>
)
