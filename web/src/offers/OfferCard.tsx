import { useId } from 'react'
import type { Offer } from '../../../functions/contract/offer.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import { LenderLogo } from './LenderLogo.tsx'
import { OfferTerms } from './OfferTerms.tsx'

export function OfferCard({ offer, onMore }: { offer: Offer; onMore: () => void }) {
  const name = useId()
  return (
    <Card role="group" aria-labelledby={name} className="flex h-full flex-col gap-4">
      <div className="flex items-start gap-3">
        <LenderLogo offer={offer} />
        <div className="min-w-0 grow">
          <h2 id={name} className="text-lg">
            {offer.lender}
          </h2>
          {offer.recommended && <Badge tone="accent">Recommended</Badge>}
        </div>
      </div>
      <p className="text-sm text-quiet">{offer.description}</p>
      <OfferTerms offer={offer} />
      <div className="mt-auto flex gap-3 *:grow *:basis-0 *:px-2">
        <Button variant="secondary" onClick={onMore} aria-describedby={name}>
          More Details
        </Button>
        <ApplyLink offer={offer} />
      </div>
    </Card>
  )
}
