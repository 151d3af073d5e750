import { Check } from 'lucide-react'
import { useState } from 'react'
import { openedSite } from '#words/offer-card.ts'
import { withLender } from '../../catalogue/with-lender.tsx'
import { day } from '../../ui/format.ts'
import type { EvaluatedOffer } from '../evaluated-offer.ts'
import { ShownOffer } from './ShownOffer.tsx'

type ApplicationNoteProps = { evaluated: Pick<EvaluatedOffer, 'offer' | 'application'> }

/**
 * Says when the borrower last pressed Apply Now, and opens the figures and terms of that moment. What they did on the
 * lender's site is not known.
 */
export default function ApplicationNote({ evaluated: { offer, application } }: ApplicationNoteProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (!application) return null
  return (
    <>
      <p className="flex gap-1.5 text-xs leading-4.25 font-medium text-positive">
        <Check className="size-4 shrink-0 max-md:hidden" aria-hidden="true" />
        {/* The padding makes the button easier to tap; the negative margins keep the line as high as its text. */}
        <button
          type="button"
          className="-my-1 cursor-pointer py-1 text-left underline underline-offset-2"
          onClick={() => setIsOpen(true)}
        >
          {withLender(
            (lender, aside) => openedSite(day(application.applied_at), lender, aside),
            offer.lender,
          )}
        </button>
      </p>
      {isOpen && <ShownOffer offer={offer} application={application} onClose={() => setIsOpen(false)} />}
    </>
  )
}
