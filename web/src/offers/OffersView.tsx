import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { useDeferredValue, useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import * as messages from '#contract/messages.ts'
import type { LoanType } from '#loans/loan-request.ts'
import * as words from '#words/offers.ts'
import { tryAgain } from '#words/ui.ts'
import { isChallenge } from '../api/challenge.ts'
import { useConnection } from '../api/connection.ts'
import { isSignedOut, messageOf } from '../api/failure.ts'
import { QueryFailure, retry } from '../api/QueryFailure.tsx'
import { hasDetails, hasLoanPreferences } from '../borrower/has-details.ts'
import { userInfoQuery } from '../borrower/queries.ts'
import { SignInAgain } from '../borrower/SignInAgain.tsx'
import { offersQuery } from '../catalogue/queries.ts'
import { site } from '../content/site.ts'
import { paths } from '../paths.ts'
import { countStep } from '../session/count-step.ts'
import { Button } from '../ui/Button.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { Elements } from '../ui/elements.ts'
import { OffersComparison } from './OffersComparison.tsx'
import { OffersSkeleton } from './OffersSkeleton.tsx'
import { ApplyOffReason, type RatesStatus, ratesNoteId, ratesStatus } from './rates-status.ts'
import { useParsedTerms } from './use-parsed-terms.ts'

interface OffersViewProps {
  title: string
  /** Undefined for a visitor who is not signed in. */
  userId: string | undefined
  intro?: Elements
  /** Sends a borrower who has not saved a loan request to the wizard, unless the address has an amount. */
  needsLoan?: boolean
}

/** The comparison with its loading, failed and empty states. Signed in or not, it is the same page. */
export function OffersView({ title, userId, intro, needsLoan = false }: OffersViewProps) {
  const query = useQuery(offersQuery)
  const { data: loaded, error } = query
  // As specified, a failed refetch clears the list too. A firewall's challenge is not our server's failure.
  const isChallenged = loaded !== undefined && isChallenge(error)
  const isFailed = query.isError && !isChallenged
  const isParsed = useParsedTerms(loaded?.offers)
  const isOnline = useConnection() !== 'offline'
  const user = useQuery({ ...userInfoQuery(userId ?? ''), enabled: userId !== undefined })
  // Deferred, so that React renders the list in short slices and the page stays responsive.
  const isLoaded = useDeferredValue(
    loaded !== undefined && isParsed && (userId === undefined || !user.isPending),
  )
  if (isSignedOut(user.error)) return <SignInAgain because={messageOf(user.error)} />
  // The URL of a shared comparison has an amount of its own.
  if (
    needsLoan &&
    user.data &&
    !hasLoanPreferences(user.data) &&
    !new URLSearchParams(window.location.search).has('amount')
  ) {
    return <Navigate to={hasDetails(user.data) ? paths.loanStep : paths.loanJourney} replace />
  }

  const offers = loaded?.offers
  const isReady = isLoaded && offers && !isFailed
  // Not before the list: the offers may be there before React hydrates the prerendered page, which has no note.
  const rates = isReady ? ratesStatus(loaded, isOnline, isChallenged) : {}
  return (
    <div className="page pt-6 pb-12">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {intro}
      <RatesNote {...rates} />
      <div className="mb-8">
        {!isFailed && !isReady && <OffersSkeleton />}
        {isFailed && <QueryFailure title={messages.offersNotLoaded} query={query} />}
        {isReady && offers.length === 0 && (
          <EmptyState
            title={messages.noOffersFound}
            action={
              <Button variant="secondary" onClick={() => retry(query)}>
                {tryAgain}
              </Button>
            }
          >
            {words.noOffersNow}
          </EmptyState>
        )}
        {isReady && offers.length > 0 && (
          <ApplyOffReason value={rates.applyOffReason}>
            <OffersComparison key={userId} offers={offers} userId={userId} user={user.data} />
            {needsLoan && <Arrived loanType={user.data?.looking_for} />}
          </ApplyOffReason>
        )}
      </div>
      <HelpLine />
    </div>
  )
}

/** Counts that the borrower’s offers are shown. */
function Arrived({ loanType }: { loanType: LoanType | undefined }) {
  useEffect(() => countStep('offers', loanType), [loanType])
  return null
}

function RatesNote({ asOf, busy, applyOffReason }: RatesStatus) {
  return (
    <div role="status">
      {asOf && (
        <p id={ratesNoteId} className="mt-4 rounded-card bg-caution-wash px-4 py-3 text-sm">
          <ChangingText>{[asOf, busy, applyOffReason].filter(Boolean).join(' ')}</ChangingText>
        </p>
      )}
    </div>
  )
}

function HelpLine() {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line pt-6 text-quiet">
      <Phone className="size-5" aria-hidden="true" />
      <span>{words.needHelp}</span>
      <a
        href={`tel:${site.phone.dialled}`}
        translate="no"
        className="link amount inline-flex min-h-11 items-center font-semibold"
      >
        {site.phone.shown}
      </a>
      <span>{site.phone.hours}</span>
    </p>
  )
}
