import { memo, useId } from 'react'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CheckboxField } from '../ui/CheckboxField.tsx'
import { LenderLogo } from '../ui/LenderLogo.tsx'
import { AffordabilityNote } from './AffordabilityNote.tsx'
import { ApplicationNote } from './ApplicationNote.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import type { OfferViewProps } from './evaluated-offer.ts'
import { EmiFigure, OfferLedger } from './OfferFigures.tsx'
import { RangeBadge } from './RangeBadge.tsx'
import { RecommendedBadge } from './RecommendedBadge.tsx'
import { UnmetRules } from './UnmetRules.tsx'

interface OfferCardProps extends OfferViewProps {
  /** The card is inside a row whose heading, an h3, has the lender's name. */
  isNested?: boolean
}

const rows = 'md:row-span-4 md:grid md:grid-rows-subgrid'

/**
 * An offer in at most 240 px on a phone that is 360 px wide. On wider screens its four parts are rows of the list's grid,
 * so that the cards of a row line up.
 */
export const OfferCard = memo(function OfferCard({ isNested = false, ...props }: OfferCardProps) {
  const { evaluated, userId, actions, isCompared, canCompare } = props
  const { offer } = evaluated
  const name = useId()
  const Heading = isNested ? 'h4' : 'h3'
  return (
    <li className={`offer-card pt-4 ${rows}`}>
      <Card
        role="group"
        aria-labelledby={name}
        className={`flex flex-col px-2.5 pt-3 pb-2.5 wrap-anywhere ${rows}`}
      >
        <div>
          <div className="-mt-6 flex flex-wrap gap-x-2 empty:hidden">
            {offer.recommended && <RecommendedBadge offer={offer} />}
            <RangeBadge evaluated={evaluated} />
          </div>
          <div className="mt-px flex flex-wrap items-start gap-x-2">
            <LenderLogo offer={offer} isSmall />
            <div className="line-clamp-3 min-w-0 grow basis-24">
              <Heading id={name} className="leading-5 font-semibold">
                {offer.lender}
              </Heading>
              <p className="text-xs leading-4.25 text-quiet">{offer.description}</p>
            </div>
            <EmiFigure evaluated={evaluated} />
          </div>
        </div>
        <OfferLedger evaluated={evaluated} onShowBreakdown={() => actions.showBreakdown(offer.id)} />
        <div className="flex flex-col gap-2 empty:hidden">
          <AffordabilityNote evaluated={evaluated} onChangeRequest={actions.changeRequest} />
          <UnmetRules evaluated={evaluated} onChangeRequest={actions.changeRequest} />
          <ApplicationNote application={evaluated.application} />
        </div>
        <div className="mt-1 flex flex-wrap items-end gap-x-1.5 md:self-end [&_label]:-ml-1 [&_label]:text-[0.875rem]">
          <CheckboxField
            checked={isCompared}
            disabled={!canCompare}
            onChange={(checked) => actions.compare(offer.id, checked)}
          >
            Compare<span className="sr-only"> {offer.lender}</span>
          </CheckboxField>
          <div className="ml-auto flex grow gap-1.5 *:min-h-11 *:grow *:px-1.5 *:text-[0.875rem] [&_svg]:hidden">
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
