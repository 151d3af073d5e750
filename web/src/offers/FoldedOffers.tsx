import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { describeUnmetRule, describeUnpriced } from '#contract/describe-reasons.ts'
import type { Rule, UnmetRule } from '#loans/ranking/fit.ts'
import { moreReasons } from '#words/offers.ts'
import { fullStop } from '#words/spans.ts'
import type { EvaluatedOffer, OfferViewProps } from '../offer-card/evaluated-offer.ts'
import { Name } from '../ui/AsWritten.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import type { Elements } from '../ui/elements.ts'
import { markWritten } from '../ui/mark-written.tsx'
import { OfferCard } from './one-offer/OfferCard.tsx'

interface FoldedOffersProps {
  title: string
  intro: string
  /** The list, rendered only while the group is open. */
  children: Elements
}

/** A collapsible group of offers that don't match the request or have no price. It starts closed. */
export function FoldedOffers({ title, intro, children }: FoldedOffersProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section className="mt-4 rounded-card border border-line">
      <h2 className="relative flex items-center justify-between gap-3 px-3 text-base text-quiet">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="min-h-14 grow text-left font-semibold after:absolute after:inset-0"
        >
          <ChangingText>{title}</ChangingText>
        </button>
        <Chevron isOpen={isOpen} />
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <p className="px-3 pb-3 text-sm text-quiet">{intro}</p>
            {children}
          </>
        )}
      </div>
    </section>
  )
}

/** A row, at most 96 px high, with the decisive reason. It expands to the offer's card. */
export function FoldedOffer(props: OfferViewProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { evaluated } = props
  const { reason, suggestion, more } = decisiveReason(evaluated)
  return (
    <li>
      <div className="relative flex items-center justify-between gap-3 px-3 py-2">
        <div className="min-w-0 grow sm:grid sm:grid-cols-[14rem_1fr] sm:items-baseline lg:grid-cols-[17rem_1fr] sm:gap-4">
          <h3 className="text-base font-medium text-quiet">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-describedby={`${id}-reason`}
              onClick={() => setOpen(!isOpen)}
              className="line-clamp-1 min-h-6 text-left wrap-anywhere after:absolute after:inset-0"
            >
              <Name>{evaluated.offer.lender}</Name>
            </button>
          </h3>
          <p id={`${id}-reason`} className="line-clamp-3 text-sm leading-4.5 text-quiet wrap-anywhere">
            <ChangingText>{markWritten(reason)}</ChangingText>
            {suggestion && (
              <strong className="font-semibold text-ink">
                <ChangingText>{` ${suggestion}`}</ChangingText>
              </strong>
            )}{' '}
            {more && <ChangingText>{more}</ChangingText>}
          </p>
        </div>
        <Chevron isOpen={isOpen} />
      </div>
      <ul id={id} hidden={!isOpen} className="px-3 pb-3 sm:max-w-md">
        {isOpen && <OfferCard {...props} isNested />}
      </ul>
    </li>
  )
}

const Chevron = ({ isOpen }: { isOpen: boolean }) => (
  <ChevronDown
    className={`size-5 shrink-0 text-quiet ${isOpen ? '[transform:rotate(180deg)]' : ''}`}
    aria-hidden="true"
  />
)

interface ReasonGroupProps {
  title: string
  children: Elements
}

/** Offers that don't match for the same reason, under its name. */
export function ReasonGroup({ title, children }: ReasonGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <p id={id} className="border-t border-line px-3 pt-3 pb-1 text-sm font-semibold">
        <ChangingText>{title}</ChangingText>
      </p>
      {children}
    </section>
  )
}

const adjustable = ['loanType', 'amount', 'tenure']
const weight = ({ rule }: UnmetRule) => adjustable.indexOf(rule)

/** Rules that no change of the request can meet come first: while one is unmet, changing the request doesn't help. */
const firstUnmet = (rules: readonly UnmetRule[]) => [...rules].sort((a, b) => weight(a) - weight(b))[0]

/** The rule that keeps an offer from matching, the one that matters most if there are several. */
export const decisiveRule = ({ priced }: Pick<EvaluatedOffer, 'priced'>): Rule | undefined =>
  priced && firstUnmet(priced.unmetRules)?.rule

interface DecisiveReason {
  reason: string
  suggestion?: string | undefined
  more?: string | undefined
}

/** The reason that matters most, in sentences. */
function decisiveReason(evaluated: EvaluatedOffer): DecisiveReason {
  if (!evaluated.priced) {
    const { reasons } = evaluated
    return { reason: reasons[0] ? describeUnpriced(reasons[0]) : '', more: others(reasons) }
  }
  const { unmetRules } = evaluated.priced
  const first = firstUnmet(unmetRules)
  if (!first) return { reason: '' }
  const { reason, suggestion } = describeUnmetRule(first)
  return {
    reason: fullStop(reason),
    suggestion: suggestion && fullStop(suggestion),
    more: others(unmetRules),
  }
}

const others = ({ length }: readonly unknown[]) => (length > 1 ? moreReasons(length - 1) : undefined)
