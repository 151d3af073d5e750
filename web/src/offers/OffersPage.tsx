import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { messages } from '../../../functions/contract/messages.ts'
import type { Offer } from '../../../functions/contract/offer.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { HelpLine } from './HelpLine.tsx'
import { OfferCard } from './OfferCard.tsx'
import { OfferDetails } from './OfferDetails.tsx'
import { OffersSkeleton, offerGrid } from './OffersSkeleton.tsx'
import { offersQuery } from './queries.ts'

export default function OffersPage() {
  const { token } = useSession()
  return token ? <Offers /> : <Navigate to={paths.loanJourney} replace />
}

function Offers() {
  const { data: offers, isError, refetch } = useQuery(offersQuery)
  const [opened, setOpened] = useState<Offer>()
  return (
    <div className="page pt-6 pb-12 sm:pt-10">
      <h1 className="text-3xl sm:text-4xl">Here are your offers</h1>
      <p className="mt-2 min-h-6 text-quiet" aria-live="polite">
        {offers && offers.length > 0 && `${lenders(offers.length)}. You apply on the lender's own site.`}
      </p>

      <div className="my-6">
        {!offers && !isError && <OffersSkeleton />}
        {!offers && isError && <ErrorState title={messages.offersNotLoaded} onRetry={() => void refetch()} />}
        {offers?.length === 0 && (
          <EmptyState
            title={messages.noOffersFound}
            action={
              <Button variant="secondary" onClick={() => void refetch()}>
                Look again
              </Button>
            }
          >
            No lender has an offer right now.
          </EmptyState>
        )}
        {offers && offers.length > 0 && (
          <ul className={offerGrid}>
            {offers.map((offer) => (
              <li key={offer.id}>
                <OfferCard offer={offer} onMore={() => setOpened(offer)} />
              </li>
            ))}
          </ul>
        )}
      </div>

      <HelpLine />
      <OfferDetails offer={opened} onClose={() => setOpened(undefined)} />
    </div>
  )
}

const lenders = (count: number) => (count === 1 ? '1 lender' : `${count} lenders`)
