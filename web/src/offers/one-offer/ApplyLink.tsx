import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useContext } from 'react'
import toast from 'react-hot-toast'
import { linkOfPress } from '#contract/offer-link.ts'
import { isPaused } from '#contract/pause.ts'
import { takesTooMuch } from '#loans/affordability.ts'
import { applyWith } from '#words/catalogue.ts'
import { LenderSiteLink } from '../../catalogue/Pause.tsx'
import { withLender } from '../../catalogue/with-lender.tsx'
import type { EvaluatedOffer } from '../../offer-card/evaluated-offer.ts'
import { Button, ButtonLink, type ButtonVariant } from '../../ui/Button.tsx'
import { handOver } from '../handover.ts'
import { recordApplication } from '../queries.ts'
import { ApplyOffReason, ratesNoteId } from '../rates-status.ts'

interface ApplyLinkProps {
  evaluated: EvaluatedOffer
  /** Whose application is recorded. Of a visitor who is not signed in, only the press is counted. */
  userId: string | undefined
  className?: string
  variant?: ButtonVariant
}

/**
 * Links to the lender's own site. While the lender takes no applications, it is a plain link. While the offers are too old or the browser is offline, it is a button that says so when
 * pressed. For an offer that doesn't match, or takes too much of the pay, it is no main button. Renders nothing unless the offer's link is http(s).
 */
export function ApplyLink({ evaluated, userId, className, ...props }: ApplyLinkProps) {
  const { offer, pricedFor, priced, group } = evaluated
  const isMain = group !== 'doesNotFit' && !takesTooMuch(priced?.affordability)
  const variant = isMain ? props.variant : 'secondary'
  const queries = useQueryClient()
  const applyOffReason = useContext(ApplyOffReason)
  if (!/^https?:\/\//i.test(offer.link)) return null
  if (isPaused(offer)) return <LenderSiteLink offer={offer} className={className} />
  if (applyOffReason !== undefined) {
    return (
      <Button
        aria-disabled
        aria-describedby={ratesNoteId}
        onClick={() => toast(applyOffReason, { id: applyOffReason })}
        className={className}
        variant={variant}
      >
        {withLender(applyWith, offer.lender)}
      </Button>
    )
  }
  return (
    <ButtonLink
      href={linkOfPress(offer.link)}
      external
      onFollow={() => {
        if (userId !== undefined) void recordApplication(queries, { userId, offer, ...pricedFor })
        return handOver(evaluated)
      }}
      className={className}
      variant={variant}
    >
      <span>{withLender(applyWith, offer.lender)}</span>
      <ExternalLink className="size-4" aria-hidden="true" />
    </ButtonLink>
  )
}
