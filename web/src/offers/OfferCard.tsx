import { memo, useId } from 'react'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CheckboxField } from '../ui/CheckboxField.tsx'
import { LenderLogo } from '../ui/LenderLogo.tsx'
import { ApplicationNote } from './ApplicationNote.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import type { OfferViewProps } from './evaluated-offer.ts'
import { OfferFigures } from './OfferFigures.tsx'
import { OfferTerms } from './OfferTerms.tsx'
import { RecommendedBadge } from './RecommendedBadge.tsx'
import { UnmetRules } from './UnmetRules.tsx'

export const OfferCard = memo(function OfferCard(props: OfferViewProps) {
  const { evaluated, userId, actions, isCompared, canCompare } = props
  const { offer } = evaluated
  const name = useId()
  return (
    <li className="offer-card">
      <Card role="group" aria-labelledby={name} className="flex h-full flex-col gap-4 wrap-anywhere">
        <div className="flex flex-wrap items-start gap-3">
          <LenderLogo offer={offer} />
          <div className="min-w-0 grow basis-32">
            <h3 id={name} className="text-lg">
              {offer.lender}
            </h3>
            {offer.recommended && <RecommendedBadge lender={offer.lender} />}
          </div>
        </div>
        <OfferFigures evaluated={evaluated} onShowBreakdown={() => actions.showBreakdown(offer.id)} />
        <UnmetRules evaluated={evaluated} onChangeRequest={actions.changeRequest} />
        <div>
          <p className="text-sm text-quiet">{offer.description}</p>
          <OfferTerms offer={offer} />
        </div>
        <div className="mt-auto flex flex-col gap-2">
          <ApplicationNote application={evaluated.application} />
          <CheckboxField
            checked={isCompared}
            disabled={!canCompare}
            onChange={(checked) => actions.compare(offer.id, checked)}
          >
            Compare<span className="sr-only"> {offer.lender}</span>
          </CheckboxField>
          <div className="flex gap-3 *:grow *:basis-0 *:px-2">
            <Button variant="secondary" onClick={() => actions.showDetails(offer.id)}>
              More Details<span className="sr-only"> of {offer.lender}</span>
            </Button>
            <ApplyLink evaluated={evaluated} userId={userId} />
          </div>
        </div>
      </Card>
    </li>
  )
})
