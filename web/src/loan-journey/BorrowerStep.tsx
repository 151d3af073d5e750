import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import * as messages from '#contract/messages.ts'
import * as words from '#words/loan-journey.ts'
import { tryAgain } from '#words/ui.ts'
import { isSignedOut, messageOf } from '../api/failure.ts'
import { retry } from '../api/QueryFailure.tsx'
import { hasDetails } from '../borrower/has-details.ts'
import { choicesIn, withChoices } from '../borrower/loan-choices.ts'
import { userInfoQuery } from '../borrower/queries.ts'
import { SignInAgain } from '../borrower/SignInAgain.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { DetailsForm, type DetailsFormProps } from './DetailsForm.tsx'
import { FieldsSkeleton } from './FieldsSkeleton.tsx'
import { LoanForm } from './LoanForm.tsx'
import type { StepWithBar } from './progress.ts'

interface BorrowerStepProps {
  userId: string
  step: StepWithBar
  onUnsaved: DetailsFormProps['onUnsaved']
}

/** The form of step 2 or 3, prefilled with what the server knows about the borrower. */
export default function BorrowerStep({ userId, step, onUnsaved }: BorrowerStepProps) {
  const query = useQuery(userInfoQuery(userId))
  const { data: user, error, errorUpdateCount, isFetching } = query
  // Not `error`: a retry clears it, and the form must stay.
  const hasFailed = !user && errorUpdateCount > 0
  // Deferred, so that React renders the form in short slices and the page stays responsive.
  const isReady = useDeferredValue(user !== undefined || hasFailed)
  const { search } = useLocation()
  if (isSignedOut(error)) {
    return <SignInAgain because={step === 2 ? messageOf(error) : messages.userSessionExpired} />
  }
  if (step === 3 && user && !hasDetails(user)) {
    return <Navigate to={withChoices(paths.loanJourney, choicesIn(search))} replace />
  }
  return (
    <>
      {hasFailed && <PrefillFailed isRetrying={isFetching} onRetry={() => retry(query)} />}
      {isReady && (user || hasFailed) ? (
        // The key discards the form when another borrower signs in.
        step === 2 ? (
          <DetailsForm key={userId} userId={userId} user={user} onUnsaved={onUnsaved} />
        ) : (
          <LoanForm key={userId} userId={userId} user={user} />
        )
      ) : (
        <FieldsSkeleton step={step} />
      )}
    </>
  )
}

/** Says that the details could not be loaded. The form below still works, prefilled from this device. */
const PrefillFailed = ({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) => (
  <div
    role="alert"
    className="mb-6 flex flex-wrap items-center gap-x-3 rounded-card bg-caution-wash px-4 py-2 text-sm"
  >
    <p className="grow basis-60">{words.detailsNotLoaded}</p>
    <Button variant="quiet" busy={isRetrying} onClick={onRetry}>
      {tryAgain}
    </Button>
  </div>
)
