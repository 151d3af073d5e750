import type { StoredOffer } from '#contract/offer.ts'
import { Badge } from '../../ui/Badge.tsx'

export function OfferBadges({ offer: { recommended, status } }: { offer: StoredOffer }) {
  return (
    <span className="flex flex-wrap gap-2">
      {recommended && <Badge tone="accent">Recommended</Badge>}
      {status === 'hidden' && <Badge tone="caution">Hidden from borrowers</Badge>}
    </span>
  )
}
