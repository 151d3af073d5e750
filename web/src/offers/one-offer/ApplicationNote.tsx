import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Application } from '#contract/application.ts'
import { describeChanges } from '#contract/describe-changes.ts'
import { lenderId } from '#contract/lender.ts'
import type { Offer } from '#contract/offer.ts'
import * as routes from '#contract/routes.ts'
import { openedSite } from '#words/offer-card.ts'
import * as words from '#words/shown-offer.ts'
import { opensInNewTab } from '#words/ui.ts'
import { call } from '../../api/client.ts'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { formatApr } from '../../catalogue/format.ts'
import { OfferTerms } from '../../catalogue/OfferTerms.tsx'
import { withLender } from '../../catalogue/with-lender.tsx'
import type { EvaluatedOffer } from '../../offer-card/evaluated-offer.ts'
import { addressOf, lenderPath } from '../../paths.ts'
import { Name } from '../../ui/AsWritten.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { day, recentDay, rupees } from '../../ui/format.ts'
import { markWritten } from '../../ui/mark-written.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { sentence } from '../../ui/sentence.ts'

type ApplicationNoteProps = { evaluated: Pick<EvaluatedOffer, 'offer' | 'application'> }

/**
 * Says when the borrower last pressed Apply Now, and opens the figures and terms of that moment. What they did on the
 * lender's site is not known.
 */
export default function ApplicationNote({ evaluated: { offer, application } }: ApplicationNoteProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (!application) return null
  return (
    <>
      <button
        type="button"
        className="flex min-h-6 w-fit cursor-pointer items-center gap-1 rounded-full bg-positive-wash px-2 text-[0.75rem]/4 font-semibold text-positive"
        onClick={() => setIsOpen(true)}
      >
        <Check className="size-3.5 shrink-0" aria-hidden="true" />
        <span>
          {withLender(
            (lender, aside) => openedSite(recentDay(application.applied_at), lender, aside),
            offer.lender,
          )}
        </span>
      </button>
      {isOpen && <ShownOffer offer={offer} application={application} onClose={() => setIsOpen(false)} />}
    </>
  )
}

interface ShownOfferProps {
  offer: Offer
  application: Application
  onClose: () => void
}

function ShownOffer({ offer, application, onClose }: ShownOfferProps) {
  const { amount, tenure_months, emi, apr, is_as_shown, for_any_borrower, applied_at } = application
  return (
    <Dialog
      onClose={onClose}
      title={is_as_shown && !for_any_borrower ? words.title : words.titleThen}
      description={
        <>
          <Name>{offer.lender}</Name>
          <span>{`, ${day(applied_at)}`}</span>
        </>
      }
    >
      <p>
        {emi === undefined || apr === undefined
          ? words.shownWithoutPrice(rupees(amount), tenure_months)
          : sentence(
              words.shownFigures<ReactNode>(
                rupees(amount),
                tenure_months,
                rupees(emi),
                formatApr(apr),
                (figure) => (
                  <strong translate="no" className="amount">
                    {figure}
                  </strong>
                ),
              ),
            )}
      </p>
      {!is_as_shown && <p className="mt-1 text-sm text-quiet">{words.hadChanged}</p>}
      {for_any_borrower && <p className="mt-1 text-sm text-quiet">{words.forAnyBorrower}</p>}
      <p className="mt-1 text-sm text-quiet">{words.noNumberKept}</p>
      <TermsThen offer={offer} version={application.offer_version} />
    </Dialog>
  )
}

function TermsThen({ offer, version }: { offer: Offer; version: number }) {
  const isCurrent = version === offer.version
  const query = useQuery({
    queryKey: ['offer-history', offer.id, version],
    queryFn: async ({ signal }) =>
      (await call(routes.offerHistory, { query: { id: offer.id }, signal })).versions,
    enabled: !isCurrent,
  })
  const { data: versions, isError } = query
  if (isError && !versions) return <QueryFailure title={words.termsNotLoaded} query={query} />
  if (!isCurrent && !versions)
    return (
      <div role="status" className="mt-6">
        <span className="sr-only">{words.loadingTerms}</span>
        <Skeleton className="h-40 w-full" />
      </div>
    )
  const then = isCurrent ? offer : versions?.find((one) => one.version === version)
  if (!then) return <p className="mt-6 text-quiet">{words.termsNotShown}</p>
  const [latest = offer] = versions ?? []
  // The history may be a cached one, older than the offer.
  const changes = describeChanges(then, latest.version > offer.version ? latest : offer)
  return (
    <>
      <h3 className="mt-6 mb-2 text-base">{words.termsThatDay}</h3>
      <OfferTerms offer={then} />
      <h3 className="mt-6 mb-2 text-base">{words.sinceThen}</h3>
      {changes.length === 0 ? (
        <p className="text-quiet">{words.nothingChanged}</p>
      ) : (
        <ul className="list-disc pl-5 text-sm marker:text-primary">
          {changes.map((change) => (
            <li key={change}>{markWritten(change)}</li>
          ))}
        </ul>
      )}
      <a
        href={addressOf(lenderPath(lenderId(offer.lender), { offer: offer.id, version }))}
        target="_blank"
        rel="noopener"
        className="link mt-4 inline-flex min-h-11 items-center"
      >
        <span>{words.termsOnLendersPage}</span>
        <span className="sr-only"> {opensInNewTab}</span>
      </a>
    </>
  )
}
