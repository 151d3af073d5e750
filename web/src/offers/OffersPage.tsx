import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { messages } from '#contract/messages.ts'
import { isSignedOut, messageOf } from '../api/failure.ts'
import { userInfoQuery } from '../borrower/queries.ts'
import { SignInAgain } from '../borrower/SignInAgain.tsx'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { HelpLine } from './HelpLine.tsx'
import { OffersComparison } from './OffersComparison.tsx'
import { OffersSkeleton } from './OffersSkeleton.tsx'
import { offersQuery } from './queries.ts'

export default function OffersPage() {
  const { token, userId } = useSession()
  if (token && userId) return <Offers userId={userId} />
  // A link to a comparison leads to it, once signed in; without one the journey goes its usual way.
  const { search } = window.location
  const next = search && `?${new URLSearchParams({ next: paths.offers + search })}`
  return <Navigate to={paths.loanJourney + next} replace />
}

function Offers({ userId }: { userId: string }) {
  const { data: offers, isError, refetch } = useQuery(offersQuery)
  const user = useQuery(userInfoQuery(userId))
  if (isSignedOut(user.error)) return <SignInAgain because={messageOf(user.error)} />

  const isFailed = !offers && isError
  const isReady = offers && !user.isPending
  return (
    <div className="page pt-6 pb-12 sm:pt-10">
      <h1 className="text-3xl sm:text-4xl">Here are your offers</h1>
      <div className="mb-8">
        {!isFailed && !isReady && <OffersSkeleton />}
        {isFailed && <ErrorState title={messages.offersNotLoaded} onRetry={() => void refetch()} />}
        {isReady && offers.length === 0 && (
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
        {isReady && offers.length > 0 && (
          <OffersComparison offers={offers} userId={userId} user={user.data} />
        )}
      </div>
      <HelpLine />
    </div>
  )
}
