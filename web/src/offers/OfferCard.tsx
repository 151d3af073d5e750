import { memo, useId } from 'react'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CheckboxField } from '../ui/CheckboxField.tsx'
import { LenderLogo } from '../ui/LenderLogo.tsx'
import { Applied } from './Applied.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import { FitReasons } from './FitReasons.tsx'
import { OfferFigures } from './OfferFigures.tsx'
import { OfferTerms } from './OfferTerms.tsx'
import type { OfferViewProps } from './offer-entry.ts'
import { RecommendedBadge } from './RecommendedBadge.tsx'

export const OfferCard = memo(function OfferCard(props: OfferViewProps) {
  const { entry, userId, actions, isCompared, canCompare } = props
  const { offer } = entry
  const name = useId()
  return (
    <li className="offer-place">
      <Card role="group" aria-labelledby={name} className="flex h-full flex-col gap-4 wrap-anywhere">
        <div className="flex flex-wrap items-start gap-3">
          <LenderLogo offer={offer} />
          <div className="min-w-0 grow basis-32">
            <h3 id={name} className="text-lg">
              {offer.lender}
            </h3>
            {offer.recommended && <RecommendedBadge />}
          </div>
        </div>
        <OfferFigures entry={entry} onExplain={() => actions.explain(offer.id)} />
        <FitReasons entry={entry} onRequest={actions.request} />
        <div>
          <p className="text-sm text-quiet">{offer.description}</p>
          <OfferTerms offer={offer} />
        </div>
        <div className="mt-auto flex flex-col gap-2">
          <Applied application={entry.application} />
          <CheckboxField
            checked={isCompared}
            disabled={!canCompare}
            onChange={(checked) => actions.compare(offer.id, checked)}
          >
            Compare<span className="sr-only"> {offer.lender}</span>
          </CheckboxField>
          <div className="flex gap-3 *:grow *:basis-0 *:px-2">
            <Button variant="secondary" onClick={() => actions.showDetails(offer.id)} aria-describedby={name}>
              More Details
            </Button>
            <ApplyLink entry={entry} userId={userId} />
          </div>
        </div>
      </Card>
    </li>
  )
})
