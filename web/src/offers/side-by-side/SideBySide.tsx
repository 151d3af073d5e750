import type { PricedOffer } from '#loans/ranking/rank.ts'
import { title } from '#words/side-by-side.ts'
import { loanOver } from '#words/spans.ts'
import type { EvaluatedOffer, RequestedLoan } from '../../offer-card/evaluated-offer.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Elements } from '../../ui/elements.ts'
import { rupees } from '../../ui/format.ts'
import { LoanSliders } from '../controls/LoanRequestFields.tsx'
import { ComparedTerms, offerName } from './ComparedTerms.tsx'
import { CostDifference } from './CostDifference.tsx'
import { OwedOverTime } from './OwedOverTime.tsx'
import { SharePicture } from './SharePicture.tsx'

interface SideBySideProps {
  /** One to four. */
  evaluatedOffers: EvaluatedOffer[]
  request: RequestedLoan
  userId: string | undefined
  onChangeRequest: (request: Partial<RequestedLoan>) => void
  onRemove: (id: string) => void
  onClose: () => void
  share: Elements
}

export default function SideBySide(props: SideBySideProps) {
  const { evaluatedOffers, request, userId, onChangeRequest, onRemove, onClose, share } = props
  const compared = evaluatedOffers.map(({ offer }) => offer)
  const offers = evaluatedOffers.flatMap(({ offer, priced }) =>
    priced ? { ...asRanked(priced), lender: offerName(offer, compared) } : [],
  )
  return (
    <Dialog
      onClose={onClose}
      wide
      title={title}
      description={loanOver(rupees(request.amount), request.tenureMonths)}
      footer={
        <>
          {share}
          <SharePicture offers={offers} />
        </>
      }
    >
      <CostDifference offers={offers} />
      <div className="my-5 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <LoanSliders request={request} onChange={onChangeRequest} />
      </div>
      <ComparedTerms evaluatedOffers={evaluatedOffers} userId={userId} onRemove={onRemove} />
      {offers.length > 1 && <OwedOverTime offers={offers} />}
    </Dialog>
  )
}

/** The loan and the costs of the cards: at the rate that the order compares. */
const asRanked = (priced: PricedOffer): PricedOffer => ({
  ...priced,
  cost: priced.ranked,
  loan: { ...priced.loan, annualRatePercent: priced.certain.rankedPercent },
})
