import { useQuery } from '@tanstack/react-query'
import { ImageOff, Pencil } from 'lucide-react'
import { useEffect } from 'react'
import toast from 'react-hot-toast'
import { describeBadge } from '#contract/describe-badge.ts'
import * as messages from '#contract/messages.ts'
import type { AdminOffer, StoredOffer } from '#contract/offer.ts'
import { linkOfPress, normalizeLink } from '#contract/offer-link.ts'
import { whyUnpriced } from '#contract/price-check.ts'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { LenderLogo } from '../../catalogue/LenderLogo.tsx'
import { OfferEligibility } from '../../catalogue/OfferEligibility.tsx'
import { OfferFacts } from '../../catalogue/OfferFacts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Elements } from '../../ui/elements.ts'
import { day } from '../../ui/format.ts'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { OfferBadges, OfferTerms } from './OfferSummary.tsx'
import { fetchOffer } from './queries.ts'
import { OfferSchedule } from './schedule/OfferSchedule.tsx'

interface OfferViewProps {
  listed: AdminOffer
  /** Opens the form of the offer as it is shown, or of one of its scheduled changes. */
  onEdit: (offer: StoredOffer, change?: ScheduledChange) => void
  onClose: () => void
}

/** The offer as it is stored now. Until it is fetched, or if that fails, the offer as listed. */
export default function OfferView({ listed, onEdit, onClose }: OfferViewProps) {
  const { data, isError } = useQuery({
    queryKey: ['admin', 'offer', listed.id],
    queryFn: () => fetchOffer(listed),
    staleTime: 0,
    // Not cached, so that the dialog opens with the offer as listed.
    gcTime: 0,
    retry: false,
  })
  useEffect(() => {
    if (isError) toast.error(messages.offerDetailsNotFetched)
  }, [isError])

  const offer = data ?? listed
  return (
    <Dialog
      wide={useIsWide('64rem')}
      onClose={onClose}
      title="Offer Details"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button onClick={() => onEdit(offer)}>
            <Pencil className="size-4" aria-hidden="true" />
            <span>Edit</span>
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <LenderLogo offer={offer} broken={<ImageOff className="size-6" />} />
        <div className="min-w-0 grow basis-40">
          <h3 className="text-xl leading-7">{offer.description || `Loan Offer #${offer.id}`}</h3>
          <p className="flex flex-wrap gap-x-3 text-sm text-quiet">
            <span translate="no">{offer.lender}</span>
            <span>{`Created ${day(offer.create_date)}`}</span>
          </p>
        </div>
        <OfferBadges offer={offer} />
      </div>
      {offer.recommended && <AboutBadge offer={offer} />}
      <div className="mt-5 rounded-card bg-paper px-4 py-3">
        <OfferTerms offer={offer} />
        {whyUnpriced(offer).map((reason) => (
          <p key={reason} className="mt-2 text-sm text-caution">
            {reason}
          </p>
        ))}
      </div>
      <div className="mt-6 flex flex-col gap-6 empty:hidden">
        <OfferSchedule offerId={offer.id} onEdit={(change) => onEdit(offer, change)} />
      </div>
      <div className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <Part title="Offer link">
            <OfferLink link={offer.link} />
          </Part>
          <Part title="Who can apply">
            <OfferEligibility eligibility={offer.eligibility} />
          </Part>
          <Part title="Required documents">
            <Documents documents={offer.documents} />
          </Part>
        </div>
        <Part title="Regulatory facts">
          <OfferFacts offer={offer} />
        </Part>
      </div>
    </Dialog>
  )
}

const Part = ({ title, children }: { title: string; children: Elements }) => (
  <section>
    <h4 className="mb-1 font-semibold">{title}</h4>
    {children}
  </section>
)

/** Opened in a new tab, with `http://` in front if it has no scheme and without the place for a press; as text if it is no address. */
function OfferLink({ link }: Pick<StoredOffer, 'link'>) {
  const address = normalizeLink(link)
  if (!address) return <p className="break-all">{link}</p>
  return (
    <a href={linkOfPress(address)} target="_blank" rel="noopener noreferrer" className="link break-all">
      <span>{link}</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

const Documents = ({ documents }: Pick<StoredOffer, 'documents'>) =>
  documents.length === 0 ? (
    <p className="text-quiet">None listed.</p>
  ) : (
    <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {documents.map(({ title, examples }) => (
        <li key={title}>
          <p className="text-sm font-medium">{title}</p>
          <ul className="text-sm text-quiet">
            {examples.map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )

function AboutBadge({ offer }: { offer: AdminOffer }) {
  const reason = describeBadge(offer)
  return offer.is_badge_off ? (
    <p className="mt-3 text-sm text-caution">{`Borrowers don’t see the badge, because its reason is not true any more: “${reason}”`}</p>
  ) : (
    <p className="mt-3 text-sm text-quiet">{`Why it is recommended: ${reason}`}</p>
  )
}
