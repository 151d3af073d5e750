import { lazy, memo, Suspense, useId } from 'react'
import { writtenLang } from '#words/locale.ts'
import * as words from '#words/offer-card.ts'
import { ComparedFactsLine } from '../../catalogue/ComparedFacts.tsx'
import { LenderLogo } from '../../catalogue/LenderLogo.tsx'
import { withLender } from '../../catalogue/with-lender.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import type { OfferViewProps } from '../evaluated-offer.ts'
import { AffordabilityNote } from './AffordabilityNote.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import { HandoverSwitch } from './HandoverSwitch.tsx'
import { RecommendedBadge } from './OfferBadges.tsx'
import { MonthFigure, OfferLedger } from './OfferFigures.tsx'
import { UnmetRules } from './UnmetRules.tsx'
import { WatchFor } from './WatchFor.tsx'

/** Loaded on demand, because visitors have no applications. Left out until a reload if it fails to load. */
export const ApplicationNote = lazy(() =>
  import('./ApplicationNote.tsx').catch(() => ({ default: () => null })),
)

interface OfferCardProps extends OfferViewProps {
  /** The card is inside a row whose heading, an h3, has the lender's name. */
  isNested?: boolean
}

const rows = 'md:row-span-4 md:grid md:grid-rows-subgrid'

/**
 * An offer. Its name and description are never cut. From 48rem up, its four parts are rows of the list's grid, so that cards beside
 * each other line up.
 */
export const OfferCard = memo(function OfferCard({ isNested = false, ...props }: OfferCardProps) {
  const { evaluated, scale, userId, actions, isCompared, canCompare } = props
  const { offer, application, priced } = evaluated
  const nameId = useId()
  const Heading = isNested ? 'h4' : 'h3'
  // An attribute instead of `:has()`, which Chrome does not update when something is added to a card outside the viewport.
  const hasNote = application !== undefined || (priced !== undefined && priced.unchecked.length > 0)
  return (
    <li className={`offer-card pt-4 ${rows}`}>
      <Card
        role="group"
        aria-labelledby={nameId}
        data-noted={hasNote || undefined}
        className={`group flex flex-col px-2.5 pt-2.5 pb-2 wrap-anywhere max-md:pt-1.5 max-md:pb-1.5 max-md:data-noted:pt-0.5 max-md:data-noted:pb-1 ${rows}`}
      >
        <div>
          {offer.recommended && (
            <div className="-mt-6">
              <RecommendedBadge offer={offer} />
            </div>
          )}
          <div className="mt-px flex flex-wrap items-start gap-x-2 max-md:gap-x-1.5">
            <LenderLogo offer={offer} isSmall />
            <div className="min-w-0 grow basis-24">
              <Heading
                id={nameId}
                lang={writtenLang}
                translate="no"
                className="leading-5 font-semibold max-md:text-[0.9375rem] max-md:tracking-tight"
              >
                {offer.lender}
              </Heading>
              <p
                lang={writtenLang}
                className="text-xs leading-4.25 text-quiet max-md:leading-3.75 max-md:tracking-tight"
              >
                {offer.description}
              </p>
            </div>
            <MonthFigure evaluated={evaluated} />
          </div>
        </div>
        <OfferLedger
          evaluated={evaluated}
          scale={scale}
          onShowBreakdown={() => actions.showBreakdown(offer.id)}
        />
        <div className="flex flex-col">
          <WatchFor offer={offer} />
          <ComparedFactsLine offer={offer} isCut />
          <AffordabilityNote evaluated={evaluated} onChangeRequest={actions.changeRequest} />
          <UnmetRules evaluated={evaluated} onChangeRequest={actions.changeRequest} />
          {application && (
            <Suspense>
              <ApplicationNote evaluated={evaluated} />
            </Suspense>
          )}
        </div>
        <div className="mt-0.5 flex flex-wrap items-end max-md:group-data-noted:mt-0 gap-x-1.5 md:self-end [&_label]:-ml-1 [&_label]:text-[0.875rem]">
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
            <ApplyLink evaluated={evaluated} userId={userId} />
          </div>
          <HandoverSwitch offer={offer} className="basis-full" />
        </div>
      </Card>
    </li>
  )
})
