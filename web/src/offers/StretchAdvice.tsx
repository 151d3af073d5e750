import { Link } from 'react-router-dom'
import { takesTooMuch } from '#loans/affordability.ts'
import { chooseTenure, howMuchCanIBorrow } from '#words/offer-card.ts'
import * as words from '#words/offers.ts'
import { withLender } from '../catalogue/with-lender.tsx'
import { describeShare, limit, PayBar } from '../offer-card/AffordabilityNote.tsx'
import type { EvaluatedOffer, OfferActions } from '../offer-card/evaluated-offer.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'

interface StretchAdviceProps {
  /** With EMIs above the limit. */
  offers: readonly EvaluatedOffer[]
  intro: string
  onChangeRequest: OfferActions['changeRequest']
}

/**
 * What to do about a group of offers whose EMIs take more than the limit, said once above their cards: the nearest tenure that
 * brings one of them within it, and the way to what one can borrow.
 */
export function StretchAdvice({ offers, intro, onChangeRequest }: StretchAdviceProps) {
  const priced = offers.flatMap(({ offer, loanRequest, priced }) =>
    priced?.affordability ? [{ lender: offer.lender, loanRequest, ...priced.affordability }] : [],
  )
  const [lightest] = [...priced].sort((a, b) => a.share - b.share)
  const [nearest] = priced
    .flatMap(({ lender, adjustment }) => (adjustment ? [{ lender, ...adjustment }] : []))
    .sort((a, b) => a.tenureMonths - b.tenureMonths)
  if (!lightest) return null
  const share = describeShare(lightest, lightest.loanRequest.otherEmis)
  return (
    <div className="mt-2 rounded-card bg-caution-wash p-4">
      <p>
        <ChangingText>{intro}</ChangingText>
      </p>
      <div className="mt-2 max-w-xl">
        <PayBar
          affordability={lightest}
          share={Number.isFinite(lightest.share) && offers.length > 1 ? words.lowestEmi(share) : share}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
        {nearest && (
          <Button
            variant={takesTooMuch(lightest) ? 'primary' : 'secondary'}
            className="max-sm:w-full max-sm:px-2 max-sm:text-[0.9375rem]"
            onClick={() => onChangeRequest({ tenureMonths: nearest.tenureMonths })}
          >
            {withLender(
              (lender, aside) => chooseTenure(nearest.tenureMonths, limit, lender, aside),
              nearest.lender,
            )}
          </Button>
        )}
        <Link to={paths.afford} className="link inline-flex min-h-11 items-center font-medium">
          {howMuchCanIBorrow}
        </Link>
      </div>
    </div>
  )
}
