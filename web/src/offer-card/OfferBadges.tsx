import { type MouseEvent, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { describeBadge } from '#contract/describe-badge.ts'
import type { Offer } from '#contract/offer.ts'
import { takesTooMuch } from '#loans/affordability.ts'
import { howWeRank } from '#words/footer.ts'
import * as words from '#words/offer-card.ts'
import { paths } from '../paths.ts'
import { markWritten } from '../ui/mark-written.tsx'
import type { EvaluatedOffer } from './evaluated-offer.ts'

const hasPopovers = () => 'popover' in HTMLElement.prototype

/**
 * The editors' badge. It opens a popover that says that the badge does not affect the order, with the editors' reason, which
 * the server has checked, if they gave one.
 */
export function RecommendedBadge({ offer }: { offer: Offer }) {
  const { lender } = offer
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [isAbove, setAbove] = useState(false)
  const placeAndOpen = (event: MouseEvent<HTMLElement>) => {
    setAbove(event.currentTarget.getBoundingClientRect().top > innerHeight / 2)
    if (!hasPopovers()) setOpen(!isOpen)
  }
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={id}
        onClick={placeAndOpen}
        className="flex min-h-6 w-fit items-center gap-1 rounded-full border border-line bg-surface px-2 text-[0.75rem] font-medium text-quiet hover:text-ink"
      >
        <span className="sr-only">{markWritten(words.recommendedWhy(lender), lender)}</span>
        <span aria-hidden="true">{words.recommended}</span>
        <span
          aria-hidden="true"
          className="flex size-4 items-center justify-center rounded-full border border-current text-xs/none"
        >
          ?
        </span>
      </button>
      <div
        id={id}
        popover="auto"
        data-open={isOpen || undefined}
        data-above={isAbove || undefined}
        role="note"
        aria-label={words.aboutBadge}
        className="by-its-button max-w-72 rounded-card border border-line bg-surface p-4 text-sm text-ink shadow-over"
      >
        <p>
          <span>{describeBadge(offer)}</span> <span>{words.badgeKeepsOrder}</span>
        </p>
        <Link to={paths.ranking} className="link mt-1 inline-flex min-h-11 items-center font-medium">
          {howWeRank}
        </Link>
      </div>
    </div>
  )
}

/** Beside a warning against the offer, the badge would contradict it. */
export const hasBadge = ({ offer, priced }: EvaluatedOffer): boolean =>
  offer.recommended === true && !takesTooMuch(priced?.affordability)
