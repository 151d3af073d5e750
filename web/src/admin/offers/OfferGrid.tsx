import { useIsWide } from '../../ui/use-is-wide.ts'
import { OfferItem } from './OfferItem.tsx'
import { OfferTile, tilePlace } from './OfferTile.tsx'
import type { OfferRowsProps } from './offer-rows.ts'

/** The offers as cards, whose parts are level with those of the cards beside them; on a phone, as rows of a few lines. */
export function OfferGrid({ offers, scheduled, selectedIds, onSelect, ...actions }: OfferRowsProps) {
  const isWide = useIsWide('48rem')
  const One = isWide ? OfferTile : OfferItem
  return (
    <ul
      className={
        isWide
          ? 'grid grid-cols-2 gap-3 xl:grid-cols-3'
          : 'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface'
      }
    >
      {offers.map((offer) => (
        <li key={offer.id} className={`offer-card ${isWide ? tilePlace : ''}`}>
          <One
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
}
