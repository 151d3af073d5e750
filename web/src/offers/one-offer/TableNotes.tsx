import { Suspense } from 'react'
import { describeMoratorium } from '#contract/describe-terms.ts'
import { takesHandover } from '#contract/offer-link.ts'
import * as words from '#words/offer-card.ts'
import { ComparedFactsLine } from '../../catalogue/ComparedFacts.tsx'
import type { EvaluatedOffer } from '../../offer-card/evaluated-offer.ts'
import { WatchFor } from '../../offer-card/WatchFor.tsx'
import { Name } from '../../ui/AsWritten.tsx'
import { FoldSign } from '../../ui/Fold.tsx'
import { HandoverSwitch } from './HandoverSwitch.tsx'
import { ApplicationNote } from './OfferCard.tsx'

/** Of more offers, the notes would keep the rest of a long list too far below its rows. */
const mostOpen = 24

/** Under the table of offers: what to know of each before an application. Open, because it warns, and out of the rows' way. */
export function TableNotes({ offers }: { offers: readonly EvaluatedOffer[] }) {
  const toLender = offers.find(({ offer }) => takesHandover(offer.link))
  return (
    <details open={offers.length <= mostOpen} className="group border-t border-line px-4">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <span>{words.beforeYouApply}</span>
        <FoldSign />
      </summary>
      <ul className="pb-3 text-xs/4">
        {offers.map((evaluated) => (
          <li key={evaluated.offer.id} className="grid grid-cols-[13rem_1fr_1fr] items-start gap-x-6 py-1.5">
            <p className="font-medium">
              <Name>{evaluated.offer.lender}</Name>
            </p>
            <div className="flex flex-col gap-1">
              <WatchFor evaluated={evaluated} />
              {evaluated.priced?.loan.moratorium && (
                <p>{describeMoratorium(evaluated.priced.loan.moratorium)}</p>
              )}
              {evaluated.application && (
                <Suspense>
                  <ApplicationNote evaluated={evaluated} />
                </Suspense>
              )}
            </div>
            <ComparedFactsLine offer={evaluated.offer} isCut />
          </li>
        ))}
      </ul>
      {toLender && <HandoverSwitch offer={toLender.offer} className="pb-2" />}
    </details>
  )
}
