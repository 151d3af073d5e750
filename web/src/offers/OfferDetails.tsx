import type { Offer } from '../../../functions/contract/offer.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import { OfferTerms } from './OfferTerms.tsx'

export function OfferDetails({ offer, onClose }: { offer: Offer | undefined; onClose: () => void }) {
  if (!offer) return null
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={offer.lender}
      description={offer.description}
      footer={<ApplyLink offer={offer} className="grow" />}
    >
      <OfferTerms offer={offer} />
      <h3 className="mt-6 mb-2 text-base">Documents required</h3>
      {offer.documents.length === 0 ? (
        <p className="text-quiet">The lender has not listed any. Ask before you apply.</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {offer.documents.map(({ title, examples }) => (
            <li key={title}>
              <p className="font-medium">{title}</p>
              <p className="text-sm text-quiet">{examples.join(', ')}</p>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
