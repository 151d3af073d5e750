import type { AdminOffer, Offer, StoredOffer } from '#contract/offer.ts'
import { describePause } from '#contract/pause.ts'
import { isUnpriced } from '#contract/price-check.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { formatAmount } from './figures.ts'
import type { ScheduledCounts } from './schedule/count-scheduled.ts'

interface OfferBadgesProps {
  offer: StoredOffer & Pick<AdminOffer, 'is_badge_off'>
  /** What is scheduled for it. */
  scheduled?: ScheduledCounts | undefined
}

export function OfferBadges({ offer, scheduled }: OfferBadgesProps) {
  const { recommended, is_badge_off, status } = offer
  const pause = describePause(offer)
  return (
    <span className="flex flex-wrap gap-x-2 gap-y-1 empty:hidden">
      {recommended && !is_badge_off && <Badge tone="primary">Recommended</Badge>}
      {is_badge_off && <Badge tone="caution">Badge off: reason not true</Badge>}
      {isUnpriced(offer) && <Badge tone="caution">No price</Badge>}
      {pause && <Badge tone="caution">{pause}</Badge>}
      {status === 'hidden' && <Badge tone="caution">Hidden from borrowers</Badge>}
      {scheduled?.waiting && (
        <Badge tone="positive">
          <ChangingText>{scheduled.waiting}</ChangingText>
        </Badge>
      )}
      {scheduled?.proposed && (
        <Badge tone="caution">
          <ChangingText>{scheduled.proposed}</ChangingText>
        </Badge>
      )}
      {scheduled?.failed && (
        <Badge tone="caution">
          <ChangingText>{scheduled.failed}</ChangingText>
        </Badge>
      )}
    </span>
  )
}

export function OfferTerms({ offer }: { offer: Offer }) {
  const terms = [
    ['Loan amount', formatAmount(offer.loanAmount)],
    ['Interest rate', offer.interestRate],
    ['Processing fees', offer.processingFee],
    ['Tenure', offer.tenure],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-1 border-y border-line py-1.5">
      {terms.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-quiet">{name}</dt>
          <dd className="text-sm font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
