import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { lenderId } from '#contract/lender.ts'
import * as words from '#words/lenders.ts'
import { writtenLang } from '#words/locale.ts'
import { QueryFailure } from '../api/QueryFailure.tsx'
import { FollowChanges } from '../catalogue/FollowChanges.tsx'
import { LenderLogo } from '../catalogue/LenderLogo.tsx'
import { offersQuery } from '../catalogue/queries.ts'
import { Head } from '../PageHead.tsx'
import { lenderPath, paths } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { LenderOffer } from './LenderOffer.tsx'
import { LinkedVersion } from './LinkedVersion.tsx'
import { groupByLender, type Lender, lenderMeta } from './lenders.ts'
import { StructuredData } from './StructuredData.tsx'

export default function LenderPage() {
  const { lender: requested = '' } = useParams()
  const query = useQuery(offersQuery)
  const { data, isError } = query
  // Deferred, so that React renders the page in short slices.
  const offers = useDeferredValue(data?.offers)
  const hasFailed = isError && !data
  const id = lenderId(requested)
  const lender = offers && groupByLender(offers.filter((offer) => lenderId(offer.lender) === id))[0]
  return (
    <div className="page pt-4 pb-12">
      <p>
        <Link to={paths.lenders} className="link inline-flex min-h-11 items-center">
          {words.allLenders}
        </Link>
      </p>
      {(hasFailed || !offers || lender) && (
        <Head {...lenderMeta(lender?.name)} path={lender && lenderPath(id)} />
      )}
      {hasFailed && (
        <>
          <h1 className="text-3xl sm:text-4xl">{words.lender}</h1>
          <QueryFailure title={words.lenderNotLoaded} query={query} />
        </>
      )}
      {!hasFailed && offers && !lender && <UnknownLender />}
      {!hasFailed && (!offers || lender) && (
        <>
          <div className="grid grid-cols-1 items-center gap-x-16 gap-y-4 lg:grid-cols-2">
            {lender ? <LenderHeading lender={lender} /> : <HeadingSkeleton />}
            {/* The page's longest text is prerendered, and stays when the offers come. */}
            <p className="text-sm text-quiet">{words.checkFirstText}</p>
          </div>
          {lender ? <LenderOffers lender={lender} /> : <OffersSkeleton />}
        </>
      )}
    </div>
  )
}

function LenderHeading({ lender: { name, logo, offers } }: { lender: Lender }) {
  return (
    <div className="flex items-center gap-4">
      <LenderLogo offer={{ logo, lender: name }} />
      <div className="min-w-0">
        <h1 lang={writtenLang} translate="no" className="text-3xl sm:text-4xl">
          {name}
        </h1>
        <p className="text-quiet">{words.offers(offers.length)}</p>
      </div>
    </div>
  )
}

function LenderOffers({ lender }: { lender: Lender }) {
  const { offers } = lender
  const [search] = useSearchParams()
  const linked = search.get('offer')
  return (
    <>
      <StructuredData lender={lender} />
      {linked !== null && (
        <LinkedVersion offer={offers.find((offer) => offer.id === linked)} version={search.get('version')} />
      )}
      {offers.map((offer) => (
        <LenderOffer key={offer.id} offer={offer} />
      ))}
      <FollowChanges subject={{ lender: lender.id }} name={lender.name} />
    </>
  )
}

function UnknownLender() {
  return (
    <>
      <Head title={words.notFoundTitle} description={words.notFoundDescription} indexed={false} />
      <EmptyState
        heading="h1"
        title={words.notFound}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={paths.lenders}>{words.seeAllLenders}</ButtonLink>
            <ButtonLink variant="secondary" to={paths.compare}>
              {words.compareLoans}
            </ButtonLink>
          </div>
        }
      >
        {words.notFoundText}
      </EmptyState>
    </>
  )
}

const HeadingSkeleton = () => (
  <div className="flex items-center gap-4">
    <Skeleton className="size-12" />
    <h1 className="sr-only">{words.lender}</h1>
    <Skeleton className="h-14 w-64 sm:h-16" />
  </div>
)

const OffersSkeleton = () => (
  <div role="status">
    <span className="sr-only">{words.loadingLender}</span>
    <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-8 border-t border-line pt-8 lg:grid-cols-2">
      <div className="space-y-5">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-14 w-64" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12 w-72" />
      </div>
      <Lines of={5} />
    </div>
    <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
      <Lines of={8} />
      <Lines of={8} />
    </div>
  </div>
)

const Lines = ({ of }: { of: number }) => (
  <div className="space-y-5">
    {Array.from({ length: of }, (_, place) => place).map((place) => (
      <Skeleton key={place} className="h-5" />
    ))}
  </div>
)
