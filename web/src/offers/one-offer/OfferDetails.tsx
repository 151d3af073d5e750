import * as words from '#words/lenders.ts'
import { OfferFacts } from '../../catalogue/OfferFacts.tsx'
import { OfferTerms } from '../../catalogue/OfferTerms.tsx'
import { PauseNote } from '../../catalogue/Pause.tsx'
import { RequiredDocuments } from '../../catalogue/RequiredDocuments.tsx'
import type { EvaluatedOffer } from '../../offer-card/evaluated-offer.ts'
import { describeUnchecked } from '../../offer-card/UnmetRules.tsx'
import { AsWritten, Name } from '../../ui/AsWritten.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import { HandoverSwitch } from './HandoverSwitch.tsx'

interface OfferDetailsProps {
  evaluated: EvaluatedOffer | undefined
  userId: string | undefined
  onClose: () => void
}

export default function OfferDetails({ evaluated, userId, onClose }: OfferDetailsProps) {
  if (!evaluated) return null
  const { offer, priced } = evaluated
  const unchecked = priced ? describeUnchecked(priced) : ''
  return (
    <Dialog
      onClose={onClose}
      title={<Name>{offer.lender}</Name>}
      description={offer.description ? <AsWritten>{offer.description}</AsWritten> : undefined}
      footer={<ApplyLink evaluated={evaluated} userId={userId} className="grow" />}
    >
      <PauseNote offer={offer} className="mb-3 font-semibold" />
      <OfferTerms offer={offer} />
      {unchecked && <p className="mt-2 text-sm text-quiet">{unchecked}</p>}
      <h3 className="mt-6 mb-2 text-base">{words.documents}</h3>
      <RequiredDocuments documents={offer.documents} />
      <h3 className="mt-6 mb-2 text-base">{words.facts}</h3>
      <OfferFacts offer={offer} />
      <HandoverSwitch offer={offer} isExplained className="mt-4" />
    </Dialog>
  )
}
