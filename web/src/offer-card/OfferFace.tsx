import { useId } from 'react'
import { writtenLang } from '#words/locale.ts'
import { ComparedFactsLine } from '../catalogue/ComparedFacts.tsx'
import { LenderLogo } from '../catalogue/LenderLogo.tsx'
import { PauseNote } from '../catalogue/Pause.tsx'
import { Card } from '../ui/Card.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import type { Elements } from '../ui/elements.ts'
import { StretchNote } from './AffordabilityNote.tsx'
import type { CostScale, EvaluatedOffer, OfferActions } from './evaluated-offer.ts'
import { describeMonth } from './format.ts'
import { hasBadge, RecommendedBadge } from './OfferBadges.tsx'
import { MonthFigure, OfferLedger, OfferPictures } from './OfferFigures.tsx'
import { UnmetRules } from './UnmetRules.tsx'
import { WatchFor } from './WatchFor.tsx'

/** What makes a card's five parts rows of the list's grid, from 48rem up, so that cards beside each other line up. */
export const cardRows = 'md:row-span-5 md:grid md:grid-rows-subgrid'

interface OfferFaceProps {
  evaluated: EvaluatedOffer
  scale: CostScale
  heading: 'h3' | 'h4'
  /** Absent where nothing shows how the cost was worked out. */
  onShowBreakdown?: (() => void) | undefined
  onChangeRequest: OfferActions['changeRequest']
  /** About the borrower's application, on the upper edge beside the badge. */
  note?: Elements
  /** What can be done with the offer. */
  controls?: Elements
}

/** An offer as borrowers see it, with its name and description uncut, without the list around it. */
export function OfferFace({
  evaluated,
  scale,
  heading: Heading,
  onShowBreakdown,
  onChangeRequest,
  note,
  controls,
}: OfferFaceProps) {
  const { offer, priced } = evaluated
  const nameId = useId()
  const isRecommended = hasBadge(evaluated)
  return (
    <Card
      role="group"
      aria-labelledby={nameId}
      className={`flex flex-col gap-1.5 p-3! wrap-anywhere max-md:py-2! md:gap-y-3 md:p-4! ${cardRows}`}
    >
      <div>
        {(isRecommended || note) && (
          <div className="-mt-5 mb-1 flex flex-wrap items-start gap-x-1.5 md:-mt-7">
            {isRecommended && <RecommendedBadge offer={offer} />}
            {note}
          </div>
        )}
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-1.5 md:gap-x-3">
          <div className="row-span-2 max-md:*:size-9">
            <LenderLogo offer={offer} isSmall />
          </div>
          <div className="flex flex-wrap justify-between gap-x-1.5">
            <Heading
              id={nameId}
              lang={writtenLang}
              translate="no"
              className="min-w-0 grow basis-24 leading-5 font-semibold max-md:text-[0.9375rem] max-md:tracking-tight"
            >
              {offer.lender}
            </Heading>
            {priced && <MonthFigure priced={priced} />}
          </div>
          {/* Floats, so that only the first line of a long description is short. Its words keep room beside it. */}
          <div className="text-xs/4 text-quiet max-md:tracking-tighter">
            {/* Read out with the figure. */}
            {priced && (
              <span aria-hidden="true" className="float-right ml-1.5 max-w-[calc(100%-5rem)] text-right">
                <ChangingText>{describeMonth(priced)}</ChangingText>
              </span>
            )}
            <p lang={writtenLang}>{offer.description}</p>
          </div>
        </div>
      </div>
      <OfferPictures evaluated={evaluated} scale={scale} onShowBreakdown={onShowBreakdown} />
      <OfferLedger evaluated={evaluated} />
      <div className="flex flex-col gap-1 md:gap-1.5">
        <PauseNote offer={offer} className="text-xs/4 font-semibold" />
        <StretchNote evaluated={evaluated} />
        <WatchFor evaluated={evaluated} isShort />
        <UnmetRules evaluated={evaluated} onChangeRequest={onChangeRequest} />
        <ComparedFactsLine offer={offer} isCut />
      </div>
      {controls}
    </Card>
  )
}
