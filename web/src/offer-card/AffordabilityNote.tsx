import { Link } from 'react-router-dom'
import { affordableShare, formatShare, takesTooMuch } from '#loans/affordability.ts'
import type { PricedOffer } from '#loans/ranking/rank.ts'
import * as words from '#words/offer-card.ts'
import { paths } from '../paths.ts'
import { ChangingText } from '../ui/ChangingText.tsx'
import { rupees } from '../ui/format.ts'
import type { EvaluatedOffer } from './evaluated-offer.ts'

type Affordability = NonNullable<PricedOffer['affordability']>

export const limit = affordableShare * 100

/** `46% of your pay`, in the caution colour above the limit. Nothing if no pay is known. */
export function PayShare({ evaluated: { priced, loanRequest } }: { evaluated: EvaluatedOffer }) {
  const { affordability } = priced ?? {}
  const percent = affordability && formatShare(affordability.share)
  if (percent === undefined) return null
  const hasOthers = (loanRequest.otherEmis ?? 0) > 0
  return (
    <ChangingText className={affordability?.isWithinLimit ? '' : 'font-medium text-caution'}>
      {(hasOthers ? words.payShareWithOthers : words.payShare)(percent)}
    </ChangingText>
  )
}

interface PayBarProps {
  affordability: Affordability
  /** `describeShare`, or a sentence with it. */
  share: string
}

/** The share of the pay that all EMIs take, in words and as a bar on which a line marks the limit. */
export const PayBar = ({ affordability, share }: PayBarProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
    <p className={`font-medium ${affordability.isWithinLimit ? '' : 'text-caution'}`}>
      <ChangingText>{share}</ChangingText>
    </p>
    <div aria-hidden="true" className="flex min-w-32 grow items-center gap-2 text-xs text-quiet">
      <div className="relative h-1.5 grow rounded-full bg-line">
        <div
          className={`h-full rounded-full ${affordability.isWithinLimit ? 'bg-primary' : 'bg-caution'}`}
          style={{ width: `${Math.min(affordability.share, 1) * 100}%` }}
        />
        <div className="absolute -inset-y-1 w-px bg-ink" style={{ left: `${limit}%` }} />
      </div>
      <span className="amount">{words.limitOfPay(limit)}</span>
    </div>
  </div>
)

/**
 * On a card, above the limit: the lender's nearest tenure that brings the EMI within it, if there is one. What to do about it
 * stands above the group of such offers; in another group, an offer that takes too much is advised against here.
 */
export function StretchNote({ evaluated: { priced, group } }: { evaluated: EvaluatedOffer }) {
  const { affordability } = priced ?? {}
  if (!affordability || affordability.isWithinLimit) return null
  const isAdvisedHere = takesTooMuch(affordability) && group !== 'stretch'
  const { adjustment } = affordability
  if (!isAdvisedHere && !adjustment) return null
  return (
    <p className="text-[0.75rem]/4 text-quiet">
      {isAdvisedHere && <span className="font-semibold text-caution">{words.wouldNotTake}</span>}
      {isAdvisedHere && adjustment && <span> · </span>}
      {adjustment && <ChangingText>{words.fitsOver(adjustment.tenureMonths, limit)}</ChangingText>}
    </p>
  )
}

/** In the details: the share of the pay, what remains, and what to do about an EMI above the limit. */
export function AffordabilityNote({ evaluated }: { evaluated: EvaluatedOffer }) {
  const { priced, loanRequest, group } = evaluated
  const { affordability } = priced ?? {}
  if (!affordability) return null
  const { isWithinLimit, adjustment } = affordability
  const isTooMuch = takesTooMuch(affordability)
  return (
    <div>
      {isTooMuch && <p className="mb-1 font-semibold text-caution">{words.wouldNotTake}</p>}
      <PayBar affordability={affordability} share={describeShare(affordability, loanRequest.otherEmis)} />
      {!isWithinLimit && group !== 'doesNotFit' && (
        <p className="mt-1 text-sm text-quiet">
          <ChangingText>
            {adjustment ? words.fitsOver(adjustment.tenureMonths, limit) : words.noTenureHelps(limit)}
          </ChangingText>
        </p>
      )}
      {isTooMuch && (
        <Link to={paths.afford} className="link inline-flex min-h-11 items-center text-sm font-medium">
          {words.howMuchCanIBorrow}
        </Link>
      )}
    </div>
  )
}

/** `46% of your pay, ₹9,720 left`. */
export function describeShare({ share, remaining }: Affordability, otherEmis = 0): string {
  const percent = formatShare(share)
  if (percent === undefined) return words.noPay
  const hasOthers = otherEmis > 0
  if (remaining < 0)
    return (hasOthers ? words.payExceededWithOthers : words.payExceeded)(percent, rupees(-remaining))
  return (hasOthers ? words.payLeftWithOthers : words.payLeft)(percent, rupees(remaining))
}
