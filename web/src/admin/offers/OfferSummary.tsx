import type { AdminOffer, Offer, StoredOffer } from '#contract/offer.ts'
import { describePause, isPaused } from '#contract/pause.ts'
import { isUnpriced } from '#contract/price-check.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { recentDay } from '../../ui/format.ts'
import { formatAmount } from './figures.ts'
import type { ScheduledCounts } from './schedule/count-scheduled.ts'

interface OfferBadgesProps {
  offer: StoredOffer & Pick<AdminOffer, 'is_badge_off'>
  /** What is scheduled for it. */
  scheduled?: ScheduledCounts | undefined
}

export const OfferBadges = (props: OfferBadgesProps) => (
  <span className="flex flex-wrap gap-x-2 gap-y-1 empty:hidden">
    {badgesOf(props).map(({ tone, text }) => (
      <Badge key={text} tone={tone}>
        <ChangingText>{text}</ChangingText>
      </Badge>
    ))}
  </span>
)

/** On one line: the first of the badges in few words, and how many more there are, which a pointer shows and screen readers read. */
export function FirstBadge(props: OfferBadgesProps) {
  const [first, ...others] = badgesOf(props, describePauseBriefly(props.offer))
  if (!first) return null
  const more = others.map(({ text }) => text).join(', ')
  return (
    <span className="flex items-center gap-1.5">
      <Badge tone={first.tone}>
        <ChangingText>{first.text}</ChangingText>
      </Badge>
      {more !== '' && (
        <span title={more} className="text-xs text-quiet">
          <span className="amount" aria-hidden="true">
            <ChangingText>{`+${others.length}`}</ChangingText>
          </span>
          <ChangingText className="sr-only">{more}</ChangingText>
        </span>
      )}
    </span>
  )
}

interface ShortLabel {
  tone: 'caution' | 'positive' | 'primary' | 'quiet'
  text: string
}

/** `Paused until 15 Dec`, with the year if it is not this one; empty for an offer that takes applications. */
const describePauseBriefly = (offer: StoredOffer) =>
  isPaused(offer) ? `Paused until ${recentDay(offer.paused_until ?? '')}` : ''

function badgesOf({ offer, scheduled }: OfferBadgesProps, pause = describePause(offer)): ShortLabel[] {
  const { recommended, is_badge_off, status } = offer
  const badges: (ShortLabel | false | '' | undefined)[] = [
    status === 'hidden' && { tone: 'quiet', text: 'Hidden from borrowers' },
    isUnpriced(offer) && { tone: 'caution', text: 'No price' },
    pause && { tone: 'caution', text: pause },
    is_badge_off && { tone: 'caution', text: 'Badge off: reason not true' },
    recommended && !is_badge_off && { tone: 'primary', text: 'Recommended' },
    scheduled?.failed && { tone: 'caution', text: scheduled.failed },
    scheduled?.proposed && { tone: 'caution', text: scheduled.proposed },
    scheduled?.waiting && { tone: 'positive', text: scheduled.waiting },
  ]
  return badges.filter((badge) => typeof badge === 'object')
}

type TermName = 'Loan amount' | 'Interest rate' | 'Processing fees' | 'Tenure'

const termsOf = (offer: Offer): [TermName, string][] => [
  ['Loan amount', formatAmount(offer.loanAmount)],
  ['Interest rate', offer.interestRate],
  ['Processing fees', offer.processingFee],
  ['Tenure', offer.tenure],
]

/** All terms, in four columns where there is room. */
export const OfferTerms = ({ offer }: { offer: Offer }) => (
  <dl className="grid grid-cols-2 gap-x-3 gap-y-3 sm:grid-cols-4">
    {termsOf(offer).map(([name, value]) => (
      <div key={name} className="min-w-0">
        <dt className="text-xs/4 text-quiet">{name}</dt>
        <dd className="text-[0.875rem]/5 font-semibold sm:text-base">{value}</dd>
      </div>
    ))}
  </dl>
)

/** Terms one below the other, each with its name at the left and its value at the right. */
export const TermLines = ({ offer, only }: { offer: Offer; only?: readonly TermName[] }) => (
  <dl className="flex flex-col gap-0.5 text-sm">
    {termsOf(offer)
      .filter(([name]) => !only || only.includes(name))
      .map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-3">
          <dt className="shrink-0 text-quiet">{name}</dt>
          <dd className="min-w-0 text-right font-semibold">{value}</dd>
        </div>
      ))}
  </dl>
)
