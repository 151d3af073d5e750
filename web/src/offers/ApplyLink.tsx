import { ExternalLink } from 'lucide-react'
import { ButtonLink, type ButtonVariant } from '../ui/Button.tsx'
import type { EvaluatedOffer } from './evaluated-offer.ts'
import { useRecordApplication } from './queries.ts'

interface ApplyLinkProps {
  evaluated: EvaluatedOffer
  /** Whose application is recorded; nothing is recorded for a visitor who is not signed in. */
  userId: string | undefined
  className?: string
  variant?: ButtonVariant
}

/** Links to the lender's own site. Renders nothing unless the offer's link is http(s). */
export function ApplyLink({ evaluated: { offer, pricedFor }, userId, className, variant }: ApplyLinkProps) {
  const { mutate: record } = useRecordApplication()
  if (!/^https?:\/\//i.test(offer.link)) return null
  return (
    <ButtonLink
      href={offer.link}
      external
      onFollow={() => userId !== undefined && record({ userId, offer, ...pricedFor })}
      className={className}
      variant={variant}
    >
      Apply Now<span className="sr-only"> with {offer.lender}</span>
      <ExternalLink className="size-4" aria-hidden="true" />
    </ButtonLink>
  )
}
