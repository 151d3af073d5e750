import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { messages } from '#contract/messages.ts'
import { isSignedOut, messageOf } from '../api/failure.ts'
import { hasDetails, hasLoan } from '../borrower/has-details.ts'
import { userInfoQuery } from '../borrower/queries.ts'
import { SignInAgain } from '../borrower/SignInAgain.tsx'
import { site } from '../content/site.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { OffersComparison } from './OffersComparison.tsx'
import { OffersSkeleton } from './OffersSkeleton.tsx'
import { offersQuery } from './queries.ts'

interface OffersViewProps {
  title: string
  /** Undefined for a visitor who is not signed in. */
  userId: string | undefined
  /** Below the title. */
  intro?: ReactNode
  /** Sends a borrower who has not saved a loan to the wizard, unless the address has an amount. */
  needsLoan?: boolean
}

/** The comparison with its loading, failed and empty states. Signed in or not, it is the same page. */
export function OffersView({ title, userId, intro, needsLoan = false }: OffersViewProps) {
  const { data: offers, isError: isFailed, refetch } = useQuery(offersQuery)
  const user = useQuery({ ...userInfoQuery(userId ?? ''), enabled: userId !== undefined })
  if (isSignedOut(user.error)) return <SignInAgain because={messageOf(user.error)} />
  // The URL of a shared comparison has an amount of its own.
  if (
    needsLoan &&
    user.data &&
    !hasLoan(user.data) &&
    !new URLSearchParams(window.location.search).has('amount')
  ) {
    return <Navigate to={hasDetails(user.data) ? paths.loanStep : paths.loanJourney} replace />
  }

  // As specified, a later failure clears the list too.
  const isReady = offers && !isFailed && (userId === undefined || !user.isPending)
  return (
    <div className="page pt-6 pb-12 sm:pt-10">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {intro}
      <div className="mb-8">
        {!isFailed && !isReady && <OffersSkeleton />}
        {isFailed && <ErrorState title={messages.offersNotLoaded} onRetry={() => void refetch()} />}
        {isReady && offers.length === 0 && (
          <EmptyState
            title={messages.noOffersFound}
            action={
              <Button variant="secondary" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            No lender has an offer right now. Please check again later.
          </EmptyState>
        )}
        {isReady && offers.length > 0 && (
          <OffersComparison key={userId} offers={offers} userId={userId} user={user.data} />
        )}
      </div>
      <HelpLine />
    </div>
  )
}

function HelpLine() {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line pt-6 text-quiet">
      <Phone className="size-5" aria-hidden="true" />
      Need help choosing? Call toll-free{' '}
      <a
        href={`tel:${site.phone.dialled}`}
        className="link amount inline-flex min-h-11 items-center font-semibold"
      >
        {site.phone.shown}
      </a>
      <span>{site.phone.hours}</span>
    </p>
  )
}
