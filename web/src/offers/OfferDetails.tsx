import { Dialog } from '../ui/Dialog.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import { OfferTerms } from './OfferTerms.tsx'
import type { OfferEntry } from './offer-entry.ts'

interface OfferDetailsProps {
  entry: OfferEntry | undefined
  userId: string
  onClose: () => void
}

export function OfferDetails({ entry, userId, onClose }: OfferDetailsProps) {
  if (!entry) return null
  const { offer } = entry
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={offer.lender}
      description={offer.description}
      footer={<ApplyLink entry={entry} userId={userId} className="grow" />}
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
