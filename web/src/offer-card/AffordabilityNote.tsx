import { Link } from 'react-router-dom'
import { affordableShare, formatShare, takesTooMuch } from '#loans/affordability.ts'
import * as words from '#words/offer-card.ts'
import { withLender } from '../catalogue/with-lender.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { rupees } from '../ui/format.ts'
import type { EvaluatedOffer, OfferActions } from './evaluated-offer.ts'

interface AffordabilityNoteProps {
  evaluated: EvaluatedOffer
  onChangeRequest: OfferActions['changeRequest']
}

/**
 * The share of the pay that all EMIs take, in words and as a bar. If it is above the limit and no rule of the lender is
 * unmet, a button changes the request to a tenure that brings it within the limit, or a sentence says that none does. An offer
 * that takes too much is advised against, and the button is the card's main one.
 */
export function AffordabilityNote({ evaluated, onChangeRequest }: AffordabilityNoteProps) {
  const { priced, loanRequest, offer, group } = evaluated
  if (!priced?.affordability) return null
  const { share, isWithinLimit, adjustment } = priced.affordability
  const limit = affordableShare * 100
  const isTooMuch = takesTooMuch(priced.affordability)
  return (
    <div>
      {isTooMuch && <p className="font-semibold text-caution">{words.wouldNotTake}</p>}
      <div className="flex flex-wrap items-center gap-x-2 text-xs/4">
        <p className={`font-medium ${isWithinLimit ? '' : 'text-caution'}`}>
          <ChangingText>{describeShare(priced.affordability, loanRequest.otherEmis)}</ChangingText>
        </p>
        <div aria-hidden="true" className="flex min-w-24 grow items-center gap-2 text-quiet">
          <div className="relative h-1 grow rounded-full bg-line">
            <div
              className={`h-full rounded-full ${isWithinLimit ? 'bg-primary' : 'bg-caution'}`}
              style={{ width: `${Math.min(share, 1) * 100}%` }}
            />
            <div className="absolute -inset-y-1 w-px bg-ink" style={{ left: `${limit}%` }} />
          </div>
          <span className="amount">{words.limitOfPay(limit)}</span>
        </div>
      </div>
      {!isWithinLimit && adjustment && group !== 'doesNotFit' && (
        <Button
          variant={isTooMuch ? 'primary' : 'secondary'}
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
      {isTooMuch && (
        <Link to={paths.afford} className="link inline-flex min-h-11 items-center text-sm font-medium">
          {words.howMuchCanIBorrow}
        </Link>
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
