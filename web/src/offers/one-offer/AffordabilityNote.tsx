import { affordableShare, formatShare } from '#loans/affordability.ts'
import * as words from '#words/offer-card.ts'
import { withLender } from '../../catalogue/with-lender.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { rupees } from '../../ui/format.ts'
import type { EvaluatedOffer, OfferActions } from '../evaluated-offer.ts'

interface AffordabilityNoteProps {
  evaluated: EvaluatedOffer
  onChangeRequest: OfferActions['changeRequest']
}

/**
 * The share of the pay that all EMIs take, in words and as a bar. If it is above the limit and no rule of the lender is
 * unmet, a button changes the request to a tenure that brings it within the limit, or a sentence says that none does.
 */
export function AffordabilityNote({ evaluated, onChangeRequest }: AffordabilityNoteProps) {
  const { priced, loanRequest, offer, group } = evaluated
  if (!priced?.affordability) return null
  const { share, isWithinLimit, adjustment } = priced.affordability
  const limit = affordableShare * 100
  return (
    <div className="mt-1 mb-1.5">
      <p className={`text-xs leading-4.25 font-medium ${isWithinLimit ? '' : 'text-caution'}`}>
        <ChangingText>{describeShare(priced.affordability, loanRequest.otherEmis)}</ChangingText>
      </p>
      <div aria-hidden="true" className="relative mt-0.75 h-1 rounded-full bg-line">
        <div
          className={`h-full rounded-full ${isWithinLimit ? 'bg-primary' : 'bg-caution'}`}
          style={{ width: `${Math.min(share, 1) * 100}%` }}
        />
        <div className="absolute -inset-y-0.5 w-px bg-ink" style={{ left: `${limit}%` }} />
      </div>
      {!isWithinLimit && adjustment && group !== 'doesNotFit' && (
        <Button
          variant="secondary"
          className="mt-2 w-full px-2 text-[0.875rem]"
          onClick={() => onChangeRequest(adjustment)}
        >
          {withLender(
            (lender, aside) => words.chooseTenure(adjustment.tenureMonths, limit, lender, aside),
            offer.lender,
          )}
        </Button>
      )}
      {!isWithinLimit && !adjustment && group !== 'doesNotFit' && (
        <p className="mt-1 text-xs text-quiet">{words.noTenureHelps(limit)}</p>
      )}
    </div>
  )
}

type Affordability = NonNullable<NonNullable<EvaluatedOffer['priced']>['affordability']>

/** `46% of your pay, ₹9,720 left`. */
export function describeShare({ share, remaining }: Affordability, otherEmis = 0): string {
  const percent = formatShare(share)
  if (percent === undefined) return words.noPay
  const hasOthers = otherEmis > 0
  if (remaining < 0)
    return (hasOthers ? words.payExceededWithOthers : words.payExceeded)(percent, rupees(-remaining))
  return (hasOthers ? words.payLeftWithOthers : words.payLeft)(percent, rupees(remaining))
}
