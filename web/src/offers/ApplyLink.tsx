import { ExternalLink } from 'lucide-react'
import type { Offer } from '../../../functions/contract/offer.ts'
import { ButtonLink } from '../ui/Button.tsx'

/** To the lender's own page, if it is a page: no other kind of address is ever a link. */
export function ApplyLink({ offer, className }: { offer: Offer; className?: string }) {
  if (!/^https?:\/\//i.test(offer.link)) return null
  return (
    <ButtonLink href={offer.link} external className={className}>
      Apply Now
      <ExternalLink className="size-4" aria-hidden="true" />
    </ButtonLink>
  )
}
