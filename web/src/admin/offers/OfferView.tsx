import { useQuery } from '@tanstack/react-query'
import { ImageOff } from 'lucide-react'
import { useEffect } from 'react'
import toast from 'react-hot-toast'
import { describeBadge } from '#contract/describe-badge.ts'
import * as messages from '#contract/messages.ts'
import type { AdminOffer } from '#contract/offer.ts'
import { normalizeLink } from '#contract/offer-link.ts'
import { whyUnpriced } from '#contract/price-check.ts'
import { LenderLogo } from '../../catalogue/LenderLogo.tsx'
import { OfferEligibility } from '../../catalogue/OfferEligibility.tsx'
import { OfferFacts } from '../../catalogue/OfferFacts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { day } from '../../ui/format.ts'
import { OfferBadges, OfferTerms } from './OfferSummary.tsx'
import { fetchOffer } from './queries.ts'
import { OfferSchedule } from './schedule/OfferSchedule.tsx'

/** The offer as it is stored now. Until it is fetched, or if that fails, the offer as listed. */
export default function OfferView({ listed, onClose }: { listed: AdminOffer; onClose: () => void }) {
  const { data, isError } = useQuery({
    queryKey: ['admin', 'offer', listed.id],
    queryFn: () => fetchOffer(listed.id),
    staleTime: 0,
    // Not cached, so that the dialog opens with the offer as listed.
    gcTime: 0,
    retry: false,
  })
  useEffect(() => {
    if (isError) toast.error(messages.offerDetailsNotFetched)
  }, [isError])

  const offer = data ?? listed
  const link = normalizeLink(offer.link)
  return (
    <Dialog onClose={onClose} title="Offer Details" footer={<Button onClick={onClose}>Close</Button>}>
      <div className="flex items-start gap-3">
        <LenderLogo offer={offer} broken={<ImageOff className="size-6" />} />
        <div className="min-w-0 grow">
          <h3 className="text-lg">{offer.description || `Loan Offer #${offer.id}`}</h3>
          <p translate="no" className="text-quiet">
            {offer.lender}
          </p>
        </div>
        <OfferBadges
          offer={{ ...offer, recommended: listed.recommended, is_badge_off: listed.is_badge_off }}
        />
      </div>
      {listed.recommended && <AboutBadge offer={listed} />}
      <div className="mt-4">
        <OfferTerms offer={offer} />
        {whyUnpriced(offer).map((reason) => (
          <p key={reason} className="mt-2 text-sm text-caution">
            {reason}
          </p>
        ))}
      </div>
      <div className="mt-4 empty:hidden">
        <OfferSchedule offerId={offer.id} />
      </div>
      <h4 className="mt-5 mb-1 font-semibold">Offer link</h4>
      {link ? (
        <a href={link} target="_blank" rel="noopener noreferrer" className="link break-all">
          <span>{offer.link}</span>
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <p className="break-all">{offer.link}</p>
      )}
      <h4 className="mt-5 mb-1 font-semibold">Who can apply</h4>
      <OfferEligibility eligibility={offer.eligibility} />
      <h4 className="mt-5 mb-2 font-semibold">Required documents</h4>
      {offer.documents.length === 0 && <p className="text-quiet">None listed.</p>}
      <ul className="flex flex-col gap-3">
        {offer.documents.map(({ title, examples }) => (
          <li key={title}>
            <p className="font-medium">{title}</p>
            <ul className="list-disc pl-5 text-sm text-quiet">
              {examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <h4 className="mt-5 mb-1 font-semibold">Regulatory facts</h4>
      <OfferFacts offer={offer} />
      <p className="mt-5 text-sm text-quiet">{`Created ${day(offer.create_date)}`}</p>
    </Dialog>
  )
}

function AboutBadge({ offer }: { offer: AdminOffer }) {
  const reason = describeBadge(offer)
  return offer.is_badge_off ? (
    <p className="mt-3 text-sm text-caution">{`Borrowers don’t see the badge, because its reason is not true any more: “${reason}”`}</p>
  ) : (
    <p className="mt-3 text-sm text-quiet">{`Why it is recommended: ${reason}`}</p>
  )
}
