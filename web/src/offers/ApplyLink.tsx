import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { ButtonLink, type ButtonVariant } from '../ui/Button.tsx'
import type { OfferEntry } from './offer-entry.ts'
import { recordApplication } from './queries.ts'

interface ApplyLinkProps {
  entry: OfferEntry
  userId: string
  className?: string
  variant?: ButtonVariant
}

/** To the lender's own page, if it is a page: no other kind of address is ever a link. */
export function ApplyLink({ entry: { offer, asked }, userId, className, variant }: ApplyLinkProps) {
  const queries = useQueryClient()
  if (!/^https?:\/\//i.test(offer.link)) return null
  // Nobody waits for the record, and nobody is told where it failed: they are on the lender's page by then.
  const record = () => void recordApplication(queries, userId, { offer, ...asked }).catch(() => undefined)
  return (
    <ButtonLink href={offer.link} external onFollow={record} className={className} variant={variant}>
      Apply Now
      <ExternalLink className="size-4" aria-hidden="true" />
    </ButtonLink>
  )
}
