import { describeCertainRate } from '#contract/describe-certain-rate.ts'
import * as words from '#words/lenders.ts'
import { emiOf } from '#words/offer-card.ts'
import { fullStop } from '#words/spans.ts'
import { OfferFacts } from '../../catalogue/OfferFacts.tsx'
import { OfferTerms } from '../../catalogue/OfferTerms.tsx'
import { PauseNote } from '../../catalogue/Pause.tsx'
import { RequiredDocuments } from '../../catalogue/RequiredDocuments.tsx'
import { AffordabilityNote } from '../../offer-card/AffordabilityNote.tsx'
import type { CostScale, EvaluatedOffer } from '../../offer-card/evaluated-offer.ts'
import { describeMonth, formatEmis, monthlyCost } from '../../offer-card/format.ts'
import { OfferPictures } from '../../offer-card/OfferFigures.tsx'
import { describeUnchecked } from '../../offer-card/UnmetRules.tsx'
import { WatchFor } from '../../offer-card/WatchFor.tsx'
import { AsWritten, Name } from '../../ui/AsWritten.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { rupees } from '../../ui/format.ts'
import { ApplyLink } from './ApplyLink.tsx'
import { HandoverSwitch } from './HandoverSwitch.tsx'

interface OfferDetailsProps {
  evaluated: EvaluatedOffer
  scale: CostScale
  userId: string | undefined
  onShowBreakdown: () => void
  onClose: () => void
}

/** What an offer costs, as on its card, and all that the card has no room for. */
export default function OfferDetails({
  evaluated,
  scale,
  userId,
  onShowBreakdown,
  onClose,
}: OfferDetailsProps) {
  const { offer, priced } = evaluated
  const rankedAt = priced && priced.certain.basis !== 'ceiling' && describeCertainRate(priced)
  const unchecked = priced ? describeUnchecked(priced) : ''
  return (
    <Dialog
      onClose={onClose}
      title={<Name>{offer.lender}</Name>}
      description={offer.description ? <AsWritten>{offer.description}</AsWritten> : undefined}
      footer={<ApplyLink evaluated={evaluated} userId={userId} className="grow" />}
    >
      <PauseNote offer={offer} className="mb-3 font-semibold" />
      {priced && (
        <div className="mb-6 flex flex-col gap-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-quiet">
            <span>
              <ChangingText className="amount text-3xl font-bold text-ink">
                {rupees(monthlyCost(priced))}
              </ChangingText>{' '}
              <ChangingText>{describeMonth(priced)}</ChangingText>
            </span>
            {/* Without fees, the EMI may be the same amount. */}
            {formatEmis(priced) !== rupees(monthlyCost(priced)) && (
              <ChangingText className="amount whitespace-normal">{emiOf(formatEmis(priced))}</ChangingText>
            )}
          </p>
          <OfferPictures evaluated={evaluated} scale={scale} onShowBreakdown={onShowBreakdown} />
          {rankedAt && (
            <p className="text-sm text-quiet">
              <ChangingText>{fullStop(rankedAt)}</ChangingText>
            </p>
          )}
          <WatchFor
            evaluated={evaluated}
            className="rounded-small bg-caution-wash px-3 py-2 text-sm! leading-5!"
          />
          <AffordabilityNote evaluated={evaluated} />
        </div>
      )}
      <OfferTerms offer={offer} />
      {unchecked && <p className="mt-2 text-sm text-quiet">{unchecked}</p>}
      <h3 className="mt-8 mb-2 text-lg">{words.documents}</h3>
      <RequiredDocuments documents={offer.documents} />
      <h3 className="mt-8 mb-2 text-lg">{words.facts}</h3>
      <OfferFacts offer={offer} />
      <HandoverSwitch offer={offer} isExplained className="mt-4" />
    </Dialog>
  )
}
