import { affordableShare, formatShare } from '#loans/affordability.ts'
import { Button } from '../ui/Button.tsx'
import { months, rupees } from '../ui/format.ts'
import type { EvaluatedOffer, OfferActions } from './evaluated-offer.ts'

interface AffordabilityNoteProps {
  evaluated: EvaluatedOffer
  onChangeRequest: OfferActions['changeRequest']
}

/** The share of the borrower's pay that the EMI takes, in words and as a bar; above the limit, the tenure that helps. */
export function AffordabilityNote({ evaluated, onChangeRequest }: AffordabilityNoteProps) {
  const { priced, loanRequest, offer, group } = evaluated
  if (!priced?.affordability) return null
  const { share, isWithinLimit, adjustment } = priced.affordability
  const limit = `${affordableShare * 100}%`
  return (
    <div className="mt-1">
      <p className={`text-xs leading-4.25 font-medium ${isWithinLimit ? '' : 'text-caution'}`}>
        {describeShare(priced.affordability, loanRequest.otherEmis)}
      </p>
      <div aria-hidden="true" className="relative mt-0.75 h-1 rounded-full bg-line">
        <div
          className={`h-full rounded-full ${isWithinLimit ? 'bg-primary' : 'bg-caution'}`}
          style={{ width: `${Math.min(share, 1) * 100}%` }}
        />
        <div className="absolute -inset-y-0.5 w-px bg-ink" style={{ left: limit }} />
      </div>
      {!isWithinLimit && adjustment && group !== 'doesNotFit' && (
        <Button
          variant="secondary"
          className="mt-2 w-full px-2 text-[0.875rem]"
          onClick={() => onChangeRequest(adjustment)}
        >
          Choose {months(adjustment.tenureMonths)} to stay within {limit}
          <span className="sr-only"> with {offer.lender}</span>
        </Button>
      )}
      {!isWithinLimit && !adjustment && group !== 'doesNotFit' && (
        <p className="mt-1 text-xs text-quiet">No tenure of this lender brings it within {limit}.</p>
      )}
    </div>
  )
}

type Affordability = NonNullable<NonNullable<EvaluatedOffer['priced']>['affordability']>

/** `46% of your pay, ₹9,720 left`. */
export function describeShare({ share, remaining }: Affordability, otherEmis = 0): string {
  const percent = formatShare(share)
  if (percent === undefined) return 'You told us that you have no monthly pay'
  const others = otherEmis > 0 ? ' with other EMIs' : ''
  const rest = remaining < 0 ? `${rupees(-remaining)} more than you earn` : `${rupees(remaining)} left`
  return `${percent} of your pay${others}, ${rest}`
}
