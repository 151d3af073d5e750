import { ExternalLink } from 'lucide-react'
import type { Offer } from '#contract/offer.ts'
import { linkOfPress } from '#contract/offer-link.ts'
import { describePause } from '#contract/pause.ts'
import { visitSite } from '#words/catalogue.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { withLender } from './with-lender.tsx'

interface PauseNoteProps {
  offer: Pick<Offer, 'paused_until'>
  className?: string
}

/** That the lender takes no applications, and until when. Renders nothing for an offer that takes them. */
export function PauseNote({ offer, className = '' }: PauseNoteProps) {
  const pause = describePause(offer)
  if (pause === '') return null
  return (
    <p className={`text-caution ${className}`}>
      <ChangingText>{pause}</ChangingText>
    </p>
  )
}

interface LenderSiteLinkProps {
  offer: Pick<Offer, 'lender' | 'link'>
  className?: string | undefined
}

/** In place of “Apply Now” of an offer that takes no applications. No press is counted, and the lender gets no id of it. */
export const LenderSiteLink = ({ offer, className }: LenderSiteLinkProps) => (
  <ButtonLink variant="quiet" href={linkOfPress(offer.link)} external className={className}>
    <span>{withLender(visitSite, offer.lender)}</span>
    <ExternalLink className="size-4" aria-hidden="true" />
  </ButtonLink>
)
