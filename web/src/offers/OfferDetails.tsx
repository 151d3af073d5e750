import type { Offer } from '#contract/offer.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import type { EvaluatedOffer } from './evaluated-offer.ts'
import { OfferTerms } from './OfferTerms.tsx'

interface OfferDetailsProps {
  evaluated: EvaluatedOffer | undefined
  userId: string | undefined
  onClose: () => void
}

export default function OfferDetails({ evaluated, userId, onClose }: OfferDetailsProps) {
  if (!evaluated) return null
  const { offer } = evaluated
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={offer.lender}
      description={offer.description}
      footer={<ApplyLink evaluated={evaluated} userId={userId} className="grow" />}
    >
      <OfferTerms offer={offer} />
      <h3 className="mt-6 mb-2 text-base">Documents required</h3>
      <RequiredDocuments documents={offer.documents} />
    </Dialog>
  )
}

/** Every document is required; its examples are alternatives. */
function RequiredDocuments({ documents }: Pick<Offer, 'documents'>) {
  if (documents.length === 0)
    return <p className="text-quiet">This lender hasn’t listed any. Ask before you apply.</p>
  return (
    <>
      {documents.length > 1 && <p className="mb-3 text-sm text-quiet">You need all of these:</p>}
      <ul className="flex flex-col gap-3">
        {documents.map(({ title, examples }) => (
          <li key={title}>
            <p className="font-medium">
              {title}
              {examples.length > 1 && <span className="font-normal text-quiet">: any one of</span>}
            </p>
            <ul className="list-disc pl-5 text-sm text-quiet marker:text-primary">
              {examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
