import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Offer } from '#contract/offer.ts'
import { linkedTermsNotLoaded } from '#words/lenders.ts'
import * as words from '#words/linked-version.ts'
import { QueryFailure } from '../api/QueryFailure.tsx'
import { OfferTerms } from '../catalogue/OfferTerms.tsx'
import { Card } from '../ui/Card.tsx'
import { day } from '../ui/format.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { historyQuery } from './history.ts'
import { describeLoanTypes } from './lenders.ts'

interface LinkedVersionProps {
  /** Absent if the lender has no offer with the linked id. */
  offer: Offer | undefined
  /** The version in the page's address, not validated. */
  version: string | null
}

/** The page's address can name a version of an offer. Shows the terms of that version, and when they applied. */
export function LinkedVersion({ offer, version }: LinkedVersionProps) {
  return (
    <Card className="mt-6">
      {offer ? (
        <VersionTerms offer={offer} version={version} />
      ) : (
        <UnknownVersion reason={words.unknownOffer} />
      )}
    </Card>
  )
}

function VersionTerms({ offer, version }: { offer: Offer; version: string | null }) {
  const query = useQuery(historyQuery(offer.id))
  const { data, isError } = query
  if (!data)
    return isError ? (
      <QueryFailure title={linkedTermsNotLoaded} query={query} />
    ) : (
      <div role="status">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="h-48 w-full" />
      </div>
    )
  const index = data.versions.findIndex((one) => String(one.version) === version)
  const shown = data.versions[index]
  if (!shown) return <UnknownVersion reason={words.unknownVersion} />
  const next = data.versions[index - 1]
  // The public history leaves out the versions in which the offer was hidden. If such a version came next, this page
  // does not know when the terms ended.
  const isFollowed = next?.version === shown.version + 1
  const loans = describeLoanTypes(shown)
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-2 lg:grid-cols-2">
      <div>
        <VersionHeading>
          {isFollowed
            ? words.termsFromTo(loans, day(shown.at), day(next.at))
            : words.termsFrom(loans, day(shown.at))}
        </VersionHeading>
        <p className="text-quiet">{next ? words.isEarlier : words.isLatest}</p>
      </div>
      <OfferTerms offer={shown} />
    </div>
  )
}

function UnknownVersion({ reason }: { reason: string }) {
  return (
    <>
      <VersionHeading>{words.unknown}</VersionHeading>
      <p className="text-quiet">{reason}</p>
    </>
  )
}

const VersionHeading = ({ children }: { children: ReactNode }) => <h2 className="mb-1 text-xl">{children}</h2>
