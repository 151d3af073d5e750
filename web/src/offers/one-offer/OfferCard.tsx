import { lazy, memo, Suspense } from 'react'
import { isPaused } from '#contract/pause.ts'
import * as words from '#words/offer-card.ts'
import { withLender } from '../../catalogue/with-lender.tsx'
import type { OfferViewProps } from '../../offer-card/evaluated-offer.ts'
import { hasBadge } from '../../offer-card/OfferBadges.tsx'
import { cardRows, OfferFace } from '../../offer-card/OfferFace.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import { HandoverSwitch } from './HandoverSwitch.tsx'

/** Loaded on demand, because visitors have no applications. Left out until a reload if it fails to load. */
export const ApplicationNote = lazy(() =>
  import('./ApplicationNote.tsx').catch(() => ({ default: () => null })),
)

interface OfferCardProps extends OfferViewProps {
  /** The card is inside a row whose heading, an h3, has the lender's name. */
  isNested?: boolean
}

/** An offer in a list, with what the borrower can do with it. */
export const OfferCard = memo(function OfferCard({ isNested = false, ...props }: OfferCardProps) {
  const { evaluated, scale, userId, actions, isCompared, canCompare } = props
  const { offer, application } = evaluated
  return (
    <li className={`offer-card ${hasBadge(evaluated) || application ? 'pt-6' : 'pt-4'} ${cardRows}`}>
      <OfferFace
        evaluated={evaluated}
        scale={scale}
        heading={isNested ? 'h4' : 'h3'}
        onShowBreakdown={() => actions.showBreakdown(offer.id)}
        onChangeRequest={actions.changeRequest}
        note={
          application && (
            <Suspense>
              <ApplicationNote evaluated={evaluated} />
            </Suspense>
          )
        }
        controls={
          <div className="flex flex-wrap items-end gap-x-1.5 md:self-end [&_label]:-ml-1 [&_label]:text-[0.875rem]">
            <CheckboxField
              checked={isCompared}
              disabled={!canCompare}
              onChange={(checked) => actions.compare(offer.id, checked)}
            >
              {withLender(words.compare, offer.lender)}
            </CheckboxField>
            <div className="ml-auto flex grow gap-1.5 *:min-h-11 *:grow *:px-1.5 *:text-[0.875rem] [&_svg]:hidden">
              <Button variant="secondary" onClick={() => actions.showDetails(offer.id)}>
                {withLender(words.moreDetails, offer.lender)}
              </Button>
              <ApplyLink
                evaluated={evaluated}
                userId={userId}
                className={isPaused(offer) ? 'leading-tight max-md:max-w-24' : ''}
              />
            </div>
            <HandoverSwitch offer={offer} className="basis-full" />
          </div>
        }
      />
    </li>
  )
})
