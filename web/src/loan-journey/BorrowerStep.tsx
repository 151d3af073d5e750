import { useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import { isSignedOut, messageOf } from '../api/failure.ts'
import { userInfoQuery } from '../borrower/queries.ts'
import { SignInAgain } from '../borrower/SignInAgain.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { LoanForm } from './LoanForm.tsx'
import { StepHeading } from './StepHeading.tsx'

/** Steps 2 and 3, once it is known what the borrower has told us before. */
export function BorrowerStep({ userId, step }: { userId: string; step: 2 | 3 }) {
  const { data: user, error, refetch } = useQuery(userInfoQuery(userId))
  if (isSignedOut(error)) {
    return <SignInAgain because={step === 2 ? messageOf(error) : messages.userSessionExpired} />
  }
  return (
    <>
      {step === 2 ? (
        <StepHeading title="A few details about you">
          Offers depend on these. Nothing goes to a lender, and you can change them later.
        </StepHeading>
      ) : (
        <StepHeading title="The loan you need">
          We compare all lenders for this amount and tenure. Nothing is sent to a lender yet.
        </StepHeading>
      )}
      {user && step === 2 && <DetailsForm key={userId} user={user} />}
      {user && step === 3 && <LoanForm key={userId} user={user} />}
      {!user && error && <ErrorState title={messageOf(error)} onRetry={() => void refetch()} />}
      {!user && !error && <FieldsSkeleton count={step === 2 ? 7 : 4} />}
    </>
  )
}

const FieldsSkeleton = ({ count }: { count: number }) => (
  <div role="status">
    <span className="sr-only">Loading your details</span>
    {Array.from({ length: count }, (_, index) => index).map((index) => (
      <div key={index} className="mb-5 flex flex-col gap-1.5">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-12 w-full" />
      </div>
    ))}
  </div>
)
